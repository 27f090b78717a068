import { randomFillSync } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";

import { isLongTest, testSize } from "@lane/domain/testing/test-size.ts";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";

import { ImageToolError } from "#ports/image-tool.ts";
import { testFfmpeg } from "#testing/sample-films.ts";
import { makeHeic } from "#testing/sample-heic.ts";
import { spoil } from "#testing/spoiled-bytes.ts";

import { createChildImages } from "./child-images.ts";

// Real children on a machine that may be busy with all the other tests.
vi.setConfig({ testTimeout: 120_000 });

const images = createChildImages();

function plain(width: number, height: number, background = "#b8395a") {
  return sharp({ create: { width, height, channels: 3, background } });
}

test("a photo is shown in three widths, upright, and nothing of what the camera wrote is left", async () => {
  const photo = await plain(2400, 3000)
    .withExif({
      IFD0: { Artist: "canary-artist", Make: "canary-make" },
      IFD2: { BodySerialNumber: "canary-serial" },
      IFD3: { GPSLatitude: "52/1 5/1 0/1", GPSLongitude: "5/1 7/1 0/1" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary-face-tag/></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(photo.includes("canary-face-tag")).toBe(true);

  const { width, height, placeholder, variants } = await images.prepare(photo);

  expect([width, height]).toEqual([3000, 2400]);
  expect(variants.map((variant) => [variant.variant, variant.width, variant.height])).toEqual([
    ["320", 320, 256],
    ["960", 960, 768],
    ["1920", 1920, 1536],
  ]);
  expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{20,1000}$/);
  for (const { bytes } of [...variants, { bytes: Buffer.from(placeholder.split(",")[1] ?? "", "base64") }]) {
    const { format, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect([format, exif, xmp, iptc, icc, orientation]).toEqual(["webp", ...Array.from({ length: 5 })]);
    expect(Buffer.from(bytes).includes("canary")).toBe(false);
  }
});

test("a picture is not called damaged while the program that opens it is missing", async () => {
  const unfinished = createChildImages({ program: "/nowhere/image-child.ts" });

  const failure: unknown = await unfinished.prepare(await plain(20, 10).png().toBuffer()).catch((error) => error);

  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(ImageToolError);
});

test("nothing is enlarged, and no width repeats the one before", async () => {
  const small = await images.prepare(await plain(200, 100).png().toBuffer());
  const middle = await images.prepare(await plain(500, 300).webp().toBuffer());
  const tower = await images.prepare(await plain(300, 20_000).png().toBuffer());

  expect(small.variants.map(({ variant, width }) => [variant, width])).toEqual([["320", 200]]);
  expect(middle.variants.map(({ variant, width }) => [variant, width])).toEqual([
    ["320", 320],
    ["960", 500],
  ]);
  expect(tower).toMatchObject({ width: 300, height: 20_000, variants: [{ height: 16_383 }] });
});

test("the colours of a wide-gamut photo stay what they were", async () => {
  const wide = await plain(400, 300, "#ff0000").withIccProfile("p3").jpeg({ quality: 100 }).toBuffer();

  const { variants } = await images.prepare(wide);

  expect(await colourOf(variants[0]?.bytes)).toEqual([
    expect.closeTo(254, -1),
    expect.closeTo(0, -1),
    expect.closeTo(0, -1),
  ]);
});

test("of an animation the first picture is shown", async () => {
  const frames = await Promise.all(["#00ff00", "#ff0000"].map((colour) => plain(64, 48, colour).png().toBuffer()));
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();

  const { width, height, variants } = await images.prepare(animation);

  expect([width, height]).toEqual([64, 48]);
  expect((await colourOf(variants[0]?.bytes))[0]).toBeLessThan(20);
});

test.skipIf(!testFfmpeg)("a photo of a phone in HEIC is shown upright and in its colours", async () => {
  const profile = await sharp(await plain(8, 8).withIccProfile("p3").png().toBuffer()).metadata();
  const brick = "-f lavfi -i color=c=0xb05040:size=320x180:rate=1:duration=1";

  const lying = await images.prepare(await makeHeic({ source: brick }));
  const standing = await images.prepare(await makeHeic({ source: brick, turns: 1, profile: profile.icc }));

  const [red = 0, green = 0] = await colourOf(lying.variants[0]?.bytes);
  const [wideRed = 0, wideGreen = 0] = await colourOf(standing.variants[0]?.bytes);
  expect([lying.width, lying.height, standing.width, standing.height]).toEqual([320, 180, 180, 320]);
  expect([Math.abs(red - 0xb0) < 6, Math.abs(green - 0x50) < 6]).toEqual([true, true]);
  expect([wideRed - red > 5, green - wideGreen > 5]).toEqual([true, true]);
});

test("bombs, drawings and halves are refused, and the next picture is shown", async () => {
  const photo = await plain(640, 480).jpeg().toBuffer();
  const bad = {
    nothing: Buffer.alloc(0),
    noise: randomFillSync(Buffer.alloc(5000)),
    drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    tiff: await plain(9, 9).tiff().toBuffer(),
    "half a gif": (await plain(900, 900).gif().toBuffer()).subarray(0, 60),
    "avif without a picture": Buffer.from("\0\0\0\x18ftypavif\0\0\0\0mif1avif\0\0\0\0"),
    "144 megapixels": blackPng({ width: 12_000, height: 12_000 }),
    "a lie about its size": blackPng({ width: 200_000, height: 200_000, rows: 1 }),
    "half a photo": photo.subarray(0, photo.length / 2),
    "heic without a picture": Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0"),
  };

  for (const [name, bytes] of Object.entries(bad)) {
    await expect(images.prepare(bytes), name).rejects.toThrow("could not be opened");
  }

  expect(await images.prepare(blackPng({ width: 640, height: 480 }))).toMatchObject({ width: 640, height: 480 });
});

test.runIf(isLongTest)("forty megabytes of text beside a picture are left where they are", async () => {
  const png = await plain(90, 60).png().toBuffer();
  const text = Buffer.concat([Buffer.from("zTXtcanary\0\0"), deflateSync(Buffer.alloc(40_000_000, "a"))]);
  const heavy = Buffer.concat([png.subarray(0, 33), chunk(text), png.subarray(33)]);

  const { variants } = await images.prepare(heavy);

  expect(variants.map(({ width, bytes }) => [width, bytes.length < 5000])).toEqual([[90, true]]);
});

const spoiledPictures = testSize({ short: 4, long: 30 });

test(`${spoiledPictures} spoiled pictures harm nobody`, { timeout: 180_000 }, async () => {
  const whole = await Promise.all([
    plain(120, 90).jpeg().toBuffer(),
    plain(120, 90).png().toBuffer(),
    plain(120, 90).webp({ lossless: true }).toBuffer(),
  ]);
  const spoiled = Array.from({ length: spoiledPictures }, (_, seed) => spoil(whole[seed % 3] ?? Buffer.alloc(0), seed));

  const outcomes = await Promise.all(
    spoiled.map((bytes) =>
      images.prepare(bytes).then(
        () => "shown",
        (error: unknown) => String(error),
      ),
    ),
  );

  const faults = new Set(outcomes.filter((outcome) => outcome !== "shown"));
  expect([...faults]).toEqual(["ImageToolError: The picture could not be opened"]);
  expect(await images.prepare(whole[0] ?? Buffer.alloc(0))).toMatchObject({ width: 120, height: 90 });
});

test("a picture that takes too long or too much room is given up, and the next one is shown", async () => {
  const photo = await plain(90, 60).png().toBuffer();

  await expect(createChildImages({ timeoutMs: 1 }).prepare(photo)).rejects.toThrow("could not be opened");
  await expect(createChildImages({ maxMegabytes: 10 }).prepare(photo)).rejects.toThrow("could not be opened");

  expect(await images.prepare(photo)).toMatchObject({ width: 90, height: 60 });
});

test("a child opens the pictures of one account only", async () => {
  const { program, begun } = await countedProgram();
  const counted = createChildImages({ program, atOnce: 1 });
  const show = async (width: number, ofAccount?: string) =>
    (await counted.prepare(await plain(width, 60).png().toBuffer(), { ofAccount })).width;

  const widths = [await show(90, "ada"), await show(700, "ada"), await show(80, "ada")];
  const ofAda = (await begun()).length;
  const others = [await show(70, "ben"), await show(60), await show(50)];

  expect([...widths, ...others]).toEqual([90, 700, 80, 70, 60, 50]);
  expect([ofAda, (await begun()).length]).toEqual([1, 4]);
});

test("a picture is shown although the child that waited for it is gone, or met a bad one before", async () => {
  const { program, begun } = await countedProgram();
  const counted = createChildImages({ program, atOnce: 1 });
  const photo = await plain(90, 60).png().toBuffer();
  const ofAccount = "ada";

  await counted.prepare(photo, { ofAccount });
  process.kill(Number((await begun())[0]), "SIGKILL");
  const afterDeath = await counted.prepare(photo, { ofAccount });
  await expect(counted.prepare(photo.subarray(0, 80), { ofAccount })).rejects.toThrow("could not be opened");
  const afterBad = await counted.prepare(photo, { ofAccount });

  expect([afterDeath.width, afterBad.width]).toEqual([90, 90]);
});

test("a child ends when its account has no more pictures", async () => {
  const { program, begun } = await countedProgram();
  await createChildImages({ program }).prepare(await plain(90, 60).png().toBuffer(), { ofAccount: "ada" });

  const [child] = await begun();

  await expect.poll(() => isRunning(Number(child)), { timeout: 30_000 }).toBe(false);
});

test("a picture is given up when nobody waits for it any more", async () => {
  const photo = await plain(90, 60).png().toBuffer();
  const waiting = new AbortController();

  const trying = images.prepare(photo, { ofAccount: "ada", signal: waiting.signal });
  waiting.abort(new Error("enough"));

  await expect(trying).rejects.toThrow("enough");
  expect(await images.prepare(photo)).toMatchObject({ width: 90 });
});

test("no child is started, or kept waiting, for a picture that was given up before its turn", async () => {
  const { program, begun } = await countedProgram();
  const counted = createChildImages({ program, atOnce: 1 });
  const photo = await plain(90, 60).png().toBuffer();
  const signal = AbortSignal.abort(new Error("enough"));
  await counted.prepare(photo, { ofAccount: "ada" });

  await expect(counted.prepare(photo, { ofAccount: "ada", signal })).rejects.toThrow("enough");
  await expect(counted.prepare(photo, { signal })).rejects.toThrow("enough");

  expect(await counted.prepare(photo, { ofAccount: "ada" })).toMatchObject({ width: 90 });
  expect(await begun()).toHaveLength(1);
});

/** Notes the process id of each child. */
async function countedProgram() {
  const folder = await mkdtemp(join(tmpdir(), "images-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [program, list] = [join(folder, "counted.mjs"), join(folder, "begun")];
  const real = JSON.stringify(import.meta.resolve("./image-child.ts"));
  const note = `import { appendFileSync } from "node:fs"; appendFileSync(${JSON.stringify(list)}, process.pid + "\\n");`;
  await writeFile(program, `${note} await import(${real});`);
  return { program, begun: async () => (await readFile(list, "utf8")).trim().split("\n") };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function colourOf(bytes: Uint8Array = new Uint8Array()): Promise<number[]> {
  const { channels } = await sharp(bytes).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}

/** A chunk of a PNG: length, type and checksum. */
function chunk(content: Buffer): Buffer {
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length - 4, 0);
  ends.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)]);
}

/** One bit for each pixel, so that a huge picture is made at once. With fewer rows than its height it lies. */
function blackPng({ width, height, rows = height }: { width: number; height: number; rows?: number }): Buffer {
  const head = Buffer.from("IHDR0000000000000");
  head.writeUInt32BE(width, 4);
  head.writeUInt32BE(height, 8);
  head.set([1, 0, 0, 0, 0], 12);
  const rowBytes = 1 + Math.ceil(width / 8);
  const pixels = Buffer.concat([Buffer.from("IDAT"), deflateSync(Buffer.alloc(rows * rowBytes))]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk(head), chunk(pixels), chunk(Buffer.from("IEND"))]);
}
