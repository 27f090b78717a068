import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";
import { allowRefusals } from "../newcomer.ts";
import { guestRoutes, memberRoutes, publicRoutes } from "../routes.ts";

// Every policy violation is a complaint, and a complaint fails any journey. These visit every page.

for (const who of ["guest", "member"] as const) {
  test(`a ${who} walks from page to page without leaving the app, and no policy is broken`, async ({
    page,
    member,
    complaints,
  }) => {
    if (who === "member") await signIn(page, member);
    await page.goto("/");
    await page.evaluate(() => Reflect.set(globalThis, "isSameVisit", true));

    for (const path of [...publicRoutes, ...guestRoutes, ...memberRoutes]) {
      await page.evaluate((to) => history.pushState({}, "", to), path);

      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).not.toHaveURL(who === "guest" ? isOneOf(memberRoutes) : isOneOf(guestRoutes));
    }

    expect(await page.evaluate(() => Reflect.get(globalThis, "isSameVisit"))).toBe(true);
    // The memory in the addresses does not exist.
    allowRefusals(complaints);
  });
}

function isOneOf(paths: readonly string[]): (url: URL) => boolean {
  return ({ pathname }) => paths.includes(pathname);
}
