import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test as base } from "vitest";

import { makeBook } from "./make-book.ts";
import { makeMemory } from "./make-sheet.ts";
import { createPreviewSession } from "./preview-session.ts";
import { sampleBook, sampleMemory, sampleYear } from "./testing/sample-book.ts";

/** What hangs, not what is slow: the typesetter alone takes a second to be read. */
const patience = { timeout: 120_000 };
const report = (): void => undefined;

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of a fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "draw-"));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

/** Those of Unicode 15 and earlier, which every emoji font of the last years draws. */
function someEmoji(count: number): string[] {
  const all = Array.from({ length: 0x1_fa_80 - 0x1_f3_00 }, (_, at) => String.fromCodePoint(0x1_f3_00 + at));
  return all.filter((sign) => /^\p{Emoji_Presentation}$/u.test(sign)).slice(0, count);
}

/** Of a page with black words on white paper, what is neither. */
async function colouredShare(picture: string | Uint8Array): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let coloured = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60) coloured += 1;
  }
  return coloured / (info.width * info.height);
}

function bookOf(html: string) {
  const memories = [sampleMemory("one", { html, mark: null })];
  return sampleBook({
    title: "Summer 😀",
    years: [sampleYear(1979, memories)],
  });
}

test.for([
  ["one emoji", ["😀"], 0.0003],
  ["one joined of several", ["👩‍🚀"], 0.0002],
  ["two hundred of them", someEmoji(200), 0.03],
] as const)("a page with %s is drawn in its colours", patience, async ([, emoji, share], { folder }) => {
  expect(new Set(emoji).size).toBe(emoji.length);
  const book = bookOf(`<p>A lovely day ${emoji.join(" ")} by the sea</p>`);

  const session = createPreviewSession(folder);

  await session.layOut(book);
  const { pictures } = await session.draw({ what: "draw", pages: [4], widthPx: 600 });

  expect(await colouredShare(Buffer.from(pictures[0]?.webp ?? "", "base64"))).toBeGreaterThan(share);
});

test("a memory with an emoji becomes a picture", patience, async ({ folder }) => {
  const memory = sampleMemory("m", { title: "Party 🎉", html: "<p>We laughed 😀</p>", mark: null });
  const job = { kind: "memory", as: "picture", author: "Ada", language: "en", year: 1984, memory } as const;

  const { outputs } = await makeMemory({ ...job, madeOn: "2026-11-15" }, { folder, report });

  expect(outputs).toEqual(["page-001.png"]);
  const { width, height } = await sharp(join(folder, "page-001.png")).metadata();
  expect([width, height]).toEqual([1600, 2270]);
  expect(await colouredShare(join(folder, "page-001.png"))).toBeGreaterThan(0.0005);
});

test("an emoji in the title is on the cover of the e-book", patience, async ({ folder }) => {
  await makeBook({ kind: "book", book: bookOf("<p>Words</p>") }, { folder, report });

  const epub = await readFile(join(folder, "book.epub"));
  const front = epub.subarray(epub.indexOf("front.jpg") + "front.jpg".length);
  const { width, height } = await sharp(front).metadata();
  expect([width, height]).toEqual([1000, 1419]);
});
