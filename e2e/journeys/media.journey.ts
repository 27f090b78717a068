import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

import { expectAccessible } from "../axe.ts";
import { chooseFiles, details, openFile, tile } from "../files.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { addAddress, expectDraftKept, openAsWriter, writeMemory } from "../memories.ts";
import { allowRefusals } from "../newcomer.ts";
import { phonePhoto, shortFilm } from "../samples.ts";
import { swipe } from "../swipe.ts";

const uploads = "**/api/uploads/**";
const patience = { timeout: 30_000 };
test.use({ actionTimeout: 10_000 });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, permissions: ["microphone"] });

  test("five photos, a film and a recording arrive though the connection is cut twice", async ({
    page,
    product,
    context,
    complaints,
  }) => {
    test.slow();
    await openAsWriter(page, product);
    await page.goto(addAddress);
    await writeMemory(page, "The lake", "We swam");
    const photos = await Promise.all([1, 2, 3, 4, 5].map((number) => phonePhoto(`photo-${number}.jpg`, number)));

    // Interrupts requests in the middle of a chunk until the page has said so, and then all requests for a while.
    await page.route(uploads, (route) => route.abort("connectionreset"));
    await chooseFiles(page, photos);
    await expect(page.getByText("No connection. It will resume by itself.").first()).toBeVisible();
    await page.unroute(uploads);
    await context.setOffline(true);
    await chooseFiles(page, [await shortFilm("film.mp4")]);
    await openFile(page, "film.mp4");
    await expect(details(page, "film.mp4").getByText(/No connection|Waiting ·/)).toBeVisible();
    await recordSomething(page);
    await expectAccessible(page);
    await context.setOffline(false);
    // Until the app notices that the connection is back, it would queue the memory in the outbox.
    await expect(page.getByText("No connection")).toHaveCount(0, patience);
    await page.getByRole("button", { name: "Add memory" }).tap();

    await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
    await page.getByRole("link", { name: "View Memory The lake" }).tap();
    const tiles = page.getByRole("region", { name: "Photos, videos and recordings" }).getByRole("listitem");
    await expect(tiles).toHaveCount(6);
    const inPlace = page.getByLabel("Video 6", { exact: true });
    await expect.poll(() => inPlace.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(1);
    await expect(page.getByLabel("Recording 7", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Photo 1" }).tap();
    await expect(page.getByRole("dialog", { name: "Photo 1 of 7" })).toBeVisible();
    await expectAccessible(page, { within: "[role=dialog]" });
    const photo = page.getByRole("dialog").getByRole("img");
    await swipe(page, photo, -150);
    await expect(page.getByRole("dialog", { name: "Photo 2 of 7" })).toBeVisible();
    await swipe(page, photo, 150);
    await expect(page.getByRole("dialog", { name: "Photo 1 of 7" })).toBeVisible();
    await tapUntilClosed(page);
    await page.getByRole("button", { name: "Photo 5" }).tap();
    await expect(page.getByRole("dialog", { name: "Photo 5 of 7" })).toBeVisible();
    await swipe(page, photo, -150);
    const film = page.getByRole("dialog", { name: "Video 6 of 7" }).locator("video");
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(1);
    await swipe(page, film, -150);
    await expect(page.getByRole("dialog", { name: "Recording 7 of 7" })).toBeVisible();
    await swipe(page, page.getByRole("dialog").locator("figure > div").first(), 150);
    await expect(page.getByRole("dialog", { name: "Video 6 of 7" })).toBeVisible();
    await swipe(page, film, 150);
    await expect(page.getByRole("dialog", { name: "Photo 5 of 7" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    allowRefusals(complaints);
  });

  test("a recording that is not kept yet is asked about before it is left, and saved with its memory", async ({
    page,
    product,
  }) => {
    test.slow();
    await openAsWriter(page, product);
    await page.goto(addAddress);
    await beginRecording(page);
    await page.getByRole("button", { name: "Stop", exact: true }).tap();
    await expect(page.getByLabel("Your recording")).toBeVisible();

    await page.getByRole("link", { name: "Down Memory Lane" }).first().tap();
    await expect(page.getByText("Your recording isn't saved yet. If you leave now, it will be lost.")).toBeVisible();
    await expectAccessible(page, { within: "[role=dialog]" });
    await page.getByRole("button", { name: "Stay" }).tap();
    const asked = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
    await page.evaluate(() => location.reload());
    await asked;

    await writeMemory(page, "The lake", "We swam");
    await page.getByRole("button", { name: "Record again" }).tap();
    await expect(page.getByText("Recording...")).toBeVisible();
    await expect(page.getByText(/^0:(?!00)\d\d$/)).toBeVisible();
    await page.getByRole("button", { name: "Add memory" }).tap();

    await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
    await page.getByRole("link", { name: "View Memory The lake" }).tap();
    const sound = page.locator("article").getByLabel("Recording 1", { exact: true });
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0);
  });
});

test("what a reload interrupts goes on by itself, and keeps its caption", async ({ page, product, complaints }) => {
  await openAsWriter(page, product);
  await page.goto(addAddress);
  await writeMemory(page, "The lake", "We swam");
  await page.route(uploads, () => undefined);
  await chooseFiles(page, [await phonePhoto("beach.jpg")]);
  await openFile(page, "beach.jpg");
  await page.getByLabel("Caption", { exact: true }).fill("Ada by the water");
  await expectDraftKept(page);
  await expect.poll(() => storedUploads(page), { intervals: [50] }).toBe(1);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.unroute(uploads);

  await page.getByRole("button", { name: "Continue: The lake" }).click();

  await openFile(page, "beach.jpg");
  await expect(page.getByLabel("Caption", { exact: true })).toHaveValue("Ada by the water");
  await page.getByRole("button", { name: "Add memory" }).click();
  await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
  await page.getByRole("link", { name: "View Memory The lake" }).click();
  await expect(page.getByRole("button", { name: "Photo 1: Ada by the water" })).toBeVisible();
  expect(await storedUploads(page)).toBe(0);
  allowRefusals(complaints);
});

test("a paused file goes on, and one that is not what it says stays with the reason until it is removed @long", async ({
  page,
  product,
  complaints,
}) => {
  await openAsWriter(page, product);
  await page.goto(addAddress);
  await writeMemory(page, "The lake", "We swam");
  await page.route(uploads, () => undefined);
  await chooseFiles(page, [await phonePhoto("beach.jpg")]);
  await openFile(page, "beach.jpg");
  await page.getByRole("button", { name: "Pause beach.jpg" }).click();
  await expect(details(page, "beach.jpg").getByText(/^Paused at 0 bytes of/)).toBeVisible();
  await page.unroute(uploads);
  await chooseFiles(page, [
    { name: "page.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html>not a photo</html>") },
  ]);
  await expect(details(page, "page.jpg").getByText(/Please choose a PNG, JPEG/)).toBeVisible();
  await page.getByRole("button", { name: "Add memory" }).click();
  await expect(page.getByText("One of the files didn't upload. Upload it again or remove it.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Remove page.jpg" }).click();
  await page.getByRole("button", { name: "Resume beach.jpg" }).click();
  await page.getByRole("button", { name: "Add memory" }).click();

  await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
  allowRefusals(complaints);
});

test("a file arrives though its token is no longer good when it is sent @long", async ({
  page,
  product,
  complaints,
}) => {
  await openAsWriter(page, product);
  await page.goto(addAddress);
  await writeMemory(page, "The lake", "We swam");
  await expect(page.getByLabel("Files to add")).toBeAttached();
  // Only this one call: with an invalid token in storage, any other call could be refused first and renew it.
  await page.route(
    "**/api/uploads",
    (route) => route.continue({ headers: { ...route.request().headers(), authorization: "Bearer not.good.anymore" } }),
    { times: 1 },
  );
  const refused = page.waitForResponse((answer) => answer.url().endsWith("/api/uploads") && answer.status() === 401);

  await chooseFiles(page, [await phonePhoto("beach.jpg")]);
  await refused;
  await page.getByRole("button", { name: "Add memory" }).click();

  await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
  allowRefusals(complaints);
});

test("files are ordered, described and looked at by keyboard, without the place they were taken @long", async ({
  page,
  product,
}) => {
  test.slow();
  await openAsWriter(page, product);
  await page.goto(addAddress);
  await writeMemory(page, "The lake", "We swam");
  const [first, second] = [await phonePhoto("first.jpg", 1), await phonePhoto("second.jpg", 2)];
  await chooseFiles(page, [{ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") }, first, second]);
  await expect(page.getByText(/notes.txt can't be added. Please choose a PNG/)).toBeVisible();

  await tile(page, "second.jpg").getByRole("button").press("Enter");
  await page.getByRole("button", { name: "Move second.jpg earlier" }).press("Enter");
  await expect(page.getByText("Now number 1 of 2")).toBeAttached();
  await expect(page.getByRole("button", { name: "Move second.jpg earlier" })).toBeFocused();
  await tile(page, "first.jpg").getByRole("button").press("Enter");
  await page.getByRole("button", { name: "Cover: first.jpg" }).press("Enter");
  await tile(page, "second.jpg").getByRole("button").press("Enter");
  await page.getByLabel("Caption", { exact: true }).fill("The old boat");
  await page.getByLabel("Description for people who can't see it").fill("A green boat on sand");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add memory" }).press("Enter");
  await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
  await page.getByRole("link", { name: "View Memory The lake" }).press("Enter");

  await page.getByRole("button", { name: "Photo 1: A green boat on sand" }).press("Enter");
  const viewer = page.getByRole("dialog", { name: "Photo 1 of 2" });
  await expect(viewer.getByText("The old boat")).toBeVisible();
  await expect(viewer.getByText("Ada Vermeer · July 1998")).toBeVisible();
  const picture = viewer.getByRole("img", { name: "A green boat on sand" });
  await expect(picture).toHaveAttribute("srcset", /320w.*900w/, patience);
  await page.keyboard.press("+");
  await expect(picture).toHaveAttribute("style", /scale\(1.5\)/);
  expect(await everyWidth(page, picture)).toEqual([
    { hasExif: false, isUpright: true },
    { hasExif: false, isUpright: true },
  ]);
  expect((await sharp(second.buffer).metadata()).exif).toBeDefined();
  const original = await page.request.get((await viewer.getByRole("link").getAttribute("href")) ?? "");
  expect((await original.body()).equals(second.buffer)).toBe(true);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Photo 2 of 2" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Photo 2 of 2" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Photo 1: A green boat on sand" })).toBeFocused();
});

/** Uses Playwright's fake microphone. */
async function beginRecording(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Record your voice" }).tap();
  await page.getByRole("button", { name: "Start recording" }).tap();
  await page.locator("[data-lit]").first().waitFor({ state: "attached" });
  await expect(page.getByText(/^0:(?!00)\d\d$/)).toBeVisible();
}

async function recordSomething(page: Page): Promise<void> {
  await beginRecording(page);
  await page.getByRole("button", { name: "Pause", exact: true }).tap();
  await page.getByRole("button", { name: "Resume", exact: true }).tap();
  await page.getByRole("button", { name: "Stop", exact: true }).tap();
  await expect(page.getByLabel("Your recording")).toBeVisible();
  await page.getByRole("button", { name: "Keep it" }).tap();
  await expect(tile(page, "Recording")).toBeVisible();
}

/** While the page still scrolls from a swipe, the first tap only stops that, so the tap is repeated. */
async function tapUntilClosed(page: Page): Promise<void> {
  await expect(async () => {
    const dialog = page.getByRole("dialog");
    if (await dialog.isVisible()) await dialog.getByRole("button", { name: "Close" }).tap({ timeout: 3000 });
    await expect(dialog).toBeHidden({ timeout: 3000 });
  }).toPass(patience);
}

/** The metadata of the shown picture, in every width. */
async function everyWidth(page: Page, picture: Locator): Promise<{ hasExif: boolean; isUpright: boolean }[]> {
  const addresses = ((await picture.getAttribute("srcset")) ?? "").split(", ").map((one) => one.split(" ")[0] ?? "");
  return Promise.all(
    addresses.map(async (address) => {
      const { exif, width, height } = await sharp(await (await page.request.get(address)).body()).metadata();
      return { hasExif: exif !== undefined, isUpright: width < height };
    }),
  );
}

/** Number of stored files, which would survive a reload. */
function storedUploads(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "lane-uploads")) return 0;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("lane-uploads");
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const count = await new Promise<number>((resolve) => {
      const counting = database.transaction("files").objectStore("files").count();
      counting.addEventListener("success", () => resolve(counting.result));
    });
    database.close();
    return count;
  });
}
