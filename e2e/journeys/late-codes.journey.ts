import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, expectAccessible, somebodysAddress } from "../journey.ts";
import { mailedCode, test } from "../member.ts";
import { allowRefusals, codeField, enterCode, newcomer, registerUpToCode, wrongCode } from "../newcomer.ts";
import type { Product } from "../product.ts";

const minuteMs = 60_000;

// Time passes for the whole product here: it has to be nobody else's.
test.use({ settings: {} });
test.describe.configure({ mode: "default" });

test("a code that came too late says so, and another one works", async ({ page, product, complaints }) => {
  const somebody = newcomer();
  await page.clock.install();
  await registerUpToCode(page, somebody);
  const late = await mailedCode(product, somebody.email);
  product.advance(10 * minuteMs + 10_000);

  await enterCode(page, late);

  await expect(codeField(page)).toHaveAccessibleDescription(/This code is not right, or it has expired/);
  await page.clock.fastForward(minuteMs);
  await page.getByRole("button", { name: "Resend code" }).click();
  await expect(page.getByText("OTP resent to your email")).toBeVisible();
  await expect.poll(() => mailedCode(product, somebody.email)).not.toBe(late);
  await codeField(page).fill("");
  await enterCode(page, await mailedCode(product, somebody.email));
  await expect(page).toHaveURL("/timeline");
  allowRefusals(complaints);
});

test("after twenty wrong codes only the mailed link works, and it does", async ({ page, product, complaints }) => {
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
    headers: { "content-type": "application/json", "x-forwarded-for": somebodysAddress() },
    body: JSON.stringify({ emailId, type: "signup", ...(otp === undefined ? {} : { otp }) }),
  });
}

async function mailedLink(product: Product, email: string): Promise<string> {
  const folder = join(product.folder, "outbox");
  let link = "";
  await expect(async () => {
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")));
    // Long lines are broken with a "=" at the end.
    const texts = mails.filter((mail) => mail.includes(email)).map((mail) => mail.replace(/=\r?\n/g, ""));
    link = texts.map((text) => /https?:\S+\/verify-otp#\S+/.exec(text)?.[0] ?? "").find((found) => found !== "") ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: 10_000, intervals: [50] });
  return link.replaceAll("=3D", "=");
}
