import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";

import { MonthPager } from "./month-pager.tsx";

test("the pager goes from month to month and says which one is open", async () => {
  const screen = await renderPart(<Year startsAt={7} />);

  await screen.getByRole("button", { name: "Next" }).click();

  await expect.element(screen.getByText("August")).toHaveAttribute("aria-current", "true");
  await expect.element(screen.getByText("July")).toBeVisible();
  await expect.element(screen.getByText("September")).toBeVisible();
});

test("January has no previous and December no next", async () => {
  const screen = await renderPart(
    <>
      <Year startsAt={1} />
      <Year startsAt={12} />
    </>,
  );

  await expect.element(screen.getByRole("button", { name: "Previous" }).first()).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: "Next" }).first()).toBeEnabled();
  await expect.element(screen.getByRole("button", { name: "Next" }).last()).toBeDisabled();
});

test("the longest months fit on 320 pixels and pass axe", async () => {
  await page.viewport(320, 640);
  const screen = await renderPart(<Year startsAt={9} />);

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectAccessible(screen.container);
  await page.viewport(1024, 768);
});

test("on a small phone no month's name is broken", async () => {
  const screen = await renderPart(
    <div className="w-70">
      {[9, 10, 12].map((month) => (
        <Year key={month} startsAt={month} />
      ))}
    </div>,
  );

  const names = screen.getByRole("listitem").elements();

  expect(
    names.filter((name) => name.getBoundingClientRect().height > 40).map(({ textContent }) => textContent),
  ).toEqual([]);
});

function Year({ startsAt }: { readonly startsAt: number }) {
  const [month, setMonth] = useState(startsAt);
  return <MonthPager month={month} onMonthChange={setMonth} locale="en-GB" />;
}
