import { fileURLToPath } from "node:url";

import {
  createLineReader,
  type PreviewAnswer,
  type PreviewCall,
  readAnswer,
  writeLine,
} from "@lane/book/preview-calls.ts";

import { BoundedChildError, openBounded } from "#lib/bounded-child.ts";
import { CannotExportError } from "#ports/exporter.ts";

import { refusalOf } from "./refusals.ts";

export const previewProgram = fileURLToPath(import.meta.resolve("@lane/book/preview-child.ts"));
const answerMs = 60_000;
const lifeMs = 24 * 60 * 60 * 1000;

interface PreviewChildOptions {
  readonly folder: string;
  readonly program: string;
  readonly maxMegabytes: number;
}

/** The child ended by itself, or somebody killed it: another one can answer the same. */
export class LostChildError extends Error {
  constructor(options?: ErrorOptions) {
    super("The child that draws pages has ended", options);
    this.name = "LostChildError";
  }
}

export type PreviewChild = ReturnType<typeof openPreviewChild>;

/** A child that answers one call at a time, as long as nobody ends it. */
export function openPreviewChild({ folder, program, maxMegabytes }: PreviewChildOptions) {
  let waiting: PromiseWithResolvers<PreviewAnswer> | undefined;
  let lost: Error | undefined;
  const hear = createLineReader((line) => {
    const answer = readAnswer(line);
    if (answer) waiting?.resolve(answer);
  });
  const child = openBounded({
    command: process.execPath,
    args: [program, folder, String(maxMegabytes)],
    onOutput: hear,
    maxMegabytes,
    timeoutMs: lifeMs,
  });
  function lose(cause?: unknown): void {
    lost ??= isTooLarge(cause) ? tooLarge(cause) : new LostChildError({ cause });
    waiting?.reject(lost);
  }
  const ended = child.ended.then(lose, lose);

  return {
    isLost: (): boolean => lost !== undefined,

    async ask<T extends PreviewAnswer["type"]>(
      call: PreviewCall<object>,
      type: T,
    ): Promise<Extract<PreviewAnswer, { type: T }>> {
      if (lost) throw lost;
      waiting = Promise.withResolvers();
      const timer = setTimeout(() => {
        lost = tooLarge();
        child.kill();
      }, answerMs);
      try {
        child.write(writeLine(call));
        const answer = await waiting.promise;
        if (isOfType(answer, type)) return answer;
        throw answer.type === "failed" ? refusalOf(answer) : new Error(`Asked to ${call.what}, it has ${answer.type}`);
      } finally {
        clearTimeout(timer);
        waiting = undefined;
      }
    },

    async end(): Promise<void> {
      child.kill();
      await ended;
    },
  };
}

function isOfType<T extends PreviewAnswer["type"]>(
  answer: PreviewAnswer,
  type: T,
): answer is Extract<PreviewAnswer, { type: T }> {
  return answer.type === type;
}

function isTooLarge(error: unknown): boolean {
  return error instanceof BoundedChildError && error.fault !== "crashed";
}

function tooLarge(cause?: unknown): CannotExportError {
  return new CannotExportError("This book is too large for a preview", { cause });
}
