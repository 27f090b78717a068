import { paths } from "@lane/contract/page-paths.ts";
import { isLongTest } from "@lane/domain/testing/test-size.ts";
import type { Locator, Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";
import { addAddress, editAddress, editor, monthAddress, openAsWriter, viewAddress } from "../memories.ts";
import { allowRefusals } from "../newcomer.ts";
import { guestRoutes, publicRoutes } from "../routes.ts";

// Checks every address that a person can open, and every part and overlay of the gallery, on a phone in both themes; in
// long runs on wider screens, too. A state that only another journey reaches is checked there.

/** The narrowest phone that a page has to fit. */
const narrow = { width: 320, height: 640 };
const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 800 };
const desk = { width: 1280, height: 800 };

/** Aliases of pages that are checked already, the gallery, and later steps that redirect to the first one. */
const elsewhere = ["/terms-and-conditions", "/dev/ui", "/verify-otp", "/forgot-password/verify-otp", "/reset-password"];
const opened = [...publicRoutes, ...guestRoutes].filter((path) => !elsewhere.includes(path));

test.use({ viewport: narrow, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

test("every page of a guest stays where it is and passes axe", async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto(paths.status);
  await expectPage(page);
  for (const path of opened) await lookAtPage(page, path, turnTo);
});

test("the timeline and its memories stay where they are and pass axe", async ({ page, product }) => {
  test.setTimeout(300_000);
  const writer = await openAsWriter(page, product);
  const lake = await writer.add({ title: "The lake", html: "<p>We swam <strong>every</strong> morning.</p>" });
  await writer.change(lake._id, { memoryType: "Flower" });
  const storm = await writer.add({ title: "The storm", html: "<p>It blew.</p>" });
  await writer.change(storm._id, { memoryType: "Stone" });
  for (const path of ["/timeline", "/timeline?year=1998", monthAddress]) {
    await lookAtPage(page, path);
  }
  if (isLongTest) await lookAtPage(page, "/timeline?year=1998&month=8");
  await lookAtPage(page, `${monthAddress}&archive=true`);
  for (const path of [addAddress, viewAddress(lake._id), editAddress(lake._id), "/lifeline"]) {
    await lookAtPage(page, path, turnTo);
  }
  const { firstName, lastName } = writer.member;
  await expect(page.getByText(`Welcome ${firstName} ${lastName}`)).toBeVisible();
});

test("the other pages of a member stay where they are and pass axe", async ({ page, member }) => {
  test.setTimeout(300_000);
  await signIn(page, member);
  await page.goto(paths.subscriptions);
  await expectPage(page);
  for (const path of ["/profile", "/import", "/import/dates", "/shared-memories", "/subscriptions"]) {
    await lookAtPage(page, path, turnTo);
  }
  // profile-screen.test.tsx looks at each section on a phone, too.
  const sections = isLongTest ? ["details", "preferences", "family", "plan", "downloads", "storage", "security"] : [];
  for (const section of [...sections, "devices"]) await lookAtPage(page, `/profile?section=${section}`);
});

test("a memory that is nobody's says so, and passes axe", async ({ page, member, complaints }) => {
  await signIn(page, member);
  await page.goto(viewAddress("nobodys"));
  await expect(page.getByRole("heading", { name: "This memory is no longer here" })).toBeVisible();
  await expectPage(page);
  await lookAtBothWidths(page);
  allowRefusals(complaints);
});

test("the page about the API passes axe", async ({ page }) => {
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { name: "GET /api/health" })).toBeVisible();
  await page.getByText("Answer").first().click();
  await expectAccessible(page, { themes: "shown" });
});

test("every part in every state passes axe", async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto("/dev/ui");
  await expect(page.getByText("Disabled city").first()).toBeVisible();
  for (const size of isLongTest ? [phone, tablet, desk] : [phone]) {
    await page.setViewportSize(size);
    await expectNothingSideways(page);
    // The gallery shows both themes, so one check covers the contrast of either.
    await expectAccessible(page, { themes: size === phone ? "both" : "shown" });
  }
});

