import { type CalendarDate, parseCalendarDate } from "@lane/domain/calendar.ts";

import type { DraftMedia, DraftUpload } from "#offline/draft-text.ts";

interface Files {
  readonly kept: readonly DraftMedia[];
  readonly uploads: readonly DraftUpload[];
}

/** Files of one form that were taken on the same day, or, without a date, all the others. */
export interface PhotoGroup {
  /** `YYYY-MM-DD`; empty for the files without a date that can be used. */
  readonly key: string;
  readonly date: CalendarDate | undefined;
  /** Ids of the files, or of their uploads, in the order of the form. */
  readonly files: readonly string[];
}

export type IsOpen = (date: CalendarDate) => boolean;

/** The days on which photos were taken, first to last, and then the files that no open day holds. */
export function groupByDay(files: Files, isOpen: IsOpen): readonly PhotoGroup[] {
  const groups = new Map<string, PhotoGroup>();
  for (const { key, date } of inOrder(files)) {
    const found = date && isOpen(date.day) ? date : undefined;
    const name = found?.text ?? "";
    const before = groups.get(name)?.files ?? [];
    groups.set(name, { key: name, date: found?.day, files: [...before, key] });
  }
  return [...groups.values()].sort((a, b) => Number(a.key === "") - Number(b.key === "") || (a.key < b.key ? -1 : 1));
}

/** The first day on which a photo was taken that is not on the timeline. */
export function firstClosedDay(files: Files, isOpen: IsOpen): CalendarDate | undefined {
  const closed = inOrder(files).flatMap(({ date }) => (date && !isOpen(date.day) ? [date] : []));
  return closed.toSorted((a, b) => (a.text < b.text ? -1 : 1))[0]?.day;
}

/** Whether photos of a day can become a memory: its year is open, and the day is not in the future. */
export function openDays(openYears: readonly number[], today: CalendarDate): IsOpen {
  return ({ year, month }) =>
    openYears.includes(year) && (year < today.year || (year === today.year && month <= today.month));
}

interface OrderedFile {
  readonly key: string;
  readonly date: { readonly text: string; readonly day: CalendarDate } | undefined;
}

function inOrder({ kept, uploads }: Files): readonly OrderedFile[] {
  const ordered = kept.map(({ s3id, takenOn }) => ordering(s3id, takenOn));
  for (const { id, takenOn, position } of uploads.toSorted((one, other) => one.position - other.position)) {
    ordered.splice(position, 0, ordering(id, takenOn));
  }
  return ordered;
}

function ordering(key: string, text: string | undefined): OrderedFile {
  const day = text === undefined ? undefined : parseCalendarDate(text);
  return { key, date: text !== undefined && day ? { text, day } : undefined };
}
