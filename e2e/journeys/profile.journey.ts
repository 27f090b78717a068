import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { mailedCode } from "../mails.ts";
import { createMember, signIn, test } from "../member.ts";
import { allowRefusals } from "../newcomer.ts";
import { logInElsewhere, openProfile, statusFor } from "../profile.ts";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const desk = { width: 1280, height: 800 };
const mostPresses = 40;
const dialogs = [
  ["preferences", "Change your childhood city", "Childhood Context"],
  ["preferences", "Change your reflection style", "Reflection Style"],
  ["family", "Add members", "Family Vault"],
  ["security", "Change password", "Change Password"],
  ["security", "Deactivate account", "Deactivate Account"],
  ["security", "Delete account", "Delete Account"],
  ["devices", "Sign out everywhere", "Sign out everywhere?"],
] as const;

// The unedited profile is checked with all other pages.
test("the profile passes axe while it is edited, and whatever opens from it @long", async ({ page, member }) => {
  test.slow();
  await page.setViewportSize(phone.viewport);
  await signIn(page, member);
  await openProfile(page, "devices");
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  for (const [section, opener, title] of dialogs) {
    await openProfile(page, section);
    const dialog = page.getByRole("dialog", { name: title });
    await page.getByRole("button", { name: opener, exact: true }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, { within: "[role=dialog]" });
    await lookAtDesk(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }

  await openProfile(page, "details");
  await page.getByRole("button", { name: "Edit personal details" }).click();

  await expectAccessible(page);
  await lookAtDesk(page);
});

async function lookAtDesk(page: Page, within?: string): Promise<void> {
  await page.setViewportSize(desk);
  await expectAccessible(page, { ...(within && { within }), themes: "shown" });
  await page.setViewportSize(phone.viewport);
}

test("names and birthday are changed, greet at once and survive a reload", async ({ page, product }) => {
  await signIn(page, await createMember(product));
  await openProfile(page, "details");
  await expect(page.getByText("Thanks for being part of Down Memory Lane.")).toBeVisible();
  await expect(page.getByText("09-3-1951")).toBeVisible();

  await page.getByRole("button", { name: "Edit personal details" }).click();
  await page.getByLabel("First name").fill("Augusta");
  await page.getByLabel("Last name").fill("de Königsberg");
  await page.getByLabel("Day").fill("29");
  await page.getByLabel("Month").selectOption("February");
  await page.getByLabel("Year").fill("1952");
  await page.getByRole("button", { name: "Save", exact: true }).click();

  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(page.getByText("Welcome Augusta de Königsberg")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Augusta's profile" })).toBeVisible();
  await expect(page.getByText("29-2-1952")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeHidden();
});

test.describe("by touch on a phone", () => {
  test.use(phone);

  test("book, import, downloads and devices are one tap away, and Back leads to the same row", async ({
    page,
    product,
  }) => {
    await signIn(page, await createMember(product));
    await page.goto("/profile");
    await expect(page.getByRole("heading", { level: 1, name: "Ada's profile" })).toBeVisible();
    const banner = page.getByRole("main").locator("div:has(> svg):has(h1)");
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(120);
    for (const [row, level, heading] of [
      ["Booklet export", 1, /book/],
      ["Import memories", 1, /./],
      ["Download Memory", 2, "Download Memory"],
      ["Signed-in devices", 2, "Signed-in devices"],
    ] as const) {
      const link = page.getByRole("link", { name: row });
      await link.tap();
      const opened = page.getByRole("main").getByRole("heading", { level, name: heading });
      await expect(opened).toBeInViewport();
      await expect.poll(async () => (await opened.boundingBox())?.y).toBeLessThan(200);
      await page.goBack();
      await expect(link).toBeInViewport();
    }
    await expect(page.getByRole("link", { name: "Signed-in devices 1 device" })).toBeFocused();
  });

  test("a name and the reflection style are changed with a finger @long", async ({ page, product }) => {
    await signIn(page, await createMember(product));
    await openProfile(page, "details");

    await page.getByRole("button", { name: "Edit personal details" }).tap();
    await page.getByLabel("First name").fill("Beatrix");
    await page.getByRole("button", { name: "Save", exact: true }).tap();
    await page.getByRole("link", { name: "Beatrix's profile" }).tap();
    await page.getByRole("link", { name: /^Questions and language/ }).tap();
    await page.getByRole("button", { name: "Change your reflection style" }).tap();
    await page.getByText("Yes", { exact: true }).last().tap();
    await page.getByRole("button", { name: "Save", exact: true }).tap();

    await expect(page.getByRole("dialog", { name: "Reflection Style" })).toBeHidden();
    await page.reload();
    await expect(page.getByRole("region", { name: "Reflection style" })).toContainText("Yes");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test.describe("by keyboard alone", () => {
  test("a city is searched and chosen, then the reflection style @long", async ({ page, product }) => {
    await signIn(page, await createMember(product));
    await openProfile(page, "preferences");

    await page.getByRole("button", { name: "Change your childhood city" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Childhood city" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
    await page.keyboard.type("The house at the lock");
    await expect(page.getByRole("option", { name: "as you typed it" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Childhood city" })).toContainText("The house at the lock");
    await tabTo(page, "Save");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Profile updated successfully")).toBeVisible();
    await expect(page.getByRole("button", { name: "Change your childhood city" })).toBeFocused();

    await tabTo(page, "Change your reflection style");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("radio", { name: "No, Just The Basic Memory Prompts" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await tabTo(page, "Save");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Reflection Style" })).toBeHidden();

    await page.reload();
    await expect(page.getByRole("region", { name: "Childhood context" })).toContainText("The house at the lock");
    await expect(page.getByRole("region", { name: "Reflection style" })).toContainText("Yes");
  });
});

test("a new password needs the old one, and ends every other session @long", async ({ page, product, complaints }) => {
  const member = await createMember(product);
  const elsewhere = await logInElsewhere(product.address, member);
  await signIn(page, member);
  await openProfile(page, "security");
  await page.getByRole("button", { name: "Change password" }).click();
  const fields = ["Old password", "New password", "Confirm new password"];
  const save = page.getByRole("button", { name: "Save", exact: true });

  await fill(page, fields, ["", "short", "shorter"]);
  await save.click();
  for (const text of ["Old password is required", "Password must be at least 8 characters long"]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await fill(page, fields, ["not this one", "forty green bottles", "forty green bottles"]);
  await save.click();
  await expect(page.getByText("The old password isn't right")).toBeVisible();
  await fill(page, fields, [member.password, "forty green bottles", "forty green bottles"]);
  await save.click();

  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Change Password" })).toBeHidden();
  expect(await statusFor(product.address, elsewhere)).toBe(401);
  expect(await statusFor(product.address, member.token)).toBe(200);
  allowRefusals(complaints);
});

test("a new address is taken on with the code that was mailed there @long", async ({ page, product, complaints }) => {
  const member = await createMember(product);
  const email = `new-${member.email}`;
  await signIn(page, member);
  await openProfile(page, "details");
  await page.getByRole("button", { name: "Edit personal details" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText(/It works for 10 minutes/)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await page.getByRole("button", { name: "Enter the code" }).click();
  await page.getByRole("textbox", { name: "Code" }).first().click();
  await page.keyboard.type(await mailedCode(product, email));

  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Personal details" })).toContainText(email);
  await logInElsewhere(product.address, { ...member, email });
  allowRefusals(complaints);
});

test("devices are listed, one is signed out, then all of them @long", async ({ page, product }) => {
  const member = await createMember(product);
  const phoneAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1";
  const elsewhere = await logInElsewhere(product.address, member, phoneAgent);
  await signIn(page, member);
  await openProfile(page, "devices");
  const list = page.getByRole("region", { name: "Signed-in devices" });
  await expect(list.getByRole("listitem")).toHaveCount(2);

  await list.getByRole("button", { name: /^Sign out Safari/ }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  expect(await statusFor(product.address, elsewhere)).toBe(401);
  await list.getByRole("button", { name: "Sign out everywhere" }).click();
  await page
    .getByRole("dialog", { name: "Sign out everywhere?" })
    .getByRole("button", { name: "Sign out everywhere" })
    .click();

  await expect(page).toHaveURL(/\/login/);
  expect(await statusFor(product.address, member.token)).toBe(401);
});

async function tabTo(page: Page, name: string) {
  const target = page.getByRole("button", { name });
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((button) => button === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

async function fill(page: Page, labels: readonly string[], texts: readonly string[]) {
  for (const [index, label] of labels.entries()) {
    await page.getByLabel(label, { exact: true }).fill(texts[index] ?? "");
  }
}
