import { type Paragraph, type Piece, type RichText, isBlank, plainText } from "@lane/domain/rich-text.ts";
import { isVisible } from "@lane/domain/visible.ts";

import type { EntryDate } from "../entries.ts";

/** As a memory's title may be; a test holds them equal to the contract's. */
export const maxTitleLength = 200;
/** Letters of HTML that one memory's text may have. */
export const maxTextLength = 200_000;

const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** What a source calls an entry, fit for one line; null when it calls it nothing. */
export function cleanTitle(words: string): string | null {
  const line = words.toWellFormed().replace(unseen, " ").replace(/\s+/g, " ").trim();
  return isVisible(line) ? clipped(line) : null;
}

export interface TitledText {
  readonly title: string;
  /** Without the line that became the title. */
  readonly text: RichText;
}

/** The first line as the title, and the rest as the text; all of it where the line is only begun in the title, or listed. */
export function titledText(text: RichText): TitledText | null {
  const title = titleFromText(text);
  if (title === null) return null;
  const from = text.findIndex((paragraph) => titleFromText([paragraph]) !== null);
  const lines = linesOf(text[from] ?? []);
  const at = lines.findIndex((line) => titleFromText([line]) !== null);
  // Never cut by `cleanTitle`: what is not in the title has to stay in the text.
  const line = plainText([lines[at] ?? []]).replaceAll(/\s+/g, " ");
  if (line.trim() !== title) return { title, text };
  const left = joined(lines.slice(at + 1));
  return { title, text: [...(isBlank([left]) ? [] : [left]), ...text.slice(from + 1)] };
}

function linesOf(paragraph: Paragraph): Paragraph[] {
  const lines: Piece[][] = [[]];
  for (const piece of paragraph) {
    if ("isBreak" in piece) lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  return lines;
}

function joined(lines: readonly Paragraph[]): Paragraph {
  const first = lines.findIndex((line) => !isBlank([line]));
  return first < 0 ? [] : lines.slice(first).flatMap((line, at) => (at === 0 ? line : [{ isBreak: true }, ...line]));
}

/** The first line that says something. */
export function titleFromText(text: RichText): string | null {
  for (const paragraph of text) {
    for (const line of plainText([paragraph]).split("\n")) {
      const title = cleanTitle(line.replace(/^• /, ""));
      if (title !== null) return title;
    }
  }
  return null;
}

/** For what has no words: the day it was, in the person's language. */
export function titleFromDate(date: EntryDate, locale: string): string {
  const { year, month, day } = date;
  const at = new Date(0);
  at.setUTCFullYear(year, (month ?? 1) - 1, day ?? 1);
  return formatterOf(locale, month !== null, day !== null).format(at);
}

let last: { readonly key: string; readonly formatter: Intl.DateTimeFormat } | undefined;

/** Making one takes longer than using it thousands of times, and a reader needs the same one again and again. */
function formatterOf(locale: string, hasMonth: boolean, hasDay: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${hasMonth} ${hasDay}`;
  if (last?.key === key) return last.formatter;
  const options: Intl.DateTimeFormatOptions = { year: "numeric", timeZone: "UTC", calendar: "gregory" };
  if (hasMonth) options.month = "long";
  if (hasDay) options.day = "numeric";
  last = { key, formatter: new Intl.DateTimeFormat(knownLocale(locale), options) };
  return last.formatter;
}

/** A title with a number behind it, for what had to be divided. */
export function numberedTitle(title: string, number: number): string {
  const behind = ` (${number})`;
  return title.length + behind.length <= maxTitleLength
    ? title + behind
    : `${title
        .slice(0, maxTitleLength - behind.length - 1)
        .toWellFormed()
        .trimEnd()}…${behind}`;
}

/** Whole words, and a sign that there is more. */
function clipped(line: string): string {
  if (line.length <= maxTitleLength) return line;
  const [sentence = ""] = /^.{20,199}?[.!?…](?=\s)/u.exec(line) ?? [];
  if (sentence !== "") return sentence;
  const room = line.slice(0, maxTitleLength - 1);
  const space = room.lastIndexOf(" ");
  return `${room.slice(0, space > maxTitleLength / 2 ? space : room.length).toWellFormed()}…`;
}

function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? "en";
  } catch {
    return "en";
  }
}
