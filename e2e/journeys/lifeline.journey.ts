import { readFile } from "node:fs/promises";

import type { Locator, Page } from "@playwright/test";

import { expectAccessible, expectAccessibleInLongRuns } from "../axe.ts";
import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";
import { createTimelineMember } from "../timeline.ts";

const memories = [
  { year: 1998, month: 6, title: "Summer concert", mark: "Flower" },
  { year: 2002, month: 3, title: "The flood", mark: "Stone" },
  { year: 2006, month: 9, title: "Plums" },
] as const;

test("by keyboard alone one zooms, goes from mark to mark, makes one large and opens it", async ({ page, product }) => {
  await signIn(page, await createTimelineMember(product, memories));
  await page.goto("/timeline");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Lifeline" }).press("Enter");
  await expect(page.getByText("Ada Vermeer · Ghent · ")).toBeVisible();
  const rope = page.getByRole("region", { name: "Your lifeline" });
  const range = page.getByRole("status").first();
  const levels = page.getByRole("group", { name: "Zoom level" });
  await expect(levels.getByRole("button", { name: "Decade", pressed: true })).toBeVisible();
  await expect(rope.getByText("1951 to 1997")).toBeVisible();

  await page.getByRole("checkbox", { name: "True scale" }).press("Space");
  await expect(range).toHaveText(/^199\d – 200\d$/);
  await expect(rope.getByText("1951 to 1997")).toBeHidden();
  await rope.focus();
  await page.keyboard.press("0");
  await expect(range).toHaveText(/^1951 – \d{4}$/);
  await page.keyboard.press("End");
  for (let press = 0; press < 2; press += 1) await page.keyboard.press("+");
  await expect(range).not.toHaveText(/^1951/);
  await page.keyboard.press("0");
  await expect(range).toHaveText(/^1951/);
  await levels.getByRole("button", { name: "Decade" }).press("Enter");
  await expect(range).toHaveText("1990 – 1999");
  await levels.getByRole("button", { name: "Month" }).press("Enter");
  await expect(range).toHaveText("June 1998");
  await levels.getByRole("button", { name: "Life" }).press("Enter");
  await expect(range).toHaveText(/^1951/);
  await rope.focus();
  await page.keyboard.press("Enter");
  const first = rope.getByRole("button", { name: "Summer concert, June 1998, Flower" });
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowRight");
  const second = rope.getByRole("button", { name: "The flood, March 2002, Stone" });
  await expect(second).toBeFocused();
  await page.keyboard.press("Enter");
  const card = page.getByRole("region", { name: "Chosen memory" });
  await expect(card.getByRole("link", { name: "Open: The flood" })).toBeFocused();
  await expect(card).toContainText("March 2002 · Stone");
  await card.getByRole("button", { name: "Large" }).press("Enter");
  await expect(card.getByRole("button", { name: "Large", pressed: true })).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(second).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/timeline\/memory\/[^/]+\/summer-concert\/view$/);
});

