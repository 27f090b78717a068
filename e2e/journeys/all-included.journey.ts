import { expect } from "../journey.ts";
import { createMember, signIn, test } from "../member.ts";

test.use({ settings: { BILLING: "included" } });

test("where everything is included, no page speaks of plans", async ({ page, product }) => {
  await signIn(page, await createMember(product));

  await page.goto("/timeline");
  const bar = page.getByRole("navigation").first();
  await expect(bar.getByRole("link", { name: "Shared Memories" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Subscriptions" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Ada timeline" })).toBeVisible();
  await expect(page.getByText("Upgrade Plan")).toHaveCount(0);

  await page.goto("/profile");
  await expect(page.getByRole("region", { name: "Family Vault" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Subscriptions" })).toHaveCount(0);

  await page.goto("/subscriptions");
  await expect(page.getByText("Everything is included here")).toBeVisible();
  await expect(page.getByText("€")).toHaveCount(0);
});
