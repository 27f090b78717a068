import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { mailedCode } from "../mails.ts";
import { createMember, signIn, test } from "../member.ts";
import { allowRefusals, enterCode, logIn } from "../newcomer.ts";
import { openProfile, statusFor } from "../profile.ts";

test("a deactivated account sleeps, and wakes with its password and a mailed code @long", async ({
  page,
  product,
  complaints,
}) => {
  const member = await createMember(product);
  await signIn(page, member);
  await openProfile(page, "security");

  await leave(page, "Deactivate account", member.password);
  await expect(page.getByText("Account deactivated successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  expect(await statusFor(product.address, member.token)).toBe(401);
  await logIn(page, member);
  await expect(page).toHaveURL("/verify-otp");
  await enterCode(page, await mailedCode(product, member.email, "Your code to reactivate your account"));

  await expect(page).toHaveURL("/timeline");
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Ada's profile" })).toBeVisible();
  allowRefusals(complaints);
});

test("a deleted account is gone: nobody can log in to it", async ({ page, product, complaints }) => {
  const member = await createMember(product);
  await signIn(page, member);
  await openProfile(page, "security");

  await page.getByRole("button", { name: "Delete account" }).click();
  const sheet = page.getByRole("dialog", { name: "Delete Account" });
  await sheet.getByRole("button", { name: "Delete account" }).click();
  await expect(sheet.getByText("Password is required")).toBeVisible();
  await expect(sheet.getByText("Reason is required")).toBeHidden();
  await expectAccessible(page, { within: "[role=dialog]" });
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await expect(sheet).toBeHidden();
  await leave(page, "Delete account", "not my password");
  await expect(page.getByText("The password isn't right")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await leave(page, "Delete account", member.password);

  await expect(page.getByText("Account deleted successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, member);
  await expect(
    page
      .getByRole("main")
      .getByText(/password/i)
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  expect(await statusFor(product.address, member.token)).toBe(401);
  allowRefusals(complaints);
});

async function leave(page: Page, action: string, password: string) {
  await page.getByRole("main").getByRole("button", { name: action }).click();
  const sheet = page.getByRole("dialog", { name: action });
  await sheet.getByLabel("Password", { exact: true }).fill(password);
  await sheet.getByLabel("Reason for leaving").fill("moving to the sea");
  await sheet.getByRole("button", { name: action }).click();
}
