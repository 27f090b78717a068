import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Locator, Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { chooseFiles, details, filesOf, openFile, tile } from "../files.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { addAddress, editor, openAsWriter, writeMemory } from "../memories.ts";
import { allowRefusals } from "../newcomer.ts";
import type { Product } from "../product.ts";
import { heicPhoto, phonePhoto } from "../samples.ts";

const patience = { timeout: 30_000 };
test.use({ actionTimeout: 10_000 });

test("a file is dragged to another place with the mouse @long", async ({ page, product }) => {
  await beginMemory(page, product);
  await chooseFiles(page, [
    await phonePhoto("one.jpg", 1),
    await phonePhoto("two.jpg", 2),
    await phonePhoto("three.jpg", 3),
  ]);
  await expect(names(page)).toHaveText(["one.jpg", "two.jpg", "three.jpg"]);
  // A drag needs its target inside the viewport.
  await filesOf(page).evaluate((list) => list.scrollIntoView({ block: "center", behavior: "instant" }));
  const [from, to] = [await middleOf(tile(page, "one.jpg")), await middleOf(tile(page, "three.jpg"))];

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y, { steps: 5 });
  await page.mouse.move(to.x + 30, from.y, { steps: 5 });
  await page.mouse.up();

  await expect(names(page)).toHaveText(["two.jpg", "three.jpg", "one.jpg"]);
  await page.mouse.move(from.x, from.y);
  await expect(names(page)).toHaveText(["two.jpg", "three.jpg", "one.jpg"]);
  await expect(details(page, "one.jpg"), "a drag opens nothing").toHaveCount(0);
});

test.describe("with the clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a picture that was copied is pasted while writing, and becomes a file of the memory @long", async ({
    page,
    product,
  }) => {
    await beginMemory(page, product);
    await page.evaluate(copyPicture);
    await editor(page).click();

    await page.keyboard.press("ControlOrMeta+v");

    await expect(names(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Add memory" }).click();
    await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
    await page.getByRole("link", { name: "View Memory The lake" }).click();
    await expect(page.getByRole("button", { name: "Photo 1" })).toBeVisible();
  });
});

test("a microphone that is refused is answered with what can be done @long", async ({ page, product }) => {
  // The error of a browser when the permission is refused. A headless browser has no microphone to refuse.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  });
  await beginMemory(page, product);
  await page.getByRole("button", { name: "Record your voice" }).click();

  await page.getByRole("button", { name: "Start recording" }).click();

  await expect(
    page.getByText(/^The microphone is blocked\. You can allow it in your browser's settings/),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Start recording" })).toBeEnabled();
});

test("a file that is deleted after it was chosen says so, and goes on once it is there again @long", async ({
  page,
  product,
  complaints,
}) => {
  // Simulates a full storage: otherwise the upload would continue from the stored copy.
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  const folder = await mkdtemp(join(tmpdir(), "lane-photo-"));
  const path = join(folder, "beach.jpg");
  const { buffer } = await phonePhoto("beach.jpg");
  await writeFile(path, buffer);
  await beginMemory(page, product);
  await page.route("**/api/uploads/**", () => undefined);
  await chooseFiles(page, path);
  await openFile(page, "beach.jpg");
  await page.getByRole("button", { name: "Pause beach.jpg" }).click();
  await page.unroute("**/api/uploads/**");
  await rm(path);

  await page.getByRole("button", { name: "Resume beach.jpg" }).click();
  await expect(details(page, "beach.jpg").getByText(/^This file can no longer be read/)).toBeVisible();
  await expectAccessible(page);
  await writeFile(path, buffer);
  await chooseFiles(page, path);
  await page.getByRole("button", { name: "Add memory" }).click();

  await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
  await rm(folder, { recursive: true });
  allowRefusals(complaints);
});

test("a photo of an iPhone is shown in a browser that cannot read it @long", async ({ page, product }) => {
  test.slow();
  await beginMemory(page, product);
  const photo = await heicPhoto("IMG_0042.HEIC");
  await chooseFiles(page, [photo]);
  await page.getByRole("button", { name: "Add memory" }).click();
  await expect(page.getByText("Memory added successfully")).toBeVisible(patience);

  await page.getByRole("link", { name: "View Memory The lake" }).click();

  await page.getByRole("button", { name: "Photo 1" }).click();
  const viewer = page.getByRole("dialog", { name: "Photo 1" });
  const picture = viewer.getByRole("img", { name: "Photo 1" });
  await expect(picture).toBeVisible(patience);
  await expect.poll(() => shapeOf(picture)).toBeCloseTo(320 / 180, 1);
  const shown = await page.request.get(await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
  expect(shown.headers()["content-type"]).toBe("image/webp");
  const original = await page.request.get((await viewer.getByRole("link").getAttribute("href")) ?? "");
  expect((await original.body()).equals(photo.buffer)).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a photo is taken with the camera, and two fingers enlarge it", async ({ page, product }) => {
    test.slow();
    await beginMemory(page, product);
    const camera = page.getByLabel("A photo from the camera");
    await expect(camera).toHaveAttribute("capture", "environment");
    const opened = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Take a photo" }).tap();
    await (await opened).setFiles(await phonePhoto("taken.jpg"));
    await page.getByRole("button", { name: "Add memory" }).tap();
    await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
    await page.getByRole("link", { name: "View Memory The lake" }).tap();
    await page.getByRole("button", { name: "Photo 1" }).tap();
    const picture = page.getByRole("dialog", { name: "Photo 1" }).getByRole("img");
    await expect(picture).toBeVisible();
    expect(await scaleOf(picture)).toBe(1);

    await pinch(page, picture, 30, 90);
    await expect.poll(() => scaleOf(picture)).toBeCloseTo(3, 1);
    await pinch(page, picture, 90, 20);

    await expect.poll(() => scaleOf(picture)).toBe(1);
    await expect(page.getByRole("dialog", { name: "Photo 1" })).toBeVisible();
  });
});

async function beginMemory(page: Page, product: Product): Promise<void> {
  await openAsWriter(page, product);
  await page.goto(addAddress);
  await writeMemory(page, "The lake", "We swam");
}

function names(page: Page): Locator {
  return filesOf(page).locator("button > span.sr-only");
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

async function copyPicture(): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = 400;
  canvas.height = 300;
  canvas.getContext("2d")?.fillRect(40, 40, 200, 100);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (png) await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
}

/** Aspect ratio of a loaded picture; 0 before it is loaded. */
function shapeOf(picture: Locator): Promise<number> {
  return picture.evaluate((image: HTMLImageElement) => image.naturalWidth / Math.max(1, image.naturalHeight));
}

function scaleOf(picture: Locator): Promise<number> {
  return picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
}

/** Pinches beside the middle of the picture, from one distance to the other. */
async function pinch(page: Page, picture: Locator, from: number, to: number): Promise<void> {
  const { x, y } = await middleOf(picture);
  const fingers = await page.context().newCDPSession(page);
  const at = (apart: number) => [
    { x: x - apart / 2, y, id: 1 },
    { x: x + apart / 2, y, id: 2 },
  ];
  await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = at(from + (to - from) * share);
    await fingers.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
