import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";

import { PageSpread } from "./page-spread.tsx";

const dot = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const pages = [dot, dot, dot, dot, dot];

test.for([
  [
    "a phone turns one page at a time",
    360,
    ["Page 1 of the first 5", "Page 2 of the first 5", "Page 5 of the first 5"],
  ],
  [
    "a desk shows two, the first on the right",
    1280,
    ["Page 1 of the first 5", "Pages 2 and 3 of the first 5", "Pages 4 and 5 of the first 5"],
  ],
] as const)("%s, by keys and buttons, and never beyond the ends", async ([, width, places]) => {
  await page.viewport(width, 800);
  const screen = await renderPart(<PageSpread label="My book" pages={pages} shape={0.7} />);
  const [first, second, last] = places;
  await expect.element(screen.getByText(first)).toBeVisible();
  await expectAccessible(screen.container);

  await screen.getByRole("button", { name: "Turn the page" }).click();
  await expect.element(screen.getByText(second)).toBeVisible();
  screen.getByRole("region", { name: "My book" }).element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(screen.getByText(last)).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "Page 5", exact: true })).toBeVisible();

  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  await expect.element(screen.getByText(first)).toBeVisible();
});

test.for([360, 1280])("on a screen of %i pixels the open pages can be seen larger, and turned there", async (width) => {
  await page.viewport(width, 800);
  const screen = await renderPart(<PageSpread label="My book" pages={pages} shape={0.7} />);
  await screen.getByRole("button", { name: "Turn the page" }).click();
  const second = screen.getByRole("img", { name: "Page 2", exact: true });
  await expect.element(second).toBeVisible();
  const small = second.element().clientWidth;

  await screen.getByRole("button", { name: "Larger" }).click();
  const large = screen.getByRole("dialog", { name: "My book" });
  await expect.element(large).toBeVisible();

  const shown = large.getByRole("img", { name: "Page 2", exact: true });
  expect(shown.element().clientWidth).toBeGreaterThan(small * 1.2);
  await expectAccessible(large.element());
  await large.getByRole("button", { name: "Turn back a page" }).click();
  await expect.element(large.getByRole("img", { name: "Page 1", exact: true })).toBeVisible();
  await large.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByText("Page 1 of the first 5")).toBeVisible();
});
