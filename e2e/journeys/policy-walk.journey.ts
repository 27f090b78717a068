import type { Locator, Page } from "@playwright/test";

import { expect, expectAccessible } from "../journey.ts";
import { signIn, test } from "../member.ts";
import { allowRefusals } from "../newcomer.ts";
import { guestRoutes, memberRoutes, publicRoutes } from "../routes.ts";

// Whatever breaks the page's policy is a complaint, and a complaint fails any journey. These go everywhere.

const widths = [360, 768, 1280] as const;
const height = 800;
const dialogs = [
  { opener: "Confirm", title: "Delete Memory?" },
  { opener: "Alert", title: "Sharing is pending" },
  { opener: "Success", title: "Memory added successfully" },
  { opener: "Custom", title: "Name this year" },
  { opener: "Sheet", title: "Set your timeline" },
  { opener: "Loading", title: "Loading..." },
] as const;
interface Search {
  readonly label: string;
  readonly shown: string;
  readonly typed?: string;
  readonly found?: string;
}

const searches: readonly Search[] = [
  { label: "Childhood city", shown: "Ashford 0" },
  { label: "City nobody knows", shown: "Type a few letters to search.", typed: "Atlantis", found: "Nothing found" },
  { label: "City behind a broken line", shown: "did not get through" },
];

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
    // The memory in the addresses is nobody's.
    allowRefusals(complaints);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`every part in every state passes axe in ${colorScheme} at ${widths.join(", ")} pixels`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.goto("/dev/ui");
    await expect(page.getByText("Disabled city").first()).toBeVisible();

    for (const width of widths) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing to scroll sideways").toBe(width);
      await expectAccessible(page);
    }
  });
}

// Colours are the same at every width: the night needs no second look.
const looks = [
  ...widths.map((width) => ({ colorScheme: "light", width }) as const),
  { colorScheme: "dark", width: 360 },
] as const;

for (const { colorScheme, width } of looks) {
  test(`every overlay passes axe in ${colorScheme} at ${width} pixels`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/dev/ui");
    await putAwayStillParts(page);

    for (const { opener, title } of dialogs) await walkThroughDialog(page, opener, title);
    for (const search of searches) await walkThroughSearch(page, search);
    await walkThroughToasts(page);
  });
}

/** Axe looks at all that is drawn, in whatever part it is asked about: without the rest it is many times faster. */
async function putAwayStillParts(page: Page): Promise<void> {
  await expect(page.getByText("Disabled city").first()).toBeVisible();
  const still = page.locator("main > section").filter({ hasNot: page.locator("h2", { hasText: /^Modals|combobox$/ }) });
  await still.evaluateAll((sections) => sections.forEach((section) => section.setAttribute("hidden", "")));
}

async function walkThroughDialog(page: Page, opener: string, title: string): Promise<void> {
  await button(page, opener).click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: title })).toBeHidden();
}

async function walkThroughSearch(page: Page, { label, shown, typed, found = shown }: Search): Promise<void> {
  await page.getByRole("combobox", { name: label }).first().click();
  await expect(page.getByRole("dialog", { name: label })).toContainText(shown);
  if (typed !== undefined) await page.keyboard.type(typed);
  await expect(page.getByRole("dialog", { name: label })).toContainText(found);
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: label })).toBeHidden();
}

async function walkThroughToasts(page: Page): Promise<void> {
  for (const kind of ["success", "info", "error", "warning"]) await button(page, `Toast: ${kind}`).click();
  await page.getByText("Please enter email and password").last().hover();
  await expectAccessible(page, "[role$=dialog]");
}

function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

function isOneOf(paths: readonly string[]): (url: URL) => boolean {
  return ({ pathname }) => paths.includes(pathname);
}
