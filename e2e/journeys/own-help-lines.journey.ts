import { expect, test } from "../journey.ts";

test.use({ settings: { HELP_LINES: "Norway=Mental Helse: 116 123", CONTACT: "post@lane.example" } });

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

  await expect(page.getByText("You reach them here: post@lane.example")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
});
