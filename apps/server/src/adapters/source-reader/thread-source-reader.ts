import { MessageChannel } from "node:worker_threads";

import type { ReadOptions, SourceFormat, RandomAccess } from "@lane/archive/entries.ts";
import type { OwnHead } from "@lane/archive/own/fit-account-data.ts";
import { UnreadableFileError, UnreadableSourceError } from "@lane/archive/report.ts";
import type { WrittenItem, WrittenMedia } from "@lane/archive/written-entry.ts";

import { answerOver, type AskedThread, createAskedThread, handingOver } from "#lib/asked-thread.ts";

import type { PartBytes, SourceThread, ReadOutcome } from "./source-thread.ts";

interface Part {
  readonly name: string;
  readonly access: RandomAccess;
}

/** An open source keeps what it read; after this long without an open source, the thread ends and frees its memory. */
const restMs = 10_000;

type Thread = AskedThread<SourceThread>;

/** Parses imports in a thread: this side only passes bytes in and takes items out. */
export function createThreadSourceReader() {
  const thread: Thread = createAskedThread(new URL("source-thread.ts", import.meta.url));
  let openCount = 0;
  let resting: NodeJS.Timeout | undefined;

  function rest(): void {
    openCount -= 1;
    if (openCount > 0) return;
    resting = setTimeout(() => thread.end(), restMs);
    resting.unref();
  }

  return {
    async open(parts: readonly Part[], signal: AbortSignal) {
      clearTimeout(resting);
      openCount += 1;
      const opened = openInThread(thread, parts, signal);
      const source = { ...opened.questions, close: () => void opened.close().then(rest, rest) };
      try {
        await opened.ready;
      } catch (error) {
        source.close();
        throw error;
      }
      return source;
    },
  };
}

let lastNumber = 0;

function openInThread(thread: Thread, parts: readonly Part[], signal: AbortSignal) {
  const source = (lastNumber += 1);
  const bytes = offerBytes(parts);

  async function answered<T>(asked: Promise<ReadOutcome<T>>): Promise<T> {
    return foundIn(await unlessAborted(asked, signal).catch(rethrow));
  }

  /** Throws the original error of reading the bytes instead of the thread's copy of it. */
  function rethrow(error: unknown): never {
    throw bytes.failure() ?? error;
  }

  async function* bytesOf(reading: number): AsyncGenerator<Uint8Array> {
    let isOver = false;
    try {
      for (;;) {
        const piece = await answered(thread.ask("nextBytes", { source, reading }));
        isOver = piece === undefined;
        if (piece === undefined) return;
        yield piece;
      }
    } finally {
      if (!isOver) thread.ask("leaveFile", { source, reading }).catch(() => undefined);
    }
  }

  const names = parts.map(({ name, access }) => ({ name, size: access.size }));
  return {
    ready: answered(thread.ask("open", { source, parts: names, bytes: bytes.theirs }, [bytes.theirs])),
    questions: {
      recognise: (said: string): Promise<SourceFormat> => answered(thread.ask("recognise", { source, said })),

      /** Problems found while looking through the source come first. */
      async *read(format: SourceFormat, options: Omit<ReadOptions, "signal">): AsyncGenerator<WrittenItem> {
        await answered(thread.ask("readItems", { source, format, options }));
        for (;;) {
          const items = await answered(thread.ask("nextItems", { source }));
          if (items === undefined) return;
          yield* items;
        }
      },

      async file(fileId: string) {
        const reading = (lastNumber += 1);
        const length = await answered(thread.ask("readFile", { source, fileId, reading }));
        return length === undefined ? undefined : { bytes: length, content: bytesOf(reading) };
      },

      hashOf: (fileId: string): Promise<string> => answered(thread.ask("hashFile", { source, fileId })),
      readOwnHead: (): Promise<OwnHead> => answered(thread.ask("readOwnHead", { source })),
      readOwnPicture: (): Promise<WrittenMedia | undefined> => answered(thread.ask("readOwnPicture", { source })),
    },
    close(): Promise<void> {
      bytes.port.close();
      return thread.ask("close", { source });
    },
  };
}

/** Serves bytes to the thread as long as the source is open. */
function offerBytes(parts: readonly Part[]) {
  const { port1: port, port2: theirs } = new MessageChannel();
  let failure: unknown;
  const answers: PartBytes = {
    async read({ part, start, length }) {
      try {
        const read = (await parts[part]?.access.read(start, length)) ?? new Uint8Array(0);
        // Copied, because the memory of the bytes read may be shared with other buffers.
        const own = new Uint8Array(read);
        return handingOver(own, [own.buffer]);
      } catch (error) {
        failure ??= error;
        throw error;
      }
    },
  };
  answerOver(port, answers);
  // The pending call to the thread keeps the process alive, not this port.
  port.unref();
  return { port, theirs, failure: () => failure };
}

function foundIn<T>(outcome: ReadOutcome<T>): T {
  if ("found" in outcome) return outcome.found;
  const { unreadable, problem } = outcome;
  throw unreadable === "source" ? new UnreadableSourceError(problem) : new UnreadableFileError(problem);
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener("abort", giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
  });
}
