import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";

import { PageSpread } from "./page-spread.tsx";

const dot = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

interface LeafedProps {
  /** Pages after it are still drawn. */
  readonly drawn?: number;
  readonly direction?: "ltr" | "rtl";
  readonly onOpen?: () => void;
}

/** A book of six pages. */
function Leafed({ drawn = 6, direction = "ltr", onOpen = () => undefined }: LeafedProps) {
  const [at, setAt] = useState(0);
  const book = {
    pageCount: 6,
    shape: 0.7,
    direction,
    pictureOf: (number: number) => (number <= drawn ? dot : undefined),
    altOf: (number: number) => (number === 0 ? "Front cover" : `Page ${number}: The sea`),
  };
  return <PageSpread label="My book" book={book} page={at} onTurn={setAt} onOpen={onOpen} />;
}

test.for([
  ["a phone turns one page at a time", 360, ["Page 1 of 6", "Page 6 of 6"], ["Page 1: The sea"]],
  ["a desk shows two, the first on the right", 1280, ["Page 1 of 6", "Page 6 of 6"], ["Page 1: The sea"]],
] as const)("%s, by keys and buttons, and never beyond the ends", async ([, width, [first, last], alts]) => {
  await page.viewport(width, 800);
  const screen = await renderPart(<Leafed />);
  await expect.element(screen.getByText("Cover", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "Front cover" })).toBeVisible();
  await expectAccessible(screen.container);

  await screen.getByRole("button", { name: "Turn the page" }).click();
  await expect.element(screen.getByText(first)).toBeVisible();
  for (const alt of alts) await expect.element(screen.getByRole("img", { name: alt })).toBeVisible();
  screen.getByRole("region", { name: "My book" }).element().focus();
  await userEvent.keyboard("{ArrowRight}".repeat(8));
  await expect.element(screen.getByText(last)).toBeVisible();

  await userEvent.keyboard("{ArrowLeft}".repeat(9));
  await expect.element(screen.getByText("Cover", { exact: true })).toBeVisible();
});

test("two pages lie side by side where there is room, and each is named", async () => {
  await page.viewport(1280, 800);
  const screen = await renderPart(<Leafed />);

  await screen.getByRole("button", { name: "Turn the page" }).click();
  await screen.getByRole("button", { name: "Turn the page" }).click();

  await expect.element(screen.getByText("Pages 2 and 3 of 6")).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "Page 2: The sea" })).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "Page 3: The sea" })).toBeVisible();
});

test("a book that is read from the right is turned the other way", async () => {
  await page.viewport(1280, 800);
  const screen = await renderPart(<Leafed direction="rtl" />);
  const leftOf = (name: string) => screen.getByRole("img", { name }).element().getBoundingClientRect().left;
  screen.getByRole("region", { name: "My book" }).element().focus();

  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(screen.getByText("Pages 2 and 3 of 6")).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "Page 3: The sea" })).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "Page 2: The sea" })).toBeVisible();

  expect(leftOf("Page 3: The sea")).toBeLessThan(leftOf("Page 2: The sea"));
  const [on, back] = ["Turn the page", "Turn back a page"].map(
    (name) => screen.getByRole("button", { name }).element().getBoundingClientRect().left,
  );
  expect(on).toBeLessThan(back ?? 0);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(screen.getByText("Cover", { exact: true })).toBeVisible();
});

test("a page that is still drawn is there already, and says which one it is", async () => {
  await page.viewport(360, 800);
  const screen = await renderPart(<Leafed drawn={0} />);

  await screen.getByRole("button", { name: "Turn the page" }).click();

  await expect.element(screen.getByText("Page 1: The sea")).toBeInTheDocument();
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
});

test("a tap on the open pages, or the button beside them, shows them larger", async () => {
  await page.viewport(360, 800);
  const handleOpen = vi.fn<() => void>();
  const screen = await renderPart(<Leafed onOpen={handleOpen} />);

  await screen.getByRole("region", { name: "My book" }).click();
  await screen.getByRole("button", { name: "Larger" }).click();

  expect(handleOpen).toHaveBeenCalledTimes(2);
});
