import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { mailedCode, readInMail } from "../mails.ts";
import { createMember, signIn, test } from "../member.ts";
import { writeMemory } from "../memories.ts";
import { enterCode, fillRegistration, newcomer } from "../newcomer.ts";
import { createTimelineMember } from "../timeline.ts";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const openAll = { name: "Open all my years" };
const demonstration = "This is a demonstration: no money changes hands.";

test.describe("on a phone", () => {
  test.use(phone);

  test("a newcomer born in 1958 opens every year in three taps, and writes about 1964", async ({ page, product }) => {
    const somebody = newcomer();
    await page.goto("/register");
    await fillRegistration(page, somebody);
    await page.getByLabel("Year", { exact: true }).fill("1958");
    await page.getByRole("button", { name: "Register", exact: true }).tap();
    await enterCode(page, await mailedCode(product, somebody.email));
    await expect(page).toHaveURL("/timeline");

    await page.getByRole("link", { name: "Open every year" }).tap();
    await expect(page.getByText(demonstration)).toBeVisible();
    await expect(page.getByText("Renews every month until you cancel").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", openAll).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Demonstration" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Pay €4.99" }).tap();
    await expect(page).toHaveURL("/timeline");
    await expect(page.getByText("All your years are open.")).toBeVisible();

    await page.goto("/timeline?year=1964");
    await page.getByRole("link", { name: "Write about it" }).tap();
    await writeMemory(page, "The blue boat", "We rowed to the island.");
    await page.getByRole("button", { name: "Add memory" }).tap();
    await expect(page.getByText("Memory added successfully")).toBeVisible();
    await expect(page).toHaveURL(/\/timeline\?year=1964&month=\d+$/);
  });

  test("a payment that fails says so, and another card makes it good", async ({ page, product }) => {
    await signIn(page, await createTimelineMember(product, []));
    await page.goto("/subscriptions");
    await page.getByRole("button", openAll).tap();
    await page.getByLabel("Paid now, but the next payment fails").check();
    await page.getByRole("button", { name: "Pay €4.99" }).tap();
    await expect(page).toHaveURL(/\/timeline/);

    await page.goto("/subscriptions");
    await expect(page.getByText("Your last payment didn't go through")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Check payment details" }).tap();
    await expect(page).toHaveURL("/subscriptions/demo-card");
    await expectAccessible(page);
    await page.getByLabel("The payment goes through").check();
    await page.getByRole("button", { name: "Use this card" }).tap();
    await expect(page).toHaveURL("/subscriptions");
    await expect(page.getByText("Your last payment didn't go through")).toHaveCount(0);
  });
});

test("from the locked years to all of them and back, past a card that is declined and a bank that asks", async ({
  page,
  product,
}) => {
  await signIn(page, await createTimelineMember(product, []));
  await page.goto("/timeline/memory/add-memory?year=1964");
  await expect(page.getByText("1964 is outside your plan.")).toBeVisible();
  await page.getByRole("link", { name: "open every year" }).click();
  await expect(page.getByText("Memory keeper opens 1964 and every other year")).toBeVisible();
  await page.goto("/timeline?year=1998");
  await page.getByRole("link", { name: "1951 to 1997 with Memory keeper" }).click();
  await expect(page.getByText("Memory keeper opens 1951 to 1997 and every other year")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", openAll).click();
  await page.getByLabel("The payment is declined").check();
  await page.getByRole("button", { name: "Pay €4.99" }).click();
  await expect(page.getByText("Nothing was bought. Please choose another sample card.")).toBeVisible();
  await page.getByLabel("The bank asks first").check();
  await page.getByRole("button", { name: "Pay €4.99" }).click();
  await expect(page.getByRole("heading", { name: "Your bank asks: was this you?" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, it was me" }).click();

  await expect(page).toHaveURL("/timeline?year=1951");
  await expect(page.getByRole("heading", { level: 1, name: "memories of 1951" })).toBeVisible();
  await expect(page.getByText("with Memory keeper")).toHaveCount(0);
});

test("who changes their mind on the way to pay has bought nothing", async ({ page, product }) => {
  await signIn(page, await createMember(product));
  await page.goto("/subscriptions");
  await page.getByRole("button", openAll).click();
  await page.getByRole("button", { name: "Cancel and go back" }).click();

  await expect(page.getByText("Nothing was bought, and nothing was charged.")).toBeVisible();
  await expect(page.getByRole("button", openAll)).toBeVisible();
});

test("an add-on with its price said before, an invoice, cancelled in two taps, taken back", async ({
  page,
  product,
}) => {
  await subscribe(page, await createMember(product));
  await page.goto("/subscriptions");
  await page.getByRole("button", { name: "Add Family vault" }).click();
  const adding = page.getByRole("dialog", { name: "Add Family vault" });
  await expect(adding.getByText("Today: €1.99 for the rest of this month.")).toBeVisible();
  await expect(adding.getByText(/€6\.98 monthly, VAT included/)).toBeVisible();
  await expectAccessible(page);
  await adding.getByRole("button", { name: "Pay €1.99" }).click();
  await expect(adding).toBeHidden();
  await expect(page.getByText(/Next payment: €6\.98 on .*, VAT included/)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole("button", { name: "Cancel subscription" }).click();
  const cancelling = page.getByRole("dialog", { name: "Cancel subscription" });
  await expect(cancelling.getByText("your ten free years stay open")).toBeVisible();
  await expectAccessible(page);
  await cancelling.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText(/^Ends on .* Nothing more will be charged\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Keep my subscription" }).click();
  await expect(page.getByText(/Next payment: €6\.98/)).toBeVisible();
});

test("without logging in, an order is withdrawn from by its number and a mailed link", async ({ page, product }) => {
  const member = await createMember(product);
  await subscribe(page, member);
  const orderNumber = await readInMail(
    product,
    member.email,
    (mail) => /Order number: ([A-Z\d]{4}-[A-Z\d]{4})/.exec(mail)?.[1],
  );
  await page.evaluate(() => localStorage.clear());
  await page.goto("/");
  await page.getByRole("link", { name: "Withdraw from contract here" }).click();
  await expectAccessible(page);
  await page.getByLabel("Email", { exact: true }).fill(member.email);
  await page.getByLabel("Order number").fill(orderNumber.toLowerCase());
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText("If this order exists, we've sent a link to")).toBeVisible();

  const link = await readInMail(product, member.email, (mail) => /\/withdraw#code=[\w-]{43}/.exec(mail)?.[0]);
  await page.goto(link);
  await expect(page.getByText(`Order ${orderNumber}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page.getByText("We'll refund €4.99 the same way you paid.")).toBeVisible();
  await readInMail(product, member.email, (mail) => /received your withdrawal/.exec(mail)?.[0]);
});

async function subscribe(page: Page, member: Parameters<typeof signIn>[1]): Promise<void> {
  await signIn(page, member);
  await page.goto("/subscriptions");
  await page.getByRole("button", openAll).click();
  await page.getByRole("button", { name: "Pay €4.99" }).click();
  await expect(page.getByText("All your years are open.")).toBeVisible();
}
