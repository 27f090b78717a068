import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { mailedCode } from "../mails.ts";
import { test } from "../member.ts";
import { createMember, signIn } from "../member.ts";
import { allowRefusals, enterCode, newcomer, registerUpToCode } from "../newcomer.ts";
import { openProfile } from "../profile.ts";

const note = "This server doesn't send email";

test("a newcomer signs up with nothing but what the start has printed", async ({ page, context, product }) => {
  const somebody = newcomer();
  await registerUpToCode(page, somebody);
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText("spam folder")).toHaveCount(0);
  await expectAccessible(page);

  await mailedCode(product, somebody.email);
  const mailbox = await context.newPage();
  await mailbox.goto(product.mailbox);
  // The address loses its key before the page is loaded again, unlocked.
  const mail = mailbox.getByRole("article").filter({ hasText: somebody.email });
  await expect(mail).toBeVisible();
  await expect(mailbox).toHaveURL("/dev/mailbox");
  await expectAccessible(mailbox);
  await mail.getByRole("link").click();
  await expect(mailbox.frameLocator("iframe").locator("body")).toContainText(/\d{6}/);
  const letter = await mailbox.locator("pre").innerText();

  await enterCode(page, /^\s*(\d{6})\s*$/m.exec(letter)?.[1] ?? "");
  await expect(page.getByText("OTP verified successfully")).toBeVisible();
  await expect(page).toHaveURL("/timeline");
  await expect(page.getByText("Welcome Grace Hopper")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("pendingEmail"))).toBeNull();
});

test("without its key the mailbox stays locked, and says how it is opened", async ({ page, product, complaints }) => {
  await page.goto("/dev/mailbox");
  await expect(page.getByText("This mailbox is locked")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/dev/mailbox#not-the-key");
  await expect(page.getByRole("status")).toHaveText(/That isn't the key of this mailbox/);
  await expect(page).toHaveURL("/dev/mailbox");
  await page.evaluate((hash) => (location.hash = hash), new URL(product.mailbox).hash);

  await expect(page.getByText("This mailbox is locked")).toHaveCount(0);
  await expect(page).toHaveURL("/dev/mailbox");
  allowRefusals(complaints);
});

test("somebody who forgot their password, or changes their address, reads the same note @long", async ({
  page,
  product,
}) => {
  const member = await createMember(product);
  await page.goto("/forgot-password");
  await page.getByLabel("Registered email").fill(member.email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByText(note)).toBeVisible();

  await signIn(page, member);
  await openProfile(page, "details");
  await page.getByRole("button", { name: "Edit personal details" }).click();
  await page.getByLabel("Email").fill(`new-${member.email}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText(note)).toBeVisible();
});
