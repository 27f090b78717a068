import { expectAccessible, expectAccessibleInLongRuns } from "../axe.ts";
import { expect } from "../journey.ts";
import { mailedCode } from "../mails.ts";
import { test } from "../member.ts";
import {
  allowRefusals,
  codeField,
  enterCode,
  fillRegistration,
  newcomer,
  registerUpToCode,
  wrongCode,
} from "../newcomer.ts";

test("somebody signs up with the code from their mail @long", async ({ page, product }) => {
  const somebody = newcomer();
  await page.goto("/register");
  await fillRegistration(page, somebody);
  await expectAccessibleInLongRuns(page);

  await page.getByRole("button", { name: "Register", exact: true }).click();

  await expect(page.getByText("OTP sent to your email")).toBeVisible();
  await expect(page).toHaveURL("/verify-otp");
  await expect(page.getByRole("button", { name: /^Resend code in \d+ s$/ })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await expectAccessible(page);
  await enterCode(page, await mailedCode(product, somebody.email));
  await expect(page.getByText("OTP verified successfully")).toBeVisible();
  await expect(page).toHaveURL("/timeline");
  await expect(page.getByText("Welcome Grace Hopper")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("pendingEmail"))).toBeNull();
});

test("an empty form names every field and leads to the first @long", async ({ page }) => {
  await page.goto("/register");

  await page.getByRole("button", { name: "Register", exact: true }).click();

  await expect(page.getByRole("textbox", { name: "First name" })).toBeFocused();
  for (const sentence of [
    "Last name is required",
    "Email is required",
    "Date of birth is required",
    "Childhood city is required",
    "Please choose your reflection style",
    "Password is required",
    "Please accept the terms",
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByRole("alert")).toContainText("First name is required");
  await expectAccessible(page, { within: "main" });
});

test("two passwords that differ are said so, beside the field and in passing @long", async ({ page }) => {
  await page.goto("/register");
  await fillRegistration(page, newcomer());
  await page.getByLabel("Confirm password").fill("another one entirely");

  await page.getByRole("button", { name: "Register", exact: true }).click();

  await expect(page.getByRole("alert")).toContainText("Passwords do not match");
  await expect(page.getByLabel("Confirm password")).toHaveAccessibleDescription("Passwords do not match");
  await expect(page).toHaveURL("/register");
});

test("a password everybody has is refused beside its field @long", async ({ page, complaints }) => {
  await page.goto("/register");
  await fillRegistration(page, { ...newcomer(), password: "password1" });

  await page.getByRole("button", { name: "Register", exact: true }).click();

  const sentence = "This password is too common. Please choose another one";
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(page.getByRole("alert")).toContainText(sentence);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  allowRefusals(complaints);
});

test("a child cannot register, nor with another date or address after that @long", async ({ page, complaints }) => {
  const sentence = "You must be at least 13 years old to register";
  const submit = () => page.getByRole("button", { name: "Register", exact: true }).click();
  await page.goto("/register");
  await fillRegistration(page, newcomer());
  await page.getByLabel("Year", { exact: true }).fill(String(new Date().getFullYear() - 9));
  await submit();
  await expect(page.getByRole("main").getByText(sentence)).toBeVisible();

  await page.getByLabel("Email", { exact: true }).fill(newcomer().email);
  await page.getByLabel("Year", { exact: true }).fill("1946");
  await expect(page.getByRole("main").getByText(sentence)).toBeHidden();
  await submit();

  await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
  allowRefusals(complaints);
});

test("a wrong code can be tried five times, then another has to be asked for @long", async ({
  page,
  product,
  complaints,
}) => {
  const somebody = newcomer();
  await registerUpToCode(page, somebody);
  const wrong = wrongCode(await mailedCode(product, somebody.email));
  await enterCode(page, wrong);
  const field = codeField(page);
  await expect(field).toHaveAccessibleDescription(/This code isn't right, or it has expired/);
  await expectAccessible(page, { within: "main" });

  for (let attempt = 2; attempt <= 6; attempt += 1) {
    const answered = page.waitForResponse("**/api/auth/verify-email-otp");
    await expect(field).toBeFocused();
    await page.keyboard.type(wrong);
    await answered;
    await expect(field).toHaveValue("");
  }

  await expect(field).toHaveAccessibleDescription(/Too many wrong codes. Please ask for a new one/);
  allowRefusals(complaints);
});

test("a reload and the Back button keep the place, the address and the countdown @long", async ({ page, product }) => {
  const somebody = newcomer();
  await registerUpToCode(page, somebody);

  await page.reload();

  await expect(page.getByText(`We've sent a code to ${somebody.email}`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Resend code in \d+ s$/ })).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL("/register");
  await page.goForward();
  await enterCode(page, await mailedCode(product, somebody.email));
  await expect(page).toHaveURL("/timeline");
  await page.goBack();
  await expect(page).not.toHaveURL(/verify-otp/);
});

test("nobody waits for a code without having asked for one", async ({ page }) => {
  await page.goto("/verify-otp");

  await expect(page).toHaveURL("/login");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("somebody signs up with a finger, pasting the code @long", async ({ page, product, context }) => {
    const somebody = newcomer();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await registerUpToCode(page, somebody);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const code = await mailedCode(product, somebody.email);
    await page.evaluate((text) => navigator.clipboard.writeText(text), code);

    await expect(codeField(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+V");

    await expect(page).toHaveURL("/timeline");
  });
});
