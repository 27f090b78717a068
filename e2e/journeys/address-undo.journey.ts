import { expectAccessible, expectAccessibleInLongRuns } from "../axe.ts";
import { expect } from "../journey.ts";
import { mailedCode, readInMail } from "../mails.ts";
import { createMember, type JourneyMember, signIn, test } from "../member.ts";
import { allowRefusals, logIn, newcomer } from "../newcomer.ts";
import type { Product } from "../product.ts";

test("the former address takes its account back", async ({ page, product, complaints }) => {
  const member = await createMember(product);
  await signIn(page, member);
  await changeAddress(product, member, newcomer().email);

  await page.goto(await undoLink(product, member.email));
  await expect(page.getByRole("heading", { name: "Undo the email address change" })).toBeVisible();
  await expectAccessibleInLongRuns(page);
  await page.getByRole("button", { name: "Put my address back" }).click();

  await expect(page.getByText("Your address is back.")).toBeVisible();
  await expectAccessible(page, { within: "main" });
  await page.getByRole("link", { name: "Choose a new password" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await page.goto("/login");
  await logIn(page, member);
  await expect(page.getByRole("main").getByText("Invalid email or password")).toBeVisible();
  allowRefusals(complaints);
});

async function changeAddress(product: Product, member: JourneyMember, email: string): Promise<void> {
  const { token } = await send(product, member, "/api/user/email", { email, password: member.password });
  const otp = await mailedCode(product, email);
  await send(product, member, "/api/user/email/confirm", { token, otp });
}

async function send(
  product: Product,
  member: JourneyMember,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${product.address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${member.token}` },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  const said: unknown = await answer.json();
  return { ...(typeof said === "object" ? said : {}) };
}

/** The path of the undo link in the mail to the former address. */
function undoLink(product: Product, email: string): Promise<string> {
  return readInMail(product, email, (mail) =>
    mail.includes(`To: ${email}`) ? /\/undo-address-change#code=[\w-]{43}/.exec(mail)?.[0] : undefined,
  );
}
