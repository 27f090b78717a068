import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { watchLayoutShifts } from "../layout-shift.ts";
import { signIn, test } from "../member.ts";
import { openAsWriter, writeMemory } from "../memories.ts";
import { allowRefusals } from "../newcomer.ts";
import { answers, expectKept, expectPicture, openWithWorker } from "../offline.ts";
import { phonePhoto } from "../samples.ts";
import { drag } from "../swipe.ts";
import { createTimelineMember } from "../timeline.ts";

const patience = { timeout: 30_000 };
const memories = [
  { year: 1998, month: 3, title: "First snow", text: "We stayed out until our hands were blue.", mark: "Flower" },
  { year: 1998, month: 9, title: "The long night", mark: "Stone" },
  { year: 1998, month: 12, title: "Skating to work", text: "Along the river, the whole way." },
  { year: 2001, month: 2, title: "The river froze", text: "We walked across to the mill." },
] as const;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

test.describe("by touch on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("a year is walked through by swiping, and on into the next year that has memories", async ({
    page,
    product,
  }) => {
    test.slow();
    const { allow, expectNoShift } = await watchLayoutShifts(page);
    await signIn(page, await createTimelineMember(product, memories));
    await page.goto("/timeline/memory/add-memory?year=1998&month=7");
    await writeMemory(page, "The lake", "We swam until it was dark.");
    await allow(async () => {
      await page.getByLabel("Files to add").setInputFiles([await phonePhoto("lake.jpg")]);
      await page.getByRole("button", { name: "Add memory" }).tap();
      await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
    });
    await page.goto("/timeline/walk?year=1998");
    await expect(heading(page, "First snow")).toBeFocused();
    await expectAccessible(page, { themes: "both" });

    await swipe(page, -1);
    await expect(heading(page, "The lake")).toBeInViewport();
    await expect(page.getByRole("status").filter({ hasText: "2 of 3: The lake" })).toBeAttached();
    await expectWholePicture(page);
    await expectAccessible(page, { themes: "both" });
    await swipe(page, -1);
    await expect(heading(page, "Skating to work")).toBeInViewport();
    await swipe(page, 1);
    await expect(heading(page, "The lake")).toBeInViewport();
    await untilStill(page);
    await page.getByRole("button", { name: "Next page" }).tap();
    await expect(heading(page, "Skating to work")).toBeFocused();
    await swipe(page, -1);
    await expect(heading(page, "That was 1998")).toBeInViewport();
    await expect(page.getByText("One memory with a stone or a candle was left out.")).toBeVisible();
    await expectAccessible(page, { themes: "both" });
    await untilStill(page);
    await page.getByRole("button", { name: "On to 2001" }).tap();

    await expect(heading(page, "The river froze")).toBeFocused();
    await expect(page).toHaveURL(/year=2001/);
    await page.getByRole("button", { name: "Close" }).tap();
    await expect(page).toHaveURL("/timeline?year=2001");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectNoShift();
  });

  test("a month, the lifeline and a memory on it lead into the walk, and closing it leads back", async ({
    page,
    product,
  }) => {
    const { expectNoShift } = await watchLayoutShifts(page);
    await signIn(page, await createTimelineMember(product, memories));
    await page.goto("/timeline?year=1998&month=12");
    await page.getByRole("link", { name: "Walk through December" }).tap();
    await expect(heading(page, "Skating to work")).toBeFocused();
    await expect(page.getByRole("dialog", { name: "Walk through December 1998" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).tap();
    await expect(page).toHaveURL("/timeline?year=1998&month=12");
    await page.goto("/timeline?year=1998&month=1");
    await expect(page.getByRole("heading", { name: "No memories found" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Walk through/ })).toHaveCount(0);

    await page.goto("/lifeline");
    await page.getByRole("link", { name: "Walk through your life" }).tap();
    await expect(heading(page, "First snow")).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/lifeline");
    await page.getByRole("button", { name: "The long night, September 1998, Stone" }).tap();
    await page.getByRole("link", { name: "Walk on from here" }).tap();
    await expect(heading(page, "The long night"), "a stone that was asked for").toBeFocused();
    await page.getByRole("button", { name: "Close" }).tap();
    await expect(page).toHaveURL("/lifeline");
    await expectNoShift();
  });
});

test("by keyboard alone, what a search finds is walked through, and Escape returns to where it was opened", async ({
  page,
  product,
}) => {
  await signIn(page, await createTimelineMember(product, memories));
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: "Search your memories" })).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search your memories" })).toBeFocused();
  await page.keyboard.type("river");
  await expect(page.getByRole("option")).toHaveCount(2);
  await page.getByRole("link", { name: "Walk through these" }).press("Enter");

  const walk = page.getByRole("dialog", { name: "Walk through memories of “river”" });
  await expect(heading(page, "The river froze")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(heading(page, "Skating to work")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(heading(page, "The river froze")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(heading(page, "Skating to work")).toBeFocused();
  await page.keyboard.press("Shift+Space");
  await expect(heading(page, "The river froze")).toBeFocused();
  await page.keyboard.press("End");
  await expect(heading(page, "That was everything we found for “river”")).toBeFocused();
  await page.keyboard.press("PageUp");
  await expect(heading(page, "Skating to work")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(heading(page, "The river froze")).toBeFocused();
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(isInWalkOrNowhere), `Tab ${count + 1}`).toBe(true);
  }
  await page.keyboard.press("Escape");

  await expect(walk).toBeHidden();
  await expect(page).toHaveURL("/profile");
});

