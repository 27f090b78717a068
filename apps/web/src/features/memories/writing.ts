import type { Memory } from "@lane/contract/memories.ts";
import type { MemoryType } from "@lane/domain/marks.ts";
import { isBlank, parseRichText, type RichText, writeRichText } from "@lane/domain/rich-text.ts";

import type { DraftMedia, DraftText, DraftUpload } from "#offline/draft-text.ts";

/** What stands in the form, apart from its files. */
export interface Writing {
  readonly title: string;
  readonly text: RichText;
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  readonly isCirca: boolean;
  readonly mark: MemoryType | null;
}

/** What is sent: all of the form. */
export interface Written extends Writing {
  readonly media: readonly DraftMedia[];
  /** Files that had not arrived when the draft was left. */
  readonly uploads?: readonly DraftUpload[] | undefined;
}

/** The memory a change is meant for, as it was when the change began. */
export interface Origin {
  readonly memoryId: string;
  readonly version: number;
}

/** From what a form starts. */
export interface ComposingStart {
  readonly draftId: string;
  readonly written: Written;
  readonly origin: Origin | null;
  /** Begun from something that is saved nowhere yet. */
  readonly isUnsaved: boolean;
}

export function blankWritten(year: number | null, month: number | null): Written {
  return { title: "", text: [], year, month, day: null, isCirca: false, mark: null, media: [] };
}

export function writtenOf(memory: Memory): Written {
  const { memoryTitle, memoryDescription, year, month, day, isCirca, memoryType, media } = memory;
  const text = parseRichText(memoryDescription);
  const files = media.map(({ s3id, type, url, caption, alt, isCover }) => ({ s3id, type, url, caption, alt, isCover }));
  return { title: memoryTitle, text, year, month, day, isCirca, mark: memoryType, media: files };
}

export function writtenOfDraft({ html, memoryId: _memory, version: _version, ...rest }: DraftText): Written {
  return { ...rest, text: parseRichText(html) };
}

/** Undefined for a new memory in which nothing stands yet. */
export function draftTextOf({ text, ...rest }: Written, origin: Origin | null): DraftText | undefined {
  const fileCount = rest.media.length + (rest.uploads?.length ?? 0);
  const isEmpty = rest.title.trim() === "" && isBlank(text) && fileCount === 0;
  if (isEmpty && origin === null) return undefined;
  const { memoryId, version } = origin ?? { memoryId: null, version: null };
  return { ...rest, html: writeRichText(text), memoryId, version };
}
