import { isLongTest } from "@lane/domain/testing/test-size.ts";
import type { Locator, Page, Request } from "@playwright/test";

import { expectAccessible, expectSettled } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";

const carousel = { name: "What makes it different" };

/** Opens the landing page and waits until its carousel can be used. */
async function openStory(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("region", carousel).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Next card" })).toBeEnabled();
}

async function askFor(page: Page, year: number): Promise<void> {
  await page.getByRole("textbox", { name: "What year were you born?" }).fill(`${year}`);
  await page.keyboard.press("Enter");
  // The first request waits until the server has loaded its data about years.
  await expect(page.getByRole("link", { name: `Begin my story in ${year}` })).toBeVisible({ timeout: 20_000 });
}

/** Titles of the fully visible cards, from left to right. */
async function cardsInView(row: Locator): Promise<string[]> {
  return row.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll("h3")]
      .map((title) => ({ text: title.textContent, box: title.parentElement?.getBoundingClientRect() ?? new DOMRect() }))
      .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
      .toSorted((one, other) => one.box.left - other.box.left)
      .map(({ text }) => text);
  });
}

test("the first page tells its story: headings in order, two ways in, three pictures", async ({ page }) => {
  await openStory(page);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Walk through your memory timeline");
  await expect(page.getByText("From your birth year till today")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Beyond Reflection/ })).toHaveCount(2);
  await expect(page.getByText("The founders of Down Memory Lane")).toBeAttached();
  await expect(page.getByRole("figure").filter({ hasText: /What was|Who was/ })).toHaveCount(3);
  for (const name of ["Start Your Journey", "Create Your Memory Path"]) {
    await expect(page.getByRole("link", { name }).last()).toHaveAttribute("href", "/register");
  }
});

test("a stranger sees a preview of the year of their birth and takes it along into registration", async ({ page }) => {
  await openStory(page);

  await askFor(page, 1957);
  await expect(page.getByRole("heading", { name: /Your path since 1957/ })).toBeVisible();
  await expect(page.getByText("In the news", { exact: true })).toBeVisible();
  await expect(page.getByText("And here's a question from that year:")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Begin my story in 1957" }).click();

  await expect(page).toHaveURL("/register?year=1957");
  await expect(page.getByRole("group", { name: "Date of birth" }).getByLabel("Year")).toHaveValue("1957");
});

test("a year that is sent before any script has come goes straight to registration", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/");

  await page.getByRole("textbox", { name: "What year were you born?" }).fill("1957");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/register?year=1957");
  await context.close();
});

test("after a taste the other ways in take the year along as well @long", async ({ page }) => {
  await openStory(page);

  await askFor(page, 1984);
  await page.getByRole("link", { name: "Create Your Memory Path" }).click();

  await expect(page.getByRole("group", { name: "Date of birth" }).getByLabel("Year")).toHaveValue("1984");
});

test("the carousel turns by buttons and by arrow keys, without an end @long", async ({ page }) => {
  await openStory(page);
  const row = page.getByRole("region", carousel);
  const first = await cardsInView(row);

  await page.getByRole("button", { name: "Next card" }).click();
  await expect.poll(() => cardsInView(row)).toEqual([...first.slice(1), "Nothing gets lost"]);
  await page.getByRole("button", { name: "Previous card" }).click();
  await expect.poll(() => cardsInView(row)).toEqual(first);
  await row.focus();
  await page.keyboard.press("ArrowLeft");

  await expect.poll(() => cardsInView(row)).toEqual(["Nothing gets lost", ...first.slice(0, 3)]);
  expect(first).toHaveLength(4);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a swipe brings the next card @long", async ({ page }) => {
    await openStory(page);
    const row = page.getByRole("region", carousel);
    await expect.poll(() => cardsInView(row)).toEqual(["A question for every year"]);

    await swipeLeft(page, row);

    await expect.poll(() => cardsInView(row)).toEqual(["Flowers and stones"]);
  });
});

test("at 320 pixels nothing reaches over the edge, also after a taste, and axe finds nothing @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openStory(page);
  await askFor(page, 1930);

  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

  expect(overhang).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

for (const [width, size] of [
  [360, ""],
  [1280, " @long"],
] as const) {
  test(`nothing jumps at ${width} pixels, neither on arrival nor under way${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: { at: number; by: number }[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput === false) {
            shifts.push({ at: entry.startTime, by: Number(entry.value) });
          }
        }
      }).observe({ type: "layout-shift", buffered: true });
      Object.assign(globalThis, { shifts });
    });
    await openStory(page);

    const asked = await page.evaluate(() => performance.now());
    await askFor(page, 1963);
    await expectSettled(page);
    const answered = await page.evaluate(() => performance.now());
    await page.getByRole("heading", { name: "How It Works" }).scrollIntoViewIfNeeded();
    await expectSettled(page);

    // The answer moves the page. Browsers do not count a layout shift within half a second of input, and an answer may
    // take longer.
    const shifted = await page.evaluate(
      ([from, to]) => {
        const shifts: { at: number; by: number }[] = Reflect.get(globalThis, "shifts");
        return shifts.filter(({ at }) => at < from || at > to).reduce((sum, { by }) => sum + by, 0);
      },
      [asked, answered] as const,
    );
    expect(shifted).toBeLessThan(0.02);
  });
}

async function swipeLeft(page: Page, row: Locator): Promise<void> {
  const box = await row.boundingBox();
  if (!box) throw new Error("The carousel is not to be seen");
  const y = box.y + box.height / 2;
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: box.x + 260, y }] });
  for (let x = 240; x >= 60; x -= 20) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: box.x + x, y }] });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("whoever goes on while the page is still being taken over arrives", async ({ page }) => {
  for (const arrived of isLongTest ? [0, 1, 2, 3] : [0, 2]) {
    await test.step(`when ${arrived} of its scripts have come`, async () => {
      // The previous page may still be loading its own scripts.
      await page.goto("about:blank");
      const scripts = await holdScripts(page, arrived);
      await page.goto("/", { waitUntil: "commit" });
      await expect.poll(scripts.arrived).toBe(arrived);
      await page.evaluate(() => history.pushState({}, "", "/about"));
      scripts.release();

      await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
    });
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

/** Lets this many scripts of the next page through, and the others once they are released. */
async function holdScripts(page: Page, first: number) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const script = /\/assets\/.*\.js$/;
  const asked = new Set<Request>();
  let arrived = 0;
  const count = (request: Request) => {
    if (asked.has(request)) arrived += 1;
  };
  page.on("requestfinished", count);
  await page.route(script, async (route) => {
    asked.add(route.request());
    if (asked.size > first) await isReleased;
    await route.continue();
  });
  return {
    arrived: () => arrived,
    release() {
      page.off("requestfinished", count);
      release();
    },
  };
}
