import type { MessagePort } from "node:worker_threads";

import { recognise } from "@lane/archive/detect.ts";
import type { ReadOptions, Source, SourceFormat, SourceItem, RandomAccess } from "@lane/archive/entries.ts";
import { problemItem } from "@lane/archive/make-entry.ts";
import { readOwnHead, readOwnPicture } from "@lane/archive/own/read.ts";
import { readSource } from "@lane/archive/read-source.ts";
import { type SourceProblem, UnreadableFileError, UnreadableSourceError } from "@lane/archive/report.ts";
import { openSource } from "@lane/archive/source.ts";
import { lettersIn, type WrittenItem, writtenItem, writtenMedia } from "@lane/archive/written-entry.ts";
import { createYieldWhenDue, setYieldPauseMs } from "@lane/archive/yield-when-due.ts";

import { answerAsThread, askOver, handingOver } from "#lib/asked-thread.ts";
import { sha256OfStream } from "#lib/hash.ts";

/** Runs as a thread: parses imported archives, which are untrusted, apart from the thread that answers requests. */

/**
 * Called by the thread to get bytes from the parent: up to `length` bytes of one part from `start`, fewer at its end.
 */
export interface PartBytes {
  read(where: { readonly part: number; readonly start: number; readonly length: number }): Promise<Uint8Array>;
}

/** Problems of a source are returned as values: an error would lose its fields between threads. */
export type ReadOutcome<T> =
  | { readonly found: T }
  | { readonly unreadable: "source" | "file"; readonly problem: SourceProblem };

interface Opened {
  readonly source: Source;
  readonly signal: AbortSignal;
  /** Iterators that are read piece by piece. */
  items: AsyncIterator<readonly WrittenItem[]> | undefined;
  readonly files: Map<number, AsyncIterator<Uint8Array<ArrayBuffer>>>;
}

interface WhichSource {
  readonly source: number;
}

interface NewSource extends WhichSource {
  readonly parts: readonly { readonly name: string; readonly size: number }[];
  readonly bytes: MessagePort;
}

interface Wish extends WhichSource {
  readonly format: SourceFormat;
  readonly options: Omit<ReadOptions, "signal">;
}

interface WhichFile extends WhichSource {
  readonly fileId: string;
}

/** A file that is being read. */
interface WhichReading extends WhichSource {
  readonly reading: number;
}

/** Receiving this many costs the main thread less than a millisecond. */
const mostItems = 100;
const mostLetters = 50_000;
const mostBytes = 256 * 1024;

const closings = new Map<number, AbortController>();
const sources = new Map<number, Opened>();

const answers = {
  open: ({ source: number, parts, bytes }: NewSource) =>
    outcomeOf(async () => {
      const closing = new AbortController();
      closings.set(number, closing);
      const readPart = partReader(bytes, closing.signal);
      const given = parts.map(({ name, size }, part) => ({ name, access: readPart(part, size) }));
      const source = await openSource(given, closing.signal);
      // If the source was closed while it was opened, storing it here would leak it.
      closing.signal.throwIfAborted();
      sources.set(number, { source, signal: closing.signal, items: undefined, files: new Map() });
    }),

  recognise: ({ source: number, said }: WhichSource & { readonly said: string }) =>
    withSource(number, ({ source, signal }) => recognise(source, said, signal)),

  readItems: ({ source: number, format, options }: Wish) =>
    withSource(number, async (opened) => {
      const { source, signal } = opened;
      opened.items = inHandfuls(problemsThen(source, readSource(source, format, { ...options, signal })));
    }),

  /** Undefined at the end; the same for the next bytes of a file. */
  nextItems: ({ source: number }: WhichSource) =>
    withSource(number, async ({ items }) => {
      const next = await items?.next();
      return next?.done === false ? next.value : undefined;
    }),

  /** The length of the file; undefined when there is no such file. */
  readFile: ({ source: number, fileId, reading }: WhichFile & WhichReading) =>
    withSource(number, async ({ source, signal, files }) => {
      const file = source.file(fileId);
      if (file) files.set(reading, inPieces(file.open(signal)));
      return file?.bytes;
    }),

  nextBytes: ({ source: number, reading }: WhichReading) =>
    withSource(number, async ({ files }) => {
      const next = await files.get(reading)?.next();
      if (next?.done === false) return next.value;
      files.delete(reading);
      return undefined;
    }),

  leaveFile: ({ source: number, reading }: WhichReading) =>
    withSource(number, async ({ files }) => {
      const left = files.get(reading);
      files.delete(reading);
      await left?.return?.();
    }),

  hashFile: ({ source: number, fileId }: WhichFile) =>
    withSource(number, ({ source, signal }) => sha256OfStream(source.file(fileId)?.open(signal) ?? [])),

  readOwnHead: ({ source: number }: WhichSource) =>
    withSource(number, ({ source, signal }) => readOwnHead(source, signal)),

  readOwnPicture: ({ source: number }: WhichSource) =>
    withSource(number, async ({ source, signal }) => {
      const picture = await readOwnPicture(source, signal);
      return picture && writtenMedia(picture);
    }),

  close({ source: number }: WhichSource): void {
    closings.get(number)?.abort();
    closings.delete(number);
    sources.delete(number);
  },
};

