import type { Locator, Page } from "@playwright/test";

import { expectSettled } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { dragByFinger, dragByMouse, expectSheetShare } from "../sheet.ts";

const phone = { width: 360, height: 740 };

test.beforeEach(async ({ page }) => {
  await page.goto("/dev/ui");
});

test.describe("with a finger", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("a finger scrolls the text of a sheet, draws the sheet up and lowers it step by step until it closes", async ({
    page,
  }) => {
    await opener(page, "Sheet").tap();
    const sheet = page.getByRole("dialog", { name: "Set your timeline" });
    const grip = sheet.getByRole("heading");
    await expectSheetShare(sheet, 0.5);

    await expectSettled(page);
    const top = () => sheet.getByRole("list").evaluate((list) => list.getBoundingClientRect().top);
    const before = await top();
    await dragByFinger(page, sheet.getByText("1990"), -120);
    await expect.poll(top).toBeLessThan(before - 60);
    await expectSheetShare(sheet, 0.5);

    await dragByFinger(page, grip, -330);
    await expectSheetShare(sheet, 1);
    await dragByFinger(page, grip, 360);
    await expectSheetShare(sheet, 0.5);
    await dragByFinger(page, grip, 190);
    await expectSheetShare(sheet, 0.25);
    await dragByFinger(page, grip, 170);

    await expect(sheet).toBeHidden();
    await expect(opener(page, "Sheet")).toBeFocused();
  });
});

test.describe("with a mouse", () => {
  test.use({ viewport: phone });

  test("a sheet is drawn up and down, and a press beside it closes it @long", async ({ page }) => {
    await opener(page, "Sheet").click();
    const sheet = page.getByRole("dialog", { name: "Set your timeline" });
    await expectSheetShare(sheet, 0.5);

    await dragByMouse(page, sheet.getByRole("heading"), -330);
    await expectSheetShare(sheet, 1);
    await dragByMouse(page, sheet.getByRole("heading"), 360);
    await expectSheetShare(sheet, 0.5);
    await page.mouse.click(20, 20);

    await expect(sheet).toBeHidden();
    await expect(opener(page, "Sheet")).toBeFocused();
  });
});

test("a question is answered by its buttons, and Escape, a press beside it and Close mean no @long", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog", { name: "Delete Memory?" });
  const ways = [
    { said: "Confirmed", answer: () => dialog.getByRole("button", { name: "Delete" }).press("Enter") },
    { said: "Cancelled", answer: () => dialog.getByRole("button", { name: "Cancel" }).click() },
    { said: "Cancelled", answer: () => dialog.getByRole("button", { name: "Close" }).click() },
    { said: "Cancelled", answer: () => page.keyboard.press("Escape") },
    { said: "Cancelled", answer: () => page.mouse.click(20, 300) },
  ] as const;
  await opener(page, "Confirm").press("Enter");
  await expectFocusKept(page, dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener(page, "Confirm")).toBeFocused();
  for (const { said, answer } of ways) {
    await opener(page, "Confirm").press("Enter");
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);

    await answer();

    // Checked first, because the toast is shown for three seconds only.
    await expect(toast(page, said).last()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(opener(page, "Confirm")).toBeFocused();
  }
});

test("an alert, a success and a modal of one's own are closed from within and give the focus back @long", async ({
  page,
}) => {
  const spoken = [
    ["Alert", "Your book is being made"],
    ["Success", "Memory added successfully"],
  ] as const;
  for (const [kind, title] of spoken) {
    await opener(page, kind).press("Enter");
    const dialog = page.getByRole("dialog", { name: title });
    await expectFocusKept(page, dialog);

    await dialog.getByRole("button", { name: "OK" }).press("Enter");

    await expect(dialog).toBeHidden();
    await expect(opener(page, kind)).toBeFocused();
  }
  await opener(page, "Custom").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Name this year" });
  await dialog.getByLabel("Name").fill("The year of the move");
  await dialog.getByRole("button", { name: "Keep the name" }).click();

  await expect(dialog).toBeHidden();
  await expect(opener(page, "Custom")).toBeFocused();
});

test("while something loads, neither Escape nor a press beside it gets past it @long", async ({ page }) => {
  await holdClock(page);
  await opener(page, "Loading").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Loading..." });
  await page.clock.runFor(500);
  await expect(dialog).toBeVisible();

  await page.keyboard.press("Escape");
  await page.mouse.click(20, 300);
  await page.clock.runFor(1000);
  await expect(dialog).toBeVisible();

  await page.clock.resume();
  await expect(dialog).toBeHidden();
  await expect(opener(page, "Loading")).toBeFocused();
});

test("an error interrupts, waits while the pointer rests on it, and can be closed @long", async ({ page }) => {
  await holdClock(page);
  await opener(page, "Toast: error").press("Enter");
  await page.clock.runFor(500);
  const message = toast(page, "Failed to add memory");
  await expect(page.getByRole("alert").filter({ hasText: "Failed to add memory" })).toBeAttached();

  await message.hover();
  await page.clock.runFor(3500);
  await expect(message).toBeVisible();
  await page.clock.resume();
  // Without the focus its content is hidden from screen readers, which have just announced the same text from an alert.
  await message.getByRole("button", { name: "Close", includeHidden: true }).click();

  await expect(message).toBeHidden();
});

function opener(page: Page, name: string): Locator {
  return page.getByRole("region", { name: "Modals, sheets and toasts" }).getByRole("button", { name, exact: true });
}

function toast(page: Page, text: string): Locator {
  return page.getByRole("region", { name: "Messages" }).locator("[role$=dialog]").filter({ hasText: text });
}

/** Stops the page's clock, so that nothing expires before it was checked. */
async function holdClock(page: Page): Promise<void> {
  await expect(opener(page, "Loading")).toBeVisible();
  await expect(page.getByRole("region", { name: "Messages" })).toBeAttached();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Expects that Tab cycles inside the dialog, forwards and backwards. */
async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const holdsFocus = () => dialog.evaluate((popup) => popup.contains(popup.ownerDocument.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    // At either end the focus passes through a focus guard, which moves it on asynchronously.
    await expect.poll(holdsFocus, { message: `the focus after ${key}`, intervals: [20] }).toBe(true);
  }
}
