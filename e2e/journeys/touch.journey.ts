import type { Locator, Page } from "@playwright/test";

import { expectAccessible, expectAccessibleInLongRuns } from "../axe.ts";
import { expect } from "../journey.ts";
import { watchLayoutShifts } from "../layout-shift.ts";
import { mailedCode } from "../mails.ts";
import { signIn, test } from "../member.ts";
import { editor } from "../memories.ts";
import { newcomer } from "../newcomer.ts";
import { phonePhoto } from "../samples.ts";
import { createTimelineMember } from "../timeline.ts";

const mostTaps = 22;
const patience = { timeout: 30_000 };
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, actionTimeout: 10_000 });

test("from the landing page to a first memory with a photo in few taps", async ({ page, product }) => {
  test.slow();
  const { allow, expectNoShift } = await watchLayoutShifts(page);
  const fingers = countTaps(page);
  const somebody = newcomer();
  await page.goto("/");
  await fingers.tap(page.getByRole("link", { name: "Start Your Journey" }).first());
  await expectAccessibleInLongRuns(page);
  await register(page, fingers, somebody);
  await expect(page.getByRole("textbox", { name: "Six-digit code" })).toBeFocused();
  await page.keyboard.type(await mailedCode(product, somebody.email));
  await expect(page).toHaveURL("/timeline");
  const setTimeline = page.getByRole("button", { name: /^Set.* timeline$/i });
  await expect(setTimeline).toBeVisible();
  await expect.poll(() => setTimeline.evaluate(isUncovered), "above the bar at the lower edge").toBe(true);
  await expectAccessible(page);

  await fingers.tap(setTimeline);
  await fingers.choose(page.getByLabel("Start year"), "1992");
  await fingers.tap(page.getByRole("button", { name: "Save" }));
  await fingers.tap(page.getByRole("link", { name: "Write about it" }));
  await expect(editor(page)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel("Title"), "without a tap").toBeFocused();
  await page.keyboard.type("The pier");
  await fingers.type(editor(page), "We jumped in with our clothes on.");
  await allow(async () => {
    const chooser = page.waitForEvent("filechooser");
    await fingers.tap(page.getByRole("button", { name: "Photos", exact: true }));
    await (await chooser).setFiles([await phonePhoto("pier.jpg", 1, "1992:07:14 10:00:00")]);
    await expect(page.getByText("From the photo: 14 July 1992")).toBeVisible();
    await fingers.tap(page.getByRole("button", { name: "Add memory" }));
    await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
  });
  await expect(page.getByRole("link", { name: "View Memory The pier" })).toBeInViewport();
  await expectAccessible(page);
  await expectNoShift();
  expect(fingers.taps(), fingers.told()).toBeLessThanOrEqual(mostTaps);
});

/** Whether the lower edge of an element, where a bar of the window would cover it first, is in sight. */
function isUncovered(element: Element): boolean {
  const { left, width, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, bottom - 2));
}

const memories = [
  { year: 1998, month: 3, title: "First snow", text: "We stayed out until our hands were blue.", mark: "Flower" },
  ...["One", "Two", "Three", "Four", "Five", "Six"].map((name) => ({ year: 1998, month: 7, title: `${name} at sea` })),
  { year: 2001, month: 2, title: "The river froze", text: "We walked across to the mill." },
] as const;

test("a new memory is one tap away on every screen", async ({ page, product }) => {
  test.slow();
  const { expectNoShift } = await watchLayoutShifts(page);
  await signIn(page, await createTimelineMember(product, memories));
  const add = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Add Memory" });
  const screens = [
    { address: "/timeline", shows: page.getByRole("heading", { name: "Add Memories" }), adds: "" },
    { address: "/timeline?year=1998", shows: page.getByRole("link", { name: /^March/ }), adds: "?year=1998" },
    {
      address: "/timeline?year=1998&month=3",
      shows: page.getByRole("link", { name: "View Memory First snow" }),
      adds: "?year=1998&month=3",
    },
    { address: "/lifeline", shows: page.getByRole("button", { name: /^First snow, / }), adds: "" },
    { address: "/profile", shows: page.getByRole("heading", { level: 1 }), adds: "" },
  ];
  for (const { address, shows, adds } of screens) {
    await page.goto(address);
    await expect(shows).toBeVisible();
    await expectAccessibleInLongRuns(page);
    await add.tap();
    await expect(page.getByLabel("Title"), address).toBeVisible();
    expect(page.url()).toBe(`${product.address}/timeline/memory/add-memory${adds}`);
  }

  await page.goto("/timeline?year=1998&month=3");
  await page.getByRole("link", { name: "View Memory First snow" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "First snow" })).toBeVisible();
  await add.tap();
  await expect(page.getByLabel("Title"), "a memory").toBeVisible();

  await page.goto("/profile");
  await page.getByRole("button", { name: "Search your memories" }).tap();
  await page.getByRole("combobox", { name: "Search your memories" }).fill("river");
  await expect(page.getByRole("option")).toHaveCount(1);
  await expectAccessible(page, { within: "[role=dialog]" });
  await page.getByRole("dialog").getByRole("link", { name: "Add Memory" }).tap();
  await expect(page.getByLabel("Title"), "a search").toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectNoShift();
});