export type SourceThread = typeof answers;

// Each pause is as long as the work before it: reading an import is not urgent, requests are.
setYieldPauseMs(4);
answerAsThread(answers);

async function outcomeOf<T>(work: () => Promise<T>): Promise<ReadOutcome<T>> {
  try {
    const found = await work();
    const isOwnMemory = found instanceof Uint8Array && found.buffer instanceof ArrayBuffer;
    return isOwnMemory ? handingOver({ found }, [found.buffer]) : { found };
  } catch (error) {
    if (error instanceof UnreadableSourceError) return { unreadable: "source", problem: error.problem };
    if (error instanceof UnreadableFileError) return { unreadable: "file", problem: error.problem };
    throw error;
  }
}

function withSource<T>(number: number, work: (opened: Opened) => Promise<T>): Promise<ReadOutcome<T>> {
  const opened = sources.get(number);
  if (!opened) throw new Error("This source is not open");
  return outcomeOf(() => work(opened));
}

function partReader(bytes: MessagePort, signal: AbortSignal) {
  const { ask, giveUp } = askOver<PartBytes>(bytes);
  signal.addEventListener("abort", () => giveUp(new Error("The source was closed")), { once: true });
  return (part: number, size: number): RandomAccess => ({
    size,
    async read(start, length) {
      signal.throwIfAborted();
      try {
        return await ask("read", { part, start, length });
      } catch (error) {
        throw new UnreachedError(error);
      }
    },
  });
}

/** The bytes could not be read. Has a code, which tells it from an error of the zip itself. */
class UnreachedError extends Error {
  readonly code = "UNREACHED";

  constructor(cause: unknown) {
    super(undefined, { cause });
    this.name = "UnreachedError";
  }
}

async function* problemsThen({ problems }: Source, items: AsyncIterable<SourceItem>): AsyncGenerator<SourceItem> {
  yield* problems.map(problemItem);
  yield* items;
}

async function* inHandfuls(items: AsyncIterable<SourceItem>): AsyncGenerator<readonly WrittenItem[]> {
  let handful: WrittenItem[] = [];
  let letters = 0;
  const yieldWhenDue = createYieldWhenDue();
  for await (const read of items) {
    await yieldWhenDue();
    const item = writtenItem(read);
    handful.push(item);
    letters += item.kind === "entry" ? lettersIn(item.entry) : 0;
    if (handful.length < mostItems && letters < mostLetters) continue;
    yield handful;
    handful = [];
    letters = 0;
  }
  yield handful;
}

/** Unpacked files come in small chunks; each would cost a message to the main thread. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let gathered: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    bytes += chunk.length;
    if (bytes < mostBytes) continue;
    yield joined(gathered, bytes);
    gathered = [];
    bytes = 0;
  }
  yield joined(gathered, bytes);
}

/** Copied into a buffer of its own, which can be transferred. */
function joined(chunks: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
