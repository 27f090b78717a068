import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";
import { allowRefusals } from "../newcomer.ts";
import { guestRoutes, memberRoutes, publicRoutes } from "../routes.ts";

/** Screens of one errand in several steps: without the first step there is nothing to do on the second. */
const laterSteps: Readonly<Record<string, RegExp>> = {
  "/verify-otp": /\/(verify-otp|login)$/,
  "/forgot-password/verify-otp": /\/forgot-password(\/verify-otp)?$|\/login$/,
  "/reset-password": /\/(reset-password|forgot-password|login)$/,
};

test("a guest at a private address lands on /login", async ({ page }) => {
  for (const path of memberRoutes) {
    await test.step(path, async () => {
      await page.goto(path);

      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test("a guest stays at the addresses of guests", async ({ page }) => {
  for (const path of guestRoutes) {
    await test.step(path, async () => {
      await page.goto(path);

      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(laterSteps[path] ?? path);
    });
  }
});

test("a member at an address of guests lands on /timeline", async ({ page, member }) => {
  await signIn(page, member);
  for (const path of guestRoutes) {
    await test.step(path, async () => {
      await page.goto(path);

      await expect(page).toHaveURL("/timeline");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test("a member stays at every private address, is welcomed by name, and the bar marks where they are", async ({
  page,
  member,
  complaints,
}) => {
  await signIn(page, member);
  for (const path of memberRoutes) {
    await test.step(path, async () => {
      await page.goto(path);

      await expect(page.getByText(`Welcome ${member.firstName} ${member.lastName}`)).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }
  await page.goto("/timeline");
  await expect(page.getByRole("link", { name: "Timeline", exact: true })).toHaveAttribute("aria-current", "page");
  // The memory in the addresses is nobody's.
  allowRefusals(complaints);
});

for (const who of ["guest", "member"] as const) {
  test(`public addresses stay where they are for a ${who}`, async ({ page, member }) => {
    if (who === "member") await signIn(page, member);
    for (const path of publicRoutes) {
      await test.step(path, async () => {
        await page.goto(path);

        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page).toHaveURL(path);
      });
    }
    const bar = page.getByRole("navigation", { name: "Main" });
    await expect(bar.getByRole("link", { name: who === "guest" ? "Register Now" : "Timeline" })).toBeVisible();
  });
}

test("logging out in one tab shows the other tab to the door", async ({ page, context, member }) => {
  await signIn(page, member);
  await page.goto("/timeline");
  await expect(page.getByText(`Welcome ${member.firstName}`)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/about");

  await other.evaluate(() => localStorage.clear());

  await expect(page).toHaveURL(({ pathname }) => pathname === "/login");
});
