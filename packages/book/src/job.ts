import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Typeset } from "@lane/domain/typeset.ts";

import type { BookInput, BookMemory, BookPhoto } from "./book-input.ts";
import type { PosterSize } from "./trim-sizes.ts";

/**
 * What the child program (`child.ts FOLDER`) is asked to do. It reads `job.json` of its folder, reads no other file of
 * the machine than those the job names inside that folder, and leaves its outputs there.
 */
export type Job = BookJob | PosterJob | MemoryJob | InvoiceJob;

/** Makes reading.pdf, print.pdf, cover.pdf and book.epub. */
export interface BookJob {
  readonly kind: "book";
  readonly book: BookInput;
}

/** Makes poster.pdf: the lifeline on one sheet, turned so that it fills it best. */
export interface PosterJob {
  readonly kind: "poster";
  readonly size: PosterSize;
  readonly title: string;
  readonly language: string;
  /** Made by us, with every text of a person escaped. */
  readonly svg: string;
  /** Photographs that lie on the drawing. */
  readonly prints?: readonly PosterPhoto[];
  readonly description: string;
  readonly madeOn: string;
}

/** A photograph and its window, in units of the drawing: what does not fit is cut evenly on both sides. */
export interface PosterPhoto {
  readonly photo: BookPhoto;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Makes memory.pdf, one memory on pages of A5; or the first of those pages as page-001.png and so on. */
export interface MemoryJob {
  readonly kind: "memory";
  readonly as?: "pdf" | "picture";
  readonly author: string;
  readonly language: string;
  readonly year: number;
  readonly memory: BookMemory;
  readonly madeOn: string;
}

/** Makes invoice.pdf, one page of A4. All words are in the reader's language already. */
export interface InvoiceJob {
  readonly kind: "invoice";
  readonly language: string;
  readonly title: string;
  readonly note: string;
  readonly facts: readonly LabelledValue[];
  /** What stands in either column of the lines and the sums. */
  readonly heads: LabelledValue;
  readonly lines: readonly LabelledValue[];
  readonly sums: readonly LabelledValue[];
  readonly madeOn: string;
}

type LabelledValue = readonly [label: string, value: string];

export const jobFile = "job.json";

export async function writeJob(folder: string, job: Job): Promise<void> {
  await writeFile(join(folder, jobFile), JSON.stringify(job));
}

export async function readJob(folder: string): Promise<Job> {
  // Only `writeJob` writes this file, in a folder that no other user can read.
  const job: Job = JSON.parse(await readFile(join(folder, jobFile), "utf8"));
  return job;
}

/** Written by the child to standard output, one JSON object a line; the last one is "made" or "failed". */
export type Report = ProgressReport | MadeReport | FailedReport;

export interface ProgressReport {
  readonly type: "progress";
  readonly done: number;
  readonly total: number;
  readonly step: Step;
}

export const steps = ["reading", "layout", "print", "cover", "epub", "pages"] as const;
export type Step = (typeof steps)[number];

export interface MadeReport extends Typeset {
  readonly type: "made";
}

/** A failure that another attempt would only repeat. */
export interface FailedReport {
  readonly type: "failed";
  readonly reason: "too many pages" | "too much text" | "broken photo";
}

export function writeReport(report: Report): string {
  return `${JSON.stringify(report)}\n`;
}

/** Undefined for a line that is none of ours. */
export function readReport(line: string): Report | undefined {
  if (!line.startsWith("{")) return undefined;
  // Only `writeReport` writes lines that begin like this.
  const report: Report = JSON.parse(line);
  return report;
}
