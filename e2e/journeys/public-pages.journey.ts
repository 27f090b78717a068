import type { Page } from "@playwright/test";

import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";

const pages = {
  "/": "Walk through your memory timeline",
  "/about": "About",
  "/terms": "Terms and Conditions",
  "/terms-and-conditions": "Terms and Conditions",
  "/privacy-policy": "Privacy Policy",
  "/help": "Help and comfort",
  "/whats-new": "What's new",
  "/404": "Page Not Found",
} as const;

test("every page can be read without a script, and is taken over as it stands with one", async ({ page, browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  const address = await addressOf(page);
  for (const [path, heading] of Object.entries(pages)) {
    await test.step(path, async () => {
      await reader.goto(new URL(path, address).href);
      await expect(reader.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(reader.getByRole("contentinfo").getByRole("link", { name: "Help and comfort" })).toBeVisible();
      const told = await reader.getByRole("main").innerText();

      await markWhatIsServed(page, path);
      await page.goto(path);
      await expectTakenOver(page);

      expect(await page.getByRole("main").innerText()).toContain(told.slice(0, 200));
      await expect(page.locator("header[data-served]")).toHaveCount(1);
    });
  }
  await plain.close();
});

test("a remembered theme is still the chosen one after the page was taken over", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("radio", { name: "Dark" }).check();

  await page.reload();
  await expectTakenOver(page);

  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});

test("a member never sees a guest's buttons, not even before the scripts arrive", async ({ page, member }) => {
  await signIn(page, member);
  const arrive = await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Log In" })).toBeHidden();

  arrive();

  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Timeline" })).toBeVisible();
});

test("who logged out in the meantime finds the guest's buttons again", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("authToken", "long-gone"));

  await page.goto("/about");

  await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
});

test("the contents of the terms lead to each of the eleven sections", async ({ page }) => {
  await page.goto("/terms");
  const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  await expect(contents).toHaveCount(11);

  await contents.nth(10).click();

  await expect(page.getByRole("heading", { level: 2, name: /^11\./ })).toBeInViewport();
});

test("link previews and search engines are told what a page is", async ({ page, request }) => {
  await page.goto("/about");
  const told = await page.evaluate(() =>
    Object.fromEntries(
      [...document.head.querySelectorAll("meta")].map((one) => [one.getAttribute("property") ?? one.name, one.content]),
    ),
  );

  expect(told["og:title"]).toBe("About · Down Memory Lane");
  expect(told["description"]).toBe(told["og:description"]);
  expect(told["robots"]).toBeUndefined();
  const picture = await request.get(new URL(told["og:image"] ?? "").pathname);
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/privacy-policy</loc>");
  expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /timeline");
});

test.describe(() => {
  test.use({ locale: "nl-NL" });

  test("another language is drawn anew over the English page, without a complaint", async ({ page }) => {
    await markWhatIsServed(page, "/about");
    await page.goto("/about");

    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
    await expect(page.locator("header[data-served]")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

async function addressOf(page: Page): Promise<string> {
  const answer = await page.request.get("/robots.txt");
  return answer.url();
}

/** Adds an attribute to the served HTML, which tells it from HTML rendered by a script. */
async function markWhatIsServed(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("<header", "<header data-served");
      await route.fulfill({ response: answer, body });
    },
  );
}

/** React sets a property on every element that it has hydrated. */
function isAlive(): boolean {
  return Object.keys(document.querySelector("#root header") ?? {}).some((key) => key.startsWith("__reactProps"));
}

async function expectTakenOver(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
}

async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("the menu of a phone says that it is closed, by Escape on its button and after Back", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const button = page.getByRole("button", { name: /^(?:Open|Close) menu$/ });
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(button).toBeFocused();

  await button.click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveURL("/login");
  await page.goBack();

  await expect(page).toHaveURL("/");
  await expect(button).toHaveAttribute("aria-expanded", "false");
});
