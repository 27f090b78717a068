import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { createMember, signIn, test } from "../member.ts";
import { allowRefusals } from "../newcomer.ts";
import { createBookOwner, fillAddress } from "../printed-books.ts";

// A product of its own: by default no books are printed.
test.use({ settings: { PRINT: "demo" }, viewport: { width: 360, height: 780 }, hasTouch: true });

test("a book goes from the form to three doors: priced, paid, printed and delivered, and is ordered again", async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  const { member } = await createBookOwner(product);
  await signIn(page, member);
  await page.goto("/book");
  await page.getByRole("link", { name: "Order printed copies" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Order printed copies" })).toBeVisible();
  await page.getByRole("button", { name: "Show the price" }).tap();
  await expect(page.getByText("Please enter the name of the person it goes to")).toBeVisible();
  await expectAccessible(page);

  await fillAddress(page, "Vera Lindqvist");
  await page.getByRole("button", { name: "Send to another address too" }).tap();
  const second = await fillAddress(page, "Jan Claes", 2);
  await second.getByRole("button", { name: "One more copy" }).tap();
  await page.getByRole("button", { name: "Send to another address too" }).tap();
  const third = await fillAddress(page, "Sam Marsh", 3);
  await third.getByLabel("Copies", { exact: true }).fill("2");
  await expect(page.getByText("5 copies to 3 addresses")).toBeVisible();
  await page.getByRole("button", { name: "Show the price" }).tap();
  await expect(page.getByRole("heading", { name: "Please check the addresses" })).toBeFocused();
  await expect(page.getByText(/there is no right of withdrawal/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Order and pay €/ }).tap();

  await expect(page.getByRole("heading", { name: "5 printed books" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Pay €/ }).tap();
  await expect(page.getByText(/^Thank you for your order\. You can cancel until/)).toBeVisible();
  await expectAccessible(page);
  const next = page.getByRole("button", { name: "Next step" });
  await next.tap();
  await expect(page.getByText("The printer has your order and will start soon.")).toBeVisible();
  await next.tap();
  await expect(page.getByText("Your books are being printed.")).toBeVisible();
  await next.tap();
  await expect(page.getByText("Your books are on their way.")).toBeVisible();
  await expect(page.getByText(/^Demo Post DEMO-/)).toHaveCount(3);
  await next.tap();
  await expect(page.getByText("Your books have arrived.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Order more copies" }).tap();
  await expect(page.getByLabel("First and last name")).toHaveCount(3);
  await page.getByRole("button", { name: "Remove Address 3" }).tap();
  await page.getByRole("button", { name: "Remove Address 2" }).tap();
  await page.getByRole("button", { name: "Show the price" }).tap();
  await page.getByRole("button", { name: /^Order and pay €/ }).tap();
  await page.getByRole("button", { name: "Cancel and go back" }).tap();
  await expect(page.getByText(/^This order isn't paid yet\. We'll keep it for you until/)).toBeVisible();
  await page.getByRole("button", { name: /^Pay €/ }).tap();
  await page.getByRole("button", { name: /^Pay €/ }).tap();
  await expect(page.getByText(/^Thank you for your order/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel this order" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the order" }).tap();
  await expect(page.getByText("You cancelled this order. Nothing will be printed.")).toBeVisible();

  await page.goto("/book");
  await page.getByRole("link", { name: "Your orders" }).tap();
  await expect(page.getByRole("link", { name: "By the sea" })).toHaveCount(2);
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(page.getByText("Delivered", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("an order and a book that are not there say so, and lead back", async ({ page, product, complaints }) => {
  await signIn(page, await createMember(product));

  await page.goto("/print-orders/o1");
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await page.goto("/print-orders/new?book=e1");
  await expect(page.getByText(/^A finished book is only kept for a while\./)).toBeVisible();
  allowRefusals(complaints);
  await page.goto("/print-orders");
  await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  allowRefusals(complaints);
});
