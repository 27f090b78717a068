import { claimedTypes, cleanFileName, kindOf } from "@lane/domain/media-kinds.ts";
import { archivedAttributes, defaultFields, pickFields } from "@lane/domain/memory-fields.ts";
import { type RichText, isBlank, writeRichText } from "@lane/domain/rich-text.ts";

import { dateProblem } from "./dates.ts";
import type { EntryMedia, ReadOptions, SourceEntry, SourceFile, SourceItem } from "./entries.ts";
import { baseName } from "./reading.ts";
import { type SourceProblem, UnreadableFileError, problem } from "./report.ts";
import { cleanText, cleanWords } from "./text/clean-text.ts";
import { cleanTitle, maxTextLength, numberedTitle, titleFromDate, titledText } from "./text/title.ts";

/** As many files as one memory holds; a test holds it equal to the contract's. */
export const maxMediaPerEntry = 40;

const plain = {
  ...pickFields(defaultFields, archivedAttributes),
  isCirca: false,
  yearGuesses: [],
  text: [],
  mark: null,
  prompt: null,
  media: [],
  tagCount: 0,
} as const satisfies Partial<SourceEntry>;

export interface Draft extends Partial<Omit<SourceEntry, "title">> {
  readonly sourceId: string;
  readonly date: SourceEntry["date"];
  /** Null when the source has no word for it: then it is the first line of the text, which leaves the text. */
  readonly title: string | null;
  /** Where it was, how the weather was, whether it had a star: one line at the end of the text. */
  readonly details?: readonly string[];
}

/**
 * One entry of a source, as entries that can become memories, or as a problem: its date is outside the accepted years,
 * its text is too long, or it is empty. An entry with more files than a memory holds continues in a second one.
 */
export function itemsOf(name: string, draft: Draft, options: ReadOptions): SourceItem[] {
  const { date } = draft;
  const trouble = date && dateProblem(name, date, options.currentYear);
  if (trouble) return [problemItem(trouble)];
  const { details, ...entry } = titled({ ...plain, ...draft });
  const hasMedia = entry.media.length > 0;
  if (entry.title === null && !hasMedia && isBlank(entry.text)) return [emptyFile(name)];
  const title = entry.title ?? titleWithout(name, date, options);
  const text = textWithDetails(entry.text, details, hasMedia ? null : title);
  if (writeRichText(text).length > maxTextLength) return [problemItem(tooLong(name))];
  return divided({ ...entry, text, title });
}

/** A memory without files must have a text: a single line becomes both title and text. */
function textWithDetails(text: RichText, details: Draft["details"], otherwise: string | null): RichText {
  const whole = [...text, ...detailsLine(details ?? [])];
  return otherwise !== null && isBlank(whole) ? [[{ text: otherwise, isBold: false }]] : whole;
}

function titled<D extends Draft & { readonly text: RichText }>(draft: D): D {
  const text = cleanText(draft.text);
  return { ...draft, text, ...(draft.title === null ? titledText(text) : null) };
}

function detailsLine(details: readonly string[]): RichText {
  const words = cleanWords([...new Set(details)].join(" · ")).trim();
  return words === "" ? [] : [[{ text: words, isBold: false }]];
}

/** For entries without words. */
function titleWithout(name: string, date: Draft["date"], options: ReadOptions): string {
  return date === null ? (cleanTitle(name) ?? "?") : titleFromDate(date, options.locale);
}

export function tooLong(name: string): SourceProblem {
  return problem(name, "text-too-long", "Its text is longer than a memory can be");
}

export function problemItem(about: SourceProblem): SourceItem {
  return { kind: "problem", problem: about };
}

/** The problem of one unreadable file, as an item; other errors are thrown. */
export function fileProblem(error: unknown): SourceItem {
  if (error instanceof UnreadableFileError) return problemItem(error.problem);
  throw error;
}

function divided(entry: SourceEntry): SourceItem[] {
  const { media, title, sourceId } = entry;
  const first: SourceItem = { kind: "entry", entry: { ...entry, media: media.slice(0, maxMediaPerEntry) } };
  const more: SourceItem[] = [];
  for (let at = maxMediaPerEntry, number = 2; at < media.length; at += maxMediaPerEntry, number += 1) {
    const part = { sourceId: `${sourceId}#${number}`, title: numberedTitle(title, number), text: [], tagCount: 0 };
    more.push({ kind: "entry", entry: { ...entry, ...part, media: media.slice(at, at + maxMediaPerEntry) } });
  }
  return [first, ...more];
}

export interface MediaWords {
  readonly name?: string;
  readonly caption?: string | null;
  readonly alt?: string | null;
  readonly isCover?: boolean;
  readonly sha256?: string | null;
  readonly transcript?: EntryMedia["transcript"];
}

const mostWords = 500;

/** Undefined for a file whose ending is not accepted. */
export function mediaOf(file: SourceFile, words: MediaWords = {}): EntryMedia | undefined {
  const name = cleanFileName(words.name ?? baseName(file.path));
  const [type] = claimedTypes(name, "");
  if (type === undefined) return undefined;
  return {
    fileId: file.id,
    name,
    kind: kindOf(type),
    bytes: file.bytes,
    sha256: words.sha256 ?? null,
    caption: shortened(words.caption),
    alt: shortened(words.alt),
    isCover: words.isCover ?? false,
    transcript: words.transcript ?? null,
    open: (signal) => file.open(signal),
  };
}

export function emptyFile(name: string): SourceItem {
  return problemItem(problem(name, "empty", "There is nothing in it"));
}

export function notKept(name: string): SourceItem {
  return problemItem(problem(name, "kind-not-kept", "It is no picture, film or sound that we can show"));
}

function shortened(words: string | null | undefined): string | null {
  const line = cleanWords(words ?? "").trim();
  if (line === "") return null;
  return line.length <= mostWords ? line : `${line.slice(0, mostWords - 1).toWellFormed()}…`;
}
