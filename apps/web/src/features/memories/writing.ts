import type { AnsweredPrompt, Memory } from "@lane/contract/memories.ts";
import type { MemoryType } from "@lane/domain/marks.ts";
import { defaultFields, formAttributes, pickFields } from "@lane/domain/memory-fields.ts";
import { isBlank, parseRichText, type RichText, writeRichText } from "@lane/domain/rich-text.ts";

import type { DraftAttributes, DraftMedia, DraftPrompt, DraftText, DraftUpload } from "#offline/draft-text.ts";
import { attributesOfMemory, type Ground, type MemoryWords, otherTimelineOf } from "#offline/outbox-entry.ts";

/** The content of the form, without its files. */
export interface Writing extends DraftAttributes {
  readonly title: string;
  readonly text: RichText;
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  readonly mark: MemoryType | null;
  /** The timeline of the memory, where it is not one's own. */
  readonly timelineId?: string | undefined;
  /** The memory of a vault whose event the new one tells as well. */
  readonly tellingOf?: string | undefined;
  /** The prompt that the memory answers; undefined when none was chosen, null when none is to be shown. */
  readonly prompt?: DraftPrompt | null | undefined;
  /** Set when the photos become one memory for each day: the title of each day, by the key of its group. */
  readonly dayTitles?: Readonly<Record<string, string>> | undefined;
}

/** The whole content of the form, as it is sent. */
export interface Written extends Writing {
  readonly media: readonly DraftMedia[];
  /** Files that were not uploaded when the draft was left. */
  readonly uploads?: readonly DraftUpload[] | undefined;
}

/** The memory being edited, as it was when the edit began. */
export interface Origin {
  readonly memoryId: string;
  readonly version: number;
  /** Undefined where only the version is known, as for an older draft. */
  readonly ground?: Ground | undefined;
}

/** The initial state of a form. */
export interface ComposingStart {
  readonly draftId: string;
  readonly written: Written;
  readonly origin: Origin | null;
  /** The initial content is saved nowhere yet. */
  readonly isUnsaved: boolean;
  /** The initial content comes from a draft. */
  readonly isDraft?: boolean;
}

export function blankWritten(year: number | null, month: number | null): Written {
  const { memoryType: mark, ...attributes } = pickFields(defaultFields, formAttributes);
  return { title: "", text: [], year, month, day: null, ...attributes, mark, media: [] };
}

export function writtenOf(memory: Memory): Written {
  const { memoryTitle, memoryDescription, year, month, prompt } = memory;
  const { memoryType, ...attributes } = attributesOfMemory(memory);
  const asked = prompt && { ...prompt, year };
  const text = parseRichText(memoryDescription);
  const timelineId = otherTimelineOf(memory);
  return { title: memoryTitle, text, year, month, ...attributes, mark: memoryType, prompt: asked, timelineId };
}

export function originOf(memory: Memory): Origin {
  return { memoryId: memory._id, version: memory.version, ground: sentWordsOf(writtenOf(memory)) };
}

export function sentWordsOf(written: Written) {
  const memoryDescription = writeRichText(written.text);
  return { memoryTitle: written.title.trim(), memoryDescription, ...attributesIn(written) } satisfies MemoryWords;
}

export function attributesIn(written: Written) {
  const { mark, day } = written;
  // The day a photo was taken is for the form alone.
  const media = written.media.map(({ takenOn: _takenOn, ...file }) => file);
  return { media, day, ...pickFields(written, formAttributes), memoryType: mark };
}

export function writtenOfDraft({ html, memoryId: _memory, version: _version, ...rest }: DraftText): Written {
  return { ...rest, text: parseRichText(html) };
}

/** Undefined for a new memory without content. */
export function draftTextOf({ text, ...rest }: Written, origin: Origin | null): DraftText | undefined {
  const fileCount = rest.media.length + (rest.uploads?.length ?? 0);
  const isEmpty = rest.title.trim() === "" && isBlank(text) && fileCount === 0;
  if (isEmpty && origin === null) return undefined;
  const { memoryId, version } = origin ?? { memoryId: null, version: null };
  return { ...rest, html: writeRichText(text), memoryId, version };
}

/** The prompt saved with the memory; a prompt about a year that was chosen before is left out. */
export function answeredPrompt({ prompt, year }: Writing): AnsweredPrompt | null {
  if (!prompt || prompt.year !== year) return null;
  const { text, templateId, bankVersion } = prompt;
  return { text, templateId, bankVersion };
}