test("stones are shown only when they are asked for, and Back leaves the walk at once", async ({ page, product }) => {
  await signIn(page, await createTimelineMember(product, memories));
  await page.goto("/timeline?year=1998");
  await page.goto("/timeline/walk?year=1998");
  await expect(heading(page, "First snow")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(heading(page, "Skating to work")).toBeFocused();
  await expect(page).toHaveURL(/from=/);

  await page.getByRole("button", { name: "More" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Include stones and candles" }).click();
  await expect(heading(page, "Skating to work")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(heading(page, "The long night")).toBeFocused();
  await expect(page.getByRole("img", { name: "Stone" })).toBeVisible();
  await page.goBack();

  await expect(page).toHaveURL("/timeline?year=1998");
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("a walk that was kept is read again, and one that was not is put together from its months @long", async ({
    page,
    context,
    product,
    complaints,
  }) => {
    test.slow();
    const writer = await openAsWriter(page, product);
    await writer.add({ title: "The storm", html: "<p>It rained.</p>", month: 2 });
    await openWithWorker(page, "/timeline");
    await page.goto("/timeline/memory/add-memory?year=1998&month=7");
    await writeMemory(page, "The lake", "We swam until it was dark");
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles([await phonePhoto("lake.jpg")]);
    await page.getByRole("button", { name: "Add memory" }).click();
    await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
    await page.goto("/timeline?year=1998&month=7");
    await expect(page.locator("article img[srcset]"), "the picture is prepared").toBeVisible(patience);
    await expectPicture(page);
    await page.goto("/timeline/walk?year=1998&month=2");
    await expect(heading(page, "The storm")).toBeVisible();
    await expect.poll(() => answers(page), patience).toContainEqual(expect.stringContaining(`["memories","walk"`));
    await page.waitForLoadState("networkidle");
    await expectKept(page);

    await context.setOffline(true);
    await page.goto("/timeline/walk?year=1998&month=2");
    await expect(heading(page, "The storm"), "kept").toBeVisible(patience);
    await page.goto("/timeline/walk?year=1998");
    await expect(heading(page, "The lake"), "from its month").toBeVisible(patience);
    await expectWholePicture(page);
    await page.goto("/timeline/walk?year=1997");
    await expect(page.getByText("You're offline, and this isn't saved on this device.")).toBeVisible(patience);

    await context.setOffline(false);
    await page.goto("/timeline/walk?year=1998");
    await expect(heading(page, "The storm"), "the whole year").toBeVisible(patience);
    allowRefusals(complaints);
  });
});

test.describe("on a television", () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test("the slideshow goes on by itself until a key is pressed @long", async ({ page, product }) => {
    await signIn(page, await createTimelineMember(product, memories));
    await page.goto("/timeline/walk?year=1998");
    await expect(heading(page, "First snow")).toBeFocused();
    const size = await heading(page, "First snow").evaluate((title) =>
      Number.parseFloat(getComputedStyle(title).fontSize),
    );
    expect(size, "a title that is read from a sofa").toBeGreaterThanOrEqual(36);

    await page.getByRole("button", { name: "Play slideshow" }).click();
    await expect(heading(page, "Skating to work")).toBeInViewport(patience);
    await page.keyboard.press("Shift");

    await expect(page.getByText("The slideshow is paused")).toBeAttached();
    await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Play slideshow" }).click();
    await expect(heading(page, "That was 1998"), "and stops at the end").toBeFocused(patience);
  });
});

/** A finger drags the page: 1 to the right, -1 to the left. */
async function swipe(page: Page, way: 1 | -1): Promise<void> {
  await untilStill(page);
  await drag(page, { from: { x: 180 - way * 150, y: 250 }, byPx: way * 300, restSeconds: 0.6 });
}

/** Until the row of pages has stopped at the shown one: while it rolls, the browser takes no tap. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let framesStill = 0; framesStill < 30;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const isStill = document.querySelector("[data-page=shown]")?.getBoundingClientRect().x === 0;
      framesStill = isStill ? framesStill + 1 : 0;
    }
  });
}

/** The picture is loaded, and nothing of it is cut off. */
async function expectWholePicture(page: Page): Promise<void> {
  const picture = page.locator("[data-page=shown] img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe("contain");
}

function isInWalkOrNowhere(): boolean {
  return document.activeElement === document.body || document.activeElement?.closest("[role=dialog]") !== null;
}
