import { copyFile, mkdtemp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { isLongTest } from "@lane/domain/testing/test-size.ts";
import type { Page } from "@playwright/test";

import { type ArchiveFolder, keptFile, type KeptMemory, writeArchiveFolder } from "../archive-folder.ts";
import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { test as base } from "../member.ts";
import { phonePhoto, steadyTone } from "../samples.ts";

interface OpenedArchive {
  readonly folder: ArchiveFolder;
  readonly opened: Page;
}

/** The folder of one archive, and a browser without a connection that must report no complaint. */
const test = base.extend<OpenedArchive>({
  folder: async ({}, use) => {
    const folder = await writeArchiveFolder(await keptLife());
    await use(folder);
    await folder.remove();
  },
  opened: async ({ page, context, folder }, use) => {
    const complaints: string[] = [];
    await context.setOffline(true);
    context.on("console", (message) => complaints.push(`console: ${message.text()}`));
    context.on("weberror", (found) => complaints.push(`script: ${found.error().message}`));
    context.on("request", (request) => {
      if (!/^(file|data):/.test(request.url())) complaints.push(`outside: ${request.url()}`);
    });
    await page.goto(folder.address);
    await use(page);
    expect(complaints, "the browser complained").toEqual([]);
  },
});

test("a life is walked through from a folder", async ({ opened: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("heading", { level: 1, name: "Anna Vermeer" })).toBeVisible();

  await page.getByRole("link", { name: "1976 2 memories" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "memories of 1976" })).toBeVisible();
  await expect(page.getByText("Dancing Queen")).toBeVisible();

  await page.getByRole("navigation", { name: "Months" }).getByRole("link", { name: "July" }).click();
  await page.getByRole("link", { name: "The summer that never ended" }).click();
  await expect(page.getByText("l'été", { exact: true })).toHaveCSS("font-weight", "700");
  await expectPictures(page, 2);

  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("heading", { level: 1, name: /^Der erste Tag <img/ })).toBeVisible();
});

test("nobody is shut out, on a narrow phone and at a desk, by day and by night", async ({ opened: page, folder }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const hash of ["", "#1976", "#memory/summer", "#lifeline"]) {
    await page.goto(`${folder.address}${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const { width, themes } of looks) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      if (themes === "both" || isLongTest) await expectAccessible(page, { themes });
    }
  }
});

const looks = [
  { width: 320, themes: "both" },
  { width: 1280, themes: "shown" },
] as const;

test("photos open large and sound is there to be played", async ({ opened: page, folder }) => {
  await page.goto(`${folder.address}#memory/summer`);
  await page.getByRole("button", { name: "Photo 1: A white sun over dark water" }).click();
  const large = page.getByRole("dialog", { name: "Photo 1 of 2" });
  await expect(large.getByRole("img", { name: "A white sun over dark water" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Photo 2 of 2" })).toBeVisible();
  await expectAccessible(page, { within: "dialog" });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const sound = page.getByLabel("Recording 1: Grandfather counts");
  await expect.poll(() => sound.evaluate((player: HTMLAudioElement) => player.duration)).toBe(2);
  await expect(page.getByText("This file couldn't be included in the export.")).toBeVisible();
});

test("words are found by keyboard alone, and one comes back to them @long", async ({ opened: page }) => {
  await page.getByRole("link", { name: "Search" }).press("Enter");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("ete");
  await expect(page.getByText("1 memory found")).toBeVisible();
  await expect(page.locator("mark")).toHaveText("été");
  await expectAccessible(page);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "The summer that never ended" })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("ete");
  await expect(page.getByText("1 memory found")).toBeVisible();
});

test("a lifeline is entered by its flowers, and stones are left out when asked", async ({ opened: page, folder }) => {
  await page.goto(`${folder.address}#lifeline`);
  await page.locator('svg a[href="#memory/river"]').click();
  await expect(page.getByRole("heading", { level: 1, name: "When the river froze" })).toBeVisible();
  await page.goBack();

  await page.getByRole("checkbox", { name: "Show stones and candles" }).uncheck();

  await expect(page.locator('svg a[href="#memory/river"]')).toHaveCount(0);
  await expect(page.locator('svg a[href="#memory/mill"]')).toHaveCount(1);
});

test("a page that was opened inside the zip says what to do", async ({ page, folder, complaints }) => {
  const alone = await mkdtemp(join(folder.path, "alone-"));
  await copyFile(join(folder.path, "index.html"), join(alone, "index.html"));

  await page.goto(pathToFileURL(join(alone, "index.html")).href);

  await expect(page.getByText(/Please unpack the whole zip file, then/)).toBeVisible();
  // The browser's own: the page asks for a file that stayed in the zip.
  expect(complaints.splice(0)).toEqual(["console: Failed to load resource: net::ERR_FILE_NOT_FOUND"]);
});

/** Expects this many pictures, each loaded. */
async function expectPictures(page: Page, count: number): Promise<void> {
  const prints = page.locator("article img");
  await expect(prints).toHaveCount(count);
  for (let at = 0; at < count; at += 1) {
    await prints.nth(at).scrollIntoViewIfNeeded();
    await expect.poll(() => prints.nth(at).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
}

async function keptLife() {
  const tone = await steadyTone();
  const [first, second] = await Promise.all([phonePhoto("first", 0), phonePhoto("second", 2)]);
  const files = {
    "media/1976/07-1.jpg": first.buffer,
    "media/1976/07-2.jpg": second.buffer,
    "media/1976/07-3.wav": await readFile(tone.path),
  };
  await tone.remove();
  const favourites = [{ year: 1976, category: "song", title: "Dancing Queen", detail: "ABBA" }] as const;
  return { memories: keptMemories, favourites, files, hopes: [{ text: "Northern lights", size: "large" }] as const };
}

const keptMemories: readonly KeptMemory[] = [
  { id: "mill", year: 1955, title: "The garden behind the mill", mark: "Flower", html: "<p>Apples.</p>" },
  { id: "river", year: 1963, month: 1, title: "When the river froze", mark: "Stone", isCandle: true },
  {
    id: "school",
    year: 1976,
    month: 3,
    title: 'Der erste Tag <img src="http://127.0.0.1:9/">',
    html: "<p>&lt;script&gt;</p>",
  },
  {
    id: "summer",
    year: 1976,
    day: 14,
    title: "The summer that never ended",
    mark: "Flower",
    html: "<p>Père said: <strong>l'été</strong> of my life.</p>",
    prompt: { text: "What did the hottest day feel like?" },
    media: [
      keptFile({
        id: "p1",
        kind: "Image",
        path: "media/1976/07-1.jpg",
        width: 900,
        height: 1200,
        caption: "At the lake",
        alt: "A white sun over dark water",
      }),
      keptFile({ id: "p2", kind: "Image", path: "media/1976/07-2.jpg", width: 900, height: 1200 }),
      keptFile({
        id: "s1",
        kind: "Audio",
        path: "media/1976/07-3.wav",
        contentType: "audio/wav",
        name: "voice.wav",
        durationMs: 2000,
        caption: "Grandfather counts",
      }),
      keptFile({ id: "v1", kind: "Video", path: null, contentType: "video/mp4", name: "lost.mp4" }),
    ],
    versions: [{ version: 1, title: "Hot", text: [], mark: null, place: "", savedAt: "2025-03-01T10:00:00.000Z" }],
  },
  { id: "attic", year: 1990, title: "Put away", isArchived: true },
];