/** The loading dialog closes by itself, so modal-host.test.tsx checks it instead, in long runs. */
const dialogs = [
  { opener: "Confirm", title: "Delete Memory?" },
  { opener: "Alert", title: "Your book is being made" },
  { opener: "Success", title: "Memory added successfully" },
  { opener: "Custom", title: "Name this year" },
  { opener: "Sheet", title: "Set your timeline" },
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
  { label: "City behind a broken line", shown: "The search didn't work" },
];

// Colours are the same at every width, so only the phone is checked in both themes, and in long runs: the parts that overlays
// are made of are checked in both with the gallery.
for (const [where, size, themes] of [
  ["on a phone", phone, isLongTest ? "both" : "shown"],
  ["at a desk @long", desk, "shown"],
] as const) {
  test(`every overlay passes axe ${where}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(size);
    await page.goto("/dev/ui");
    await putAwayStillParts(page);
    for (const { opener, title } of dialogs) {
      const dialog = page.getByRole("dialog", { name: title });
      await button(page, opener).click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page, { within: "[role=dialog]", themes });
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
    for (const search of searches) await walkThroughSearch(page, search, themes);
    for (const kind of ["success", "info", "error", "warning"]) await button(page, `Toast: ${kind}`).click();
    await page.getByText("Please enter email and password").last().hover();
    await expectAccessible(page, { within: "[role$=dialog]", themes });
  });
}

async function lookAtPage(page: Page, path: string, open = goTo): Promise<void> {
  await test.step(path, async () => {
    await open(page, path);
    await expectPage(page);
    await expect(page).toHaveURL(path);
    if (path.endsWith("/edit")) await expect(editor(page)).toHaveText("We swam every morning.");
    if (path.startsWith("/timeline?")) await putAwayYears(page);
    await lookAtBothWidths(page);
  });
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

/** Opens another page of the app as the browser's own buttons do. Loading the app and axe anew took half of the time. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.locator("main").evaluate((main, address) => {
    main.querySelector("h1")?.setAttribute("data-left", "");
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page.locator("h1[data-left]")).toHaveCount(0);
}

/** The rail of years is checked with the timeline. It is the same on other pages, and would take most of the time. */
async function putAwayYears(page: Page): Promise<void> {
  const rails = page.getByRole("navigation", { name: "Years" });
  await rails.evaluateAll((found) => found.forEach((rail) => rail.replaceChildren()));
}

async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** On a phone in both themes; on a desktop, where the colours are the same, in one, and only in long runs. */
async function lookAtBothWidths(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  await expectNothingSideways(page);
  await expectAccessible(page, { themes: "both" });
  await page.setViewportSize(desk);
  await expectNothingSideways(page);
  if (isLongTest) await expectAccessible(page, { themes: "shown" });
}

async function expectNothingSideways(page: Page): Promise<void> {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(sideways, { message: "nothing to scroll sideways" }).toBeLessThanOrEqual(0);
}

/** Axe traverses the whole document, even for a part of it: without the rest it is ten times faster. */
async function putAwayStillParts(page: Page): Promise<void> {
  await expect(page.getByText("Disabled city").first()).toBeVisible();
  const still = page.locator("main > section").filter({ hasNot: page.locator("h2", { hasText: /^Modals|combobox$/ }) });
  await still.evaluateAll((sections) => sections.forEach((section) => section.replaceChildren()));
}

async function walkThroughSearch(
  page: Page,
  { label, shown, typed, found = shown }: Search,
  themes: "both" | "shown",
): Promise<void> {
  const dialog = page.getByRole("dialog", { name: label });
  await page.getByRole("combobox", { name: label }).first().click();
  await expect(dialog).toContainText(shown);
  if (typed !== undefined) await page.keyboard.type(typed);
  await expect(dialog).toContainText(found);
  await expectAccessible(page, { within: "[role=dialog]", themes });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}