test("a mark is pulled larger, what is heavy is left out, and hopes and the whole rope are kept", async ({
  page,
  product,
}) => {
  await signIn(page, await createTimelineMember(product, memories));
  await page.goto("/lifeline");
  const flower = page.getByRole("button", { name: "Summer concert, June 1998, Flower" });
  const stone = page.getByRole("button", { name: "The flood, March 2002, Stone" });
  // Waits until the rope is drawn as far as the flower.
  await flower.hover();
  await pull(page, await middleOf(flower), -40);
  await page.getByRole("button", { name: "Show as a list" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: "Summer concert" });
  await expect(entry).toContainText("June 1998 · Flower · Large");

  await page.getByRole("checkbox", { name: "Emotional journey" }).check();
  await expect(page.getByText("it doesn't judge")).toBeVisible();
  await page.getByRole("checkbox", { name: "Hide stones and candles" }).check();
  await expect(stone).toBeHidden();
  await page.getByLabel("Something you hope for").fill("Rome in spring");
  await page.getByRole("button", { name: "Add a hope" }).click();
  await expect(page.getByRole("button", { name: "Remove: Rome in spring" })).toBeVisible();
  await page.getByRole("button", { name: "Make a poster or picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Export the lifeline" });
  await expect(dialog.getByRole("img", { name: "Preview of your poster" })).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "Only the years with memories" })).toBeChecked();
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save as SVG" }).click();
  const drawing = await readFile(await (await saving).path(), "utf8");
  expect(drawing).toContain(">Summer concert</text>");
  expect(drawing).toContain("url(data:font/woff2;base64,");
  expect(drawing).toContain(">1951–1997</text>");
  expect(drawing).not.toContain("The flood");
  const painting = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save as PNG" }).click();
  expect((await painting).suggestedFilename()).toBe("lifeline.png");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expectAccessibleInLongRuns(page);

  await page.reload();
  await expect(flower).toBeVisible();
  await expect(stone).toBeHidden();
  await page.getByRole("button", { name: "Show as a list" }).click();
  await expect(entry).toContainText("Large");
});

test("the stage is 60 % of the window high and grows with a wide window", async ({ page, product }) => {
  await signIn(page, await createTimelineMember(product, memories));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/lifeline");
  const rope = page.getByRole("region", { name: "Your lifeline" });
  const size = async () => {
    const box = await rope.boundingBox();
    return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
  };
  await expect.poll(size).toEqual({ width: 1056, height: 480 });
  await expect(rope.getByText("Summer concert", { exact: true }), "the title of a landmark").toBeVisible();

  await page.setViewportSize({ width: 1920, height: 1000 });
  await expect.poll(size).toEqual({ width: 1500, height: 600 });
});

test.describe("by touch on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: "dark" });

  test("a life lies along one list, a tap shows a memory and one more opens it", async ({ page, product }) => {
    const full = Array.from({ length: 5 }, (_, at) => ({ year: 2006, month: 9, title: `Plums ${at}` }));
    await signIn(page, await createTimelineMember(product, [...memories.slice(0, 2), ...full]));
    await page.goto("/lifeline");
    const rope = page.getByRole("region", { name: "Your lifeline" });
    const levels = page.getByRole("group", { name: "Zoom level" });
    await expect(levels.getByRole("button", { name: "Decade", pressed: true })).toBeVisible();
    await expect(rope.getByRole("heading", { level: 2 })).toHaveText(["1998", "2002", "2006"]);
    await expect(rope.getByText("1951 to 1997, 47 quiet years")).toBeVisible();
    await expect(rope.getByText("1999 to 2001, three quiet years")).toBeVisible();
    await expect(page.getByRole("button", { name: "Show as a list" })).toBeHidden();
    await expectAccessible(page);

    await expect(rope.getByRole("listitem")).toHaveCount(3);
    await rope.getByRole("button", { name: "5 memories" }).tap();
    await expect(rope.getByRole("listitem")).toHaveCount(7);
    await levels.getByRole("button", { name: "Life" }).tap();
    await expect(rope.getByRole("listitem")).toHaveCount(3);
    await levels.getByRole("button", { name: "Year" }).tap();
    await expect(rope.getByRole("listitem")).toHaveCount(7);

    const row = rope.getByRole("button", { name: "Summer concert, June 1998, Flower" });
    await row.tap();
    const open = rope.getByRole("link", { name: "Open: Summer concert" });
    await expect(open).toBeVisible();
    await expectAccessible(page);
    await row.press("Escape");
    await expect(open).toBeHidden();
    await expect(row).toBeFocused();
    await row.tap();
    await open.tap();
    await expect(page).toHaveURL(/\/summer-concert\/view$/);
  });
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function middleOf(part: Locator): Promise<Spot> {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pull(page: Page, { x, y }: Spot, byPx: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + byPx / 4);
  await page.mouse.move(x, y + byPx / 2);
  await page.mouse.move(x, y + byPx);
  await page.mouse.up();
}
