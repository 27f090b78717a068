import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { readInMail } from "../mails.ts";
import { createMember, signIn, test } from "../member.ts";
import { allowRefusals, logIn } from "../newcomer.ts";

const newPassword = "four grey horses and a cart";

test("a disabled account is told so at the login; a link from the operator sets a new password", async ({
  page,
  product,
  complaints,
}) => {
  const member = await createMember(product);
  const { email, password } = member;
  await signIn(page, member);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await product.admin("disable", email);
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, { email, password });
  await expect(page.getByRole("main").getByText(/^Your account is disabled, but nothing in it is lost/)).toBeVisible();
  await expectAccessible(page, { within: "main" });

  await product.admin("enable", email);
  await product.admin("start-reset", email);
  const link = await readInMail(
    product,
    email,
    (mail) => /^(https?:\S+\/forgot-password\/verify-otp#code=\S+)$/m.exec(mail)?.[1],
  );
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(page).toHaveURL("/reset-password");
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByLabel("Confirm new password").fill(newPassword);
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page).toHaveURL("/login");
  await logIn(page, { email, password: newPassword });

  await expect(page).toHaveURL("/timeline");
  allowRefusals(complaints);
});
