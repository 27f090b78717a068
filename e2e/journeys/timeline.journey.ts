import type { Page } from "@playwright/test";

import { expect } from "../journey.ts";
import { createMember, signIn, test } from "../member.ts";
import { otherDeviceOf } from "../other-device.ts";
import { createTimelineMember } from "../timeline.ts";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const mostPresses = 40;
const memories = [
  { year: 2000, month: 6, title: "Summer concert", mark: "Flower" },
  { year: 2000, month: 6, title: "Night shift", mark: "Stone" },
  { year: 2000, month: 6, title: "Plums" },
  { year: 2000, month: 6, title: "Put away", isArchived: true },
  { year: 2003, month: 1, title: "Snow", mark: "Flower" },
] as const;

test("by keyboard alone a timeline is set, once, and a year and month of it are found", async ({ page, product }) => {
  const member = await createMember(product);
  await signIn(page, member);
  await page.goto("/timeline");
  await expect(page.getByRole("heading", { level: 1, name: "Ada's timeline" })).toBeVisible();
  await expect(page.getByRole("button", { name: String(new Date().getFullYear()), exact: true })).toBeDisabled();
  await tabTo(page, "Set timeline");
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Set your timeline" });
  await expect(sheet.getByLabel("Start year")).toBeFocused();
  await expect(sheet).toContainText("only once");
  await page.keyboard.type("1998");
  await expect(sheet.getByRole("status")).toContainText("2007");
  await tabTo(page, "Save");
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { name: "Add Memories" })).toBeVisible();
  expect(await otherDeviceOf(product, member).statusOf("POST", "/timeline/create", { startYear: 1991 })).toBe(409);

  await page.getByRole("link", { name: "1998 0 Memories" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/timeline?year=2000");
  await tabTo(page, "June nothing yet");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No memories found" })).toBeVisible();
  await tabTo(page, "Next");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Memories of July" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Memories of July" })).toBeFocused();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Memories of July" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Memories of June" })).toBeVisible();
  await page.getByRole("link", { name: "1951 to 1997 with Memory keeper" }).press("Enter");
  await expect(page).toHaveURL("/subscriptions?from=1951&to=1997");
  await expect(page.getByText("€4.99")).toBeVisible();
});

test.describe("by touch on a phone", () => {
  test.use(phone);

  test("a year on the rope, a month, its archive and a memory brought back", async ({ page, product }) => {
    await signIn(page, await createTimelineMember(product, memories));
    await page.goto("/timeline");
    await page.getByRole("button", { name: "All years" }).tap();
    await page.getByRole("link", { name: "2000 3 Memories" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "memories of 2000" })).toBeFocused();
    await expect(page.getByText("1 flower memory")).toBeVisible();
    await expect(page.getByText("1 stone memory")).toBeVisible();
    await page.getByRole("link", { name: "June 3 memories" }).tap();
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("link", { name: "Add Memory" })).toHaveAttribute("href", /year=2000&month=6$/);

    await page.getByRole("button", { name: "archived memories" }).tap();
    await expect(page).toHaveURL("/timeline?year=2000&month=6&archive=true");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: "Restore Put away" }).tap();
    await page.getByRole("dialog", { name: "Restore Memory?" }).getByRole("button", { name: "Restore" }).tap();
    await expect(page.getByRole("heading", { name: "No archived memories here" })).toBeVisible();
    await page.getByRole("button", { name: "Hide archives" }).tap();
    await expect(page.getByRole("article")).toHaveCount(4);

    await page.getByRole("link", { name: "Back to 2000" }).tap();
    await expect(page).toHaveURL("/timeline?year=2000");
    await expect(page.getByRole("link", { name: "June 4 memories" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test("a year or month that does not exist leads a step back, not into the void @long", async ({ page, product }) => {
  await signIn(page, await createTimelineMember(product, []));

  for (const search of ["?year=1850&month=6", "?year=abc", "?month=6", "?year=2000.5"]) {
    await page.goto(`/timeline${search}`);
    await expect(page.getByRole("heading", { name: "Add Memories" })).toBeVisible();
  }
  for (const search of ["?year=2000&month=13", "?year=2000&month=abc&archive=true"]) {
    await page.goto(`/timeline${search}`);
    await expect(page.getByRole("heading", { name: "memories of 2000" })).toBeVisible();
  }
});

/** Presses Tab until an element of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const named = page.getByRole("button", { name, exact: true }).or(page.getByRole("link", { name, exact: true }));
  for (let press = 0; press < mostPresses; press += 1) {
    if (await named.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${name}`);
}