test("Back and Forward lead to the same place of home, year, month and memory", async ({ page, product }) => {
  test.slow();
  const { expectNoShift } = await watchLayoutShifts(page);
  await signIn(page, await createTimelineMember(product, memories));
  await page.goto("/timeline");
  await expect(page.getByRole("link", { name: "Six at sea" }).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.getByRole("button", { name: "All years" }).tap();
  const atHome = await leaveBy(page.getByRole("navigation", { name: "Years" }).getByRole("link", { name: /^1998/ }));
  expect(atHome).toBeGreaterThan(0);
  const july = page.getByRole("link", { name: /^July/ });
  await expect(july).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "memories of 1998" })).toBeInViewport();
  const inYear = await leaveBy(july);
  const memory = page.getByRole("link", { name: "View Memory Five at sea" });
  await expect(page.getByRole("heading", { level: 1, name: "Memories of July" })).toBeInViewport();
  const inMonth = await leaveBy(memory);
  expect(inMonth).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 1, name: "Five at sea" })).toBeInViewport();

  const isAt = async (address: string, place: number) => {
    await expect(page).toHaveURL(address);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY)), address).toBe(Math.round(place));
  };
  await page.goBack();
  await isAt("/timeline?year=1998&month=7", inMonth);
  await page.goBack();
  await isAt("/timeline?year=1998", inYear);
  await page.goBack();
  await isAt("/timeline", atHome);
  await page.goForward();
  await isAt("/timeline?year=1998", inYear);
  await page.goForward();
  await isAt("/timeline?year=1998&month=7", inMonth);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Five at sea" })).toBeInViewport();
  await expectNoShift();
});

/**
 * Taps a link, for which the page may have to be scrolled, and returns where the page was at that moment. What is still
 * appearing would be scrolled to and fro.
 */
async function leaveBy(link: Locator): Promise<number> {
  const page = link.page();
  await link.waitFor();
  await page.evaluate(async () => {
    const { dataset } = document.documentElement;
    addEventListener("click", () => (dataset["leftAt"] = String(scrollY)), { capture: true, once: true });
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await link.tap();
  return Number(await page.evaluate(() => document.documentElement.dataset["leftAt"]));
}

type Fingers = ReturnType<typeof countTaps>;

/** Fills in what the sign-up asks for, each field with a tap of its own. */
async function register(page: Page, fingers: Fingers, { email, password }: ReturnType<typeof newcomer>): Promise<void> {
  await expect(page.getByLabel("First name"), "without a tap").toBeFocused();
  await page.keyboard.type("Grace");
  await fingers.type(page.getByLabel("Last name"), "Hopper");
  await fingers.type(page.getByLabel("Email", { exact: true }), email);
  await fingers.type(page.getByLabel("Day", { exact: true }), "9");
  await fingers.choose(page.getByLabel("Month", { exact: true }), "December");
  await fingers.type(page.getByLabel("Year", { exact: true }), "1946");
  await fingers.tap(page.getByRole("combobox", { name: "Childhood city" }));
  await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
  await page.keyboard.type("Vlissingen");
  await fingers.tap(page.getByRole("option", { name: "Vlissingen" }).first());
  await fingers.tap(page.getByLabel("No, Just The Basic Memory Prompts"));
  await fingers.type(page.getByLabel("Password", { exact: true }), password);
  await fingers.type(page.getByLabel("Confirm password"), password);
  await fingers.tap(page.getByLabel("I have read and accept the terms"));
  await fingers.tap(page.getByRole("button", { name: "Register", exact: true }));
  await expect(page).toHaveURL("/verify-otp");
}

/** Does everything by tapping, and counts. */
function countTaps(page: Page) {
  const tapped: string[] = [];
  const tap = async (part: Locator) => {
    tapped.push(String(part));
    await part.tap();
  };
  return {
    tap,
    taps: () => tapped.length,
    told: () => tapped.join("\n"),
    async type(field: Locator, text: string) {
      await tap(field);
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
    },
    /** A list of the phone itself: a tap opens it, and another one chooses. */
    async choose(list: Locator, name: string) {
      tapped.push(`open ${String(list)}`, `choose ${name}`);
      await list.selectOption(name);
    },
  };
}
