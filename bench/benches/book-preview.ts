import { type ChildProcessByStdio, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";

import type { BookInput } from "@lane/book/book-input.ts";
import {
  createLineReader,
  type DrawnAnswer,
  type LaidOutAnswer,
  type PreviewAnswer,
  type PreviewCall,
  readAnswer,
  writeLine,
} from "@lane/book/preview-calls.ts";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";
import { sampleBook, writePhotos } from "./book/sample-book.ts";

const memories = sized(150, 10);
const years = 30;
const widthPx = 720;

/** How long somebody waits who looks at a book while choosing what is in it. */
export const bookPreview: Bench = {
  name: "book-preview",
  async run(): Promise<Row[]> {
    const folder = await mkdtemp(join(tmpdir(), "bench-preview-"));
    const program = fileURLToPath(import.meta.resolve("@lane/book/preview-child.ts"));
    const child = spawn(process.execPath, [program, folder], { stdio: ["pipe", "pipe", "ignore"] });
    try {
      await writePhotos(folder, memories);
      return await rowsOf(child);
    } finally {
      child.kill();
      await rm(folder, { recursive: true });
    }
  },
};

async function rowsOf(child: ChildProcessByStdio<Writable, Readable, null>): Promise<Row[]> {
  const ask = askerOf(child);
  const book = sampleBook(memories, years, memories);
  const first = await timed(() => ask({ what: "lay out", book }, "laid out"));
  await ask({ what: "draw", pages: [0, 1], widthPx }, "drawn");
  const middle = evenPageOf(first.answer, Math.floor(memories / 2));
  const spread = await timed(() => ask({ what: "draw", pages: [middle, middle + 1], widthPx }, "drawn"));
  const changed = await timed(() => ask({ what: "lay out", book: withLongerMemory(book) }, "laid out"));
  const after = evenPageOf(changed.answer, Math.floor(memories / 2));
  const again = await timed(() => ask({ what: "draw", pages: [after, after + 1], widthPx }, "drawn"));
  const retitled = await timed(() => ask({ what: "lay out", book: { ...book, title: "Another" } }, "laid out"));
  const left = await timed(() => ask({ what: "lay out", book: withoutFirstMemory(book) }, "laid out"));
  const what = `${memories} memories with a photo each`;
  return [
    { what: `${what}, first preview`, value: first.seconds, unit: "s", atMost: 5 },
    { what: `${what}, one spread after it`, value: spread.seconds, unit: "s", atMost: 1 },
    { what: `${what}, a changed memory laid out`, value: changed.seconds, unit: "s", atMost: 1 },
    { what: `${what}, its spread drawn`, value: again.seconds, unit: "s", atMost: 1 },
    { what: `${what}, a changed title laid out`, value: retitled.seconds, unit: "s", atMost: 1 },
    { what: `${what}, without its first memory laid out`, value: left.seconds, unit: "s", atMost: 1 },
  ];
}

function askerOf({ stdin, stdout }: ChildProcessByStdio<Writable, Readable, null>) {
  let waiting = Promise.withResolvers<PreviewAnswer | undefined>();
  stdout.on(
    "data",
    createLineReader((line) => waiting.resolve(readAnswer(line))),
  );
  async function ask(call: PreviewCall, type: "laid out"): Promise<LaidOutAnswer>;
  async function ask(call: PreviewCall, type: "drawn"): Promise<DrawnAnswer>;
  async function ask(call: PreviewCall, type: string): Promise<PreviewAnswer> {
    waiting = Promise.withResolvers();
    stdin.write(writeLine(call));
    const answer = await waiting.promise;
    if (answer?.type !== type) throw new Error(`It should ${call.what}, and answered ${answer?.type}`);
    return answer;
  }
  return ask;
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly answer: T; readonly seconds: number }> {
  const started = performance.now();
  const answer = await work();
  return { answer, seconds: (performance.now() - started) / 1000 };
}

function evenPageOf({ places }: LaidOutAnswer, at: number): number {
  const page = places[at]?.page ?? 2;
  return page - (page % 2);
}

/** Somebody leaves out the first memory, and its photo with it. */
function withoutFirstMemory(book: BookInput): BookInput {
  const years = book.years.map((year, at) => (at === 0 ? { ...year, memories: year.memories.slice(1) } : year));
  return { ...book, years };
}

/** Somebody adds some pages to a memory in the middle: all that follow move. */
function withLongerMemory(book: BookInput): BookInput {
  const middle = Math.floor(book.years.length / 2);
  return {
    ...book,
    years: book.years.map((year, at) => ({
      ...year,
      memories: year.memories.map((memory, number) =>
        at === middle && number === 0
          ? { ...memory, text: Array.from({ length: 8 }, () => memory.text).flat() }
          : memory,
      ),
    })),
  };
}
