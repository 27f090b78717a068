import { expectAccessible, expectAccessibleInLongRuns } from "../axe.ts";
import { expect } from "../journey.ts";
import { mailedCode } from "../mails.ts";
import { createMember, test } from "../member.ts";
import { allowRefusals, codeField, enterCode, logIn, wrongCode } from "../newcomer.ts";

const newPassword = "four grey horses and a cart";
const resetSubject = "Your code to reset your password";

test("a forgotten password becomes a new one", async ({ page, product, complaints }) => {
  const { email, password } = await createMember(product);
  await page.goto("/forgot-password");
  await page.getByLabel("Registered email").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page).toHaveURL("/forgot-password/verify-otp");
  await expect(page.getByRole("button", { name: /^Resend code in \d+ s$/ })).toBeDisabled();
  await expectAccessibleInLongRuns(page);
  const code = await mailedCode(product, email, resetSubject);

  await enterCode(page, wrongCode(code));
  await expect(page.getByRole("alert")).toContainText("OTP verification failed");
  await expect(codeField(page)).toHaveValue("");
  await enterCode(page, code);
  await expect(page.getByText("OTP verified successfully, please set your new password")).toBeVisible();
  await expect(page).toHaveURL("/reset-password");
  await page.reload();
  await expect(page.getByRole("button", { name: "Set new password" })).toBeDisabled();
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByLabel("Confirm new password").fill("four grey horses");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByRole("alert")).toContainText("Passwords do not match");
  await expectAccessible(page, { within: "main" });
  await page.getByLabel("Confirm new password").fill(newPassword);
  await page.getByRole("button", { name: "Set new password" }).click();

  await expect(page.getByText("Password reset successfully")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await logIn(page, { email, password });
  await expect(page.getByRole("main").getByText("Invalid email or password")).toBeVisible();
  await logIn(page, { email, password: newPassword });
  await expect(page).toHaveURL("/timeline");
  allowRefusals(complaints);
});

test("a new password that everybody has is refused beside its field @long", async ({ page, product, complaints }) => {
  const { email } = await createMember(product);
  await page.goto("/forgot-password");
  await page.getByLabel("Registered email").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page).toHaveURL("/forgot-password/verify-otp");
  await enterCode(page, await mailedCode(product, email, resetSubject));
  await page.getByLabel("New password", { exact: true }).fill("password1");
  await page.getByLabel("Confirm new password").fill("password1");

  await page.getByRole("button", { name: "Set new password" }).click();

  await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(/too common/);
  allowRefusals(complaints);
});

test("an address nobody has goes the same way @long", async ({ page }) => {
  await page.goto("/forgot-password");
  await page.getByLabel("Registered email").fill("nobody-here@example.org");

  await page.getByRole("button", { name: "Send me a code" }).click();

  await expect(page).toHaveURL("/forgot-password/verify-otp");
  await expect(page.getByText("nobody-here@example.org")).toBeVisible();
});

test("the later steps cannot be opened without the first", async ({ page }) => {
  await page.goto("/forgot-password/verify-otp");
  await expect(page).toHaveURL("/forgot-password");

  await page.goto("/reset-password");

  await expect(page).toHaveURL("/forgot-password");
});
