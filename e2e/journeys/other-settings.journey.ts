import { expectAccessible } from "../axe.ts";
import { expect, randomIpAddress } from "../journey.ts";
import { mailedCode, readInMail } from "../mails.ts";
import { createMember, signIn, test } from "../member.ts";
import { allowRefusals, codeField, enterCode, newcomer, registerUpToCode, wrongCode } from "../newcomer.ts";
import type { Product } from "../product.ts";

// One product for all of these, one after the other: it has other settings than the product of the other journeys, and
// its clock is advanced.
const minuteMs = 60_000;
test.use({
  settings: {
    BILLING: "included",
    HELP_LINES: "Norway=Mental Helse: 116 123",
    CONTACT: "post@lane.example",
  },
});
test.describe.configure({ mode: "default" });

test("where everything is included, no page speaks of plans", async ({ page, product }) => {
  await signIn(page, await createMember(product));

  await page.goto("/timeline");
  const bar = page.getByRole("navigation").first();
  await expect(bar.getByRole("link", { name: "Shared Memories" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Subscriptions" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Ada's timeline" })).toBeVisible();
  await expect(page.getByText("Upgrade Plan")).toHaveCount(0);

  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "Family Vault" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Plan" })).toHaveCount(0);
  await expect(page.getByText("Subscriptions")).toHaveCount(0);
  await page.goto("/profile?section=plan");
  await expect(page.getByRole("region", { name: "Personal details" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Subscriptions" })).toHaveCount(0);

  await page.goto("/subscriptions");
  await expect(page.getByText("Everything is included here")).toBeVisible();
  await expect(page.getByText("€")).toHaveCount(0);
});

test("an operator's own help lines and address are shown by the app", async ({ page }) => {
  await page.goto("/help");

  await expect(page.getByRole("heading", { name: "Norway" })).toBeVisible();
  await expect(page.getByRole("link", { name: "116 123" })).toHaveAttribute("href", "tel:116123");
  await expect(page.getByRole("heading", { name: "Austria" })).toHaveCount(0);
  await expect(page.getByText("Contact: post@lane.example")).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("and without a script just as well", async ({ page }) => {
    await page.goto("/help");

    await expect(page.getByRole("link", { name: "116 123" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Austria" })).toHaveCount(0);
    await expect(page.getByText("Contact: post@lane.example")).toBeVisible();
  });
});

test("a page with the operator's address is taken over as it stands", async ({ page }) => {
  await page.goto("/privacy-policy");

  await expect(page.getByText("You can reach them here: post@lane.example")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
});

test("a code that came too late says so, and another one works @long", async ({ page, product, complaints }) => {
  const somebody = newcomer();
  await page.clock.install();
  await registerUpToCode(page, somebody);
  const late = await mailedCode(product, somebody.email);
  product.advance(10 * minuteMs + 10_000);

  await enterCode(page, late);

  await expect(codeField(page)).toHaveAccessibleDescription(/This code isn't right, or it has expired/);
  await page.clock.fastForward(minuteMs);
  await page.getByRole("button", { name: "Resend code" }).click();
  await expect(page.getByText("OTP resent to your email")).toBeVisible();
  await expect.poll(() => mailedCode(product, somebody.email)).not.toBe(late);
  await codeField(page).fill("");
  await enterCode(page, await mailedCode(product, somebody.email));
  await expect(page).toHaveURL("/timeline");
  allowRefusals(complaints);
});

test("after twenty wrong codes only the mailed link works, and it does @long", async ({
  page,
  product,
  complaints,
}) => {
  const somebody = newcomer();
  await registerUpToCode(page, somebody);
  for (let code = 1; code <= 4; code += 1) {
    const wrong = wrongCode(await mailedCode(product, somebody.email));
    for (let attempt = 1; attempt <= 5; attempt += 1) await ask(product, "verify-email-otp", somebody.email, wrong);
    product.advance(minuteMs + 1000);
    await ask(product, "resend-otp", somebody.email);
  }
  const { pathname, search, hash } = new URL(await mailedLink(product, somebody.email));
  expect(search).toBe("");

  await page.goto(pathname + hash);

  await expect(page.getByText("OTP verified successfully")).toBeVisible();
  await expect(page).toHaveURL("/timeline");
  expect(page.url()).not.toContain(hash.slice(1));
  await expectAccessible(page);
  allowRefusals(complaints);
});

async function ask(product: Product, call: string, emailId: string, otp?: string): Promise<void> {
  await fetch(`${product.address}/api/auth/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": randomIpAddress() },
    body: JSON.stringify({ emailId, type: "signup", ...(otp === undefined ? {} : { otp }) }),
  });
}

function mailedLink(product: Product, email: string): Promise<string> {
  return readInMail(product, email, (mail) => /https?:\S+\/verify-otp#\S+/.exec(mail)?.[0]);
}
