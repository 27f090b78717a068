import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";

// router.test.tsx tests that every address is guarded, accessibility.journey.ts that pages do not redirect. Here the
// guards are tested in the built product.

test("a guest at a private address lands on /login", async ({ page }) => {
  for (const path of ["/profile", "/timeline/memory/m1/summer-concert/edit", "/import/dates"]) {
    await test.step(path, async () => {
      await page.goto(path);

      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test("a member at an address of guests lands on /timeline @long", async ({ page, member }) => {
  await signIn(page, member);
  for (const path of ["/login", "/register", "/forgot-password"]) {
    await test.step(path, async () => {
      await page.goto(path);

      await expect(page).toHaveURL("/timeline");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
  await expect(page.getByRole("link", { name: "Timeline", exact: true })).toHaveAttribute("aria-current", "page");
});

test("a public page stays where it is for a member, with the bar of a member @long", async ({ page, member }) => {
  await signIn(page, member);
  await page.goto("/about");

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/about");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Timeline" })).toBeVisible();
});
