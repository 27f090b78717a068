import type { Typeset } from "@lane/domain/typeset.ts";

import type { BookInput } from "./book-input.ts";
import type { FailedReport } from "./job.ts";

/** What `preview-child.ts` is asked on its standard input, one JSON object a line, and answers in the same order. */
export type PreviewCall<B = BookInput> = LayOutCall<B> | DrawCall;

interface LayOutCall<B> {
  readonly what: "lay out";
  readonly book: B;
}

/** Draws pages of the book that was laid out last. Its photos are shown as far as they are in the folder. */
export interface DrawCall {
  readonly what: "draw";
  /** The first page is 1; 0 is the cover, laid flat: back, spine and front. Pages it does not have are left out. */
  readonly pages: readonly number[];
  /** Of one page; the cover is as many times wider as it is on paper. */
  readonly widthPx: number;
}

export type PreviewAnswer = LaidOutAnswer | DrawnAnswer | FailedReport;

export interface LaidOutAnswer extends Omit<Typeset, "outputs"> {
  readonly type: "laid out";
  readonly photos: readonly PagePhoto[];
}

/** A photo and a page it is shown on. */
export interface PagePhoto {
  readonly page: number;
  readonly file: string;
}

export interface DrawnAnswer {
  readonly type: "drawn";
  readonly pictures: readonly PagePicture[];
}

export interface PagePicture {
  readonly page: number;
  /** A WebP in base 64. */
  readonly webp: string;
}

export function writeLine(message: PreviewCall<object> | PreviewAnswer): string {
  return `${JSON.stringify(message)}\n`;
}

export function readCall(line: string): PreviewCall {
  // Only `writeLine` of the parent process writes to the child.
  const call: PreviewCall = JSON.parse(line);
  return call;
}

/** Undefined for a line that is none of ours. */
export function readAnswer(line: string): PreviewAnswer | undefined {
  if (!line.startsWith("{")) return undefined;
  // Only `writeLine` writes lines that begin like this.
  const answer: PreviewAnswer = JSON.parse(line);
  return answer;
}

/** A chunk may end in the middle of a line, and a line may have a thousand of them. */
export function createLineReader(onLine: (line: string) => void): (chunk: Uint8Array) => void {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  return (chunk) => {
    const [first = "", ...others] = decoder.decode(chunk, { stream: true }).split("\n");
    begun.push(first);
    for (const next of others) {
      onLine(begun.join(""));
      begun = [next];
    }
  };
}
