import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test as base, vi } from "vitest";

import { makeHeic } from "#testing/sample-heic.ts";

import { createChildPhotoResizer } from "./child-photo-resizer.ts";

// Real children on a machine that may be busy with all the other tests.
vi.setConfig({ testTimeout: 120_000 });

const signal = new AbortController().signal;

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "lane-lab-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

async function* once(content: Uint8Array) {
  yield content;
}

function sourcePhoto(name: string, bytes: Uint8Array | undefined, max = 300) {
  const open = async () => (bytes ? once(bytes) : undefined);
  return { open, file: `photos/${name}.jpg`, maxWidth: max, maxHeight: max };
}

test("prints are upright, plain, as large as asked and no larger, and what cannot be read is left out", async ({
  folder,
}) => {
  const lying = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#a5673f" } })
    .withExif({ IFD0: { Artist: "Ada" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const glass = await sharp({ create: { width: 20, height: 20, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>`);
  const done: number[] = [];

  const outputs = await createChildPhotoResizer().resize(
    [
      sourcePhoto("lying", lying),
      sourcePhoto("glass", glass),
      sourcePhoto("heic", await makeHeic()),
      sourcePhoto("gone", undefined),
      sourcePhoto("cut", lying.subarray(0, 300)),
      sourcePhoto("drawing", drawing),
    ],
    { folder, signal, onDone: (count) => void done.push(count) },
  );

  expect(outputs.slice(0, 2)).toEqual([
    { file: "photos/lying.jpg", width: 150, height: 300 },
    { file: "photos/glass.jpg", width: 20, height: 20 },
  ]);
  expect(outputs.map(({ file }) => file).slice(2)).toEqual(["photos/heic.jpg"]);
  expect(done).toEqual([6]);
  const { exif, icc, format, space, orientation } = await sharp(join(folder, "photos/lying.jpg")).metadata();
  expect({ exif, icc, format, space, orientation }).toEqual({ format: "jpeg", space: "srgb" });
  expect((await sharp(join(folder, "photos/glass.jpg")).stats()).dominant).toEqual({ r: 248, g: 248, b: 248 });
  expect(await readdir(folder)).toEqual(["photos"]);
});

test("a smaller print for screens lies beside the one for paper, in the same colours", async ({ folder }) => {
  const grey = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#777" } })
    .toColourspace("b-w")
    .jpeg()
    .toBuffer();
  const screen = { file: "screen/grey.jpg", maxWidth: 150, maxHeight: 150 };

  const outputs = await createChildPhotoResizer().resize([{ ...sourcePhoto("grey", grey), screen }], {
    folder,
    signal,
  });

  expect(outputs).toEqual([{ file: "photos/grey.jpg", width: 300, height: 200 }]);
  const paper = await sharp(join(folder, "photos/grey.jpg")).metadata();
  const small = await sharp(join(folder, "screen/grey.jpg")).metadata();
  expect([small.width, small.height, small.channels]).toEqual([150, 100, paper.channels]);
});
