import { categories } from "@lane/domain/categories.ts";
import { markSizes, memoryTypes } from "@lane/domain/marks.ts";
import { writeRichText } from "@lane/domain/rich-text.ts";
import * as fc from "fast-check";

import { filmLike, photoLike, soundLike } from "./sample-media.ts";
import type { TestServer } from "./server-test.ts";
import { createTus } from "./tus.ts";
import { setTimeline, type Writer } from "./writer.ts";

/** Text as people type it: many scripts, both directions, emoji, and characters with a meaning to a machine. */
const words = fc
  .stringMatching(/^[\p{L}\p{N}][\p{L}\p{N}\p{P}\p{Sm}\p{So} ]{0,60}$/u)
  .filter((text) => text.trim() !== "");
const line = fc.oneof(
  { weight: 3, arbitrary: words },
  fc.constantFrom(
    "שלום עולם",
    "مرحبا بالعالم",
    "👩‍👩‍👧‍👦 🏳️‍🌈 🇳🇱",
    "a < b & \"c\" > 'd' &amp; </p>",
    "e\u0301 = \u00e9",
    "a\u00a0b",
  ),
);
const piece = fc.oneof(fc.record({ text: line, isBold: fc.boolean() }), fc.constant({ isBreak: true } as const));
const paragraph = fc.tuple(fc.record({ text: line, isBold: fc.boolean() }), fc.array(piece, { maxLength: 3 }));
const text = fc
  .array(paragraph, { minLength: 1, maxLength: 3 })
  .map((paragraphs) => writeRichText(paragraphs.map(([first, rest]) => [first, ...rest])));

const file = fc.record({
  kind: fc.constantFrom("jpg", "mp4", "wav"),
  bytes: fc.integer({ min: 50, max: 400 }),
  name: words,
  caption: fc.option(line),
  alt: fc.option(line),
});

const memory = fc.record({
  year: fc.integer({ min: 1990, max: 1999 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.option(fc.integer({ min: 1, max: 28 })),
  isCirca: fc.boolean(),
  place: fc.oneof(fc.constant(""), line),
  memoryTitle: line,
  memoryDescription: text,
  memoryType: fc.option(fc.constantFrom(...memoryTypes)),
  isCandle: fc.boolean(),
  size: fc.constantFrom(...markSizes),
  prompt: fc.option(
    fc.record({ text: words, templateId: fc.option(fc.constant("some-question")), bankVersion: fc.constant(1) }),
  ),
  files: fc.array(file, { maxLength: 3 }),
  coverAt: fc.nat({ max: 2 }),
  edits: fc.array(fc.record({ memoryTitle: line, memoryDescription: text, place: line }), { maxLength: 2 }),
  isArchived: fc.boolean(),
  isQuiet: fc.boolean(),
});

/** An account, as full or as empty as it may be. */
export const randomLife = fc.record({
  memories: fc.array(memory, { maxLength: 5 }),
  favourites: fc.array(
    fc.record({ year: fc.integer({ min: 1930, max: 2020 }), category: fc.constantFrom(...categories), text: words }),
    {
      maxLength: 4,
    },
  ),
  hopes: fc.array(fc.record({ text: words, size: fc.constantFrom(...markSizes) }), { maxLength: 2 }),
  feelings: fc.array(
    fc.record({ year: fc.integer({ min: 1960, max: 2020 }), feeling: fc.constantFrom("tender", "skip") }),
    { maxLength: 3 },
  ),
});

export type RandomLife = typeof randomLife extends fc.Arbitrary<infer L> ? L : never;

const likes = { jpg: photoLike, mp4: filmLike, wav: soundLike };

/** Creates the content through the API, as a browser would. */
export async function live(server: TestServer, writer: Writer, life: RandomLife): Promise<void> {
  const timeline = await setTimeline(writer);
  const tus = createTus(server, writer);
  for (const { files, coverAt, edits, isArchived, isQuiet, ...said } of life.memories) {
    const media = [];
    for (const [index, { kind, bytes, name, caption, alt }] of files.entries()) {
      const s3id = await tus.upload(likes[kind](bytes), { name: `${name}.${kind}`, type: "" });
      media.push({ s3id, caption, alt, isCover: index === coverAt });
    }
    server.clock.advance(1000);
    const { _id } = await writer.write(timeline, { ...said, media });
    for (const change of [...edits, { isArchived, isQuiet }]) {
      server.clock.advance(1000);
      await succeed(writer.put("/memories", { _id, ...change }));
    }
  }
  for (const favourite of life.favourites) await succeed(writer.put("/favourites", favourite));
  for (const hope of life.hopes) await succeed(writer.post("/lifeline/hopes", hope));
  for (const { year, feeling } of life.feelings) {
    await succeed(writer.put(`/reflection-prompts/year/${year}/feeling`, { feeling }));
  }
}

async function succeed(call: Promise<{ status: number; raw: string }>): Promise<void> {
  const { status, raw } = await call;
  if (status !== 200) throw new Error(raw);
}
