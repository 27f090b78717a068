import type { AnsweredPrompt, MediaItem } from "@lane/contract/memories.ts";
import type { MemoryType } from "@lane/domain/marks.ts";
import type { MediaKind } from "@lane/domain/media-kinds.ts";
import type { FormAttribute, MemoryFields } from "@lane/domain/memory-fields.ts";

/** A file that the server already has. */
export type DraftMedia = Pick<MediaItem, "s3id" | "type" | "url"> &
  Partial<Pick<MediaItem, "caption" | "alt" | "isCover">>;

/** A file that is still on its way to the server. */
export interface DraftUpload {
  readonly id: string;
  readonly name: string;
  /** As the browser declared it. */
  readonly declared: string;
  readonly kind: MediaKind;
  readonly bytes: number;
  /** Where the rest of it goes; null while the server has not heard of it. */
  readonly address: string | null;
  /** Its place among all files of the memory. */
  readonly position: number;
  readonly caption: string;
  readonly alt: string;
  readonly isCover: boolean;
}

/** The question that stood above the text, and the year it was about. */
export interface DraftPrompt extends AnsweredPrompt {
  readonly year: number;
}

/** Attributes in the form, beside the mark. Undefined where an older release, which did not know one, wrote the draft. */
export type DraftAttributes = {
  readonly [A in Exclude<FormAttribute, "memoryType">]?: MemoryFields[A] | undefined;
};

/** What somebody has begun to write. */
export interface DraftText extends DraftAttributes {
  readonly title: string;
  /** HTML of the closed grammar. */
  readonly html: string;
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  readonly mark: MemoryType | null;
  readonly media: readonly DraftMedia[];
  readonly uploads?: readonly DraftUpload[] | undefined;
  /** Null when it was taken off; undefined when none was shown. */
  readonly prompt?: DraftPrompt | null | undefined;
  /** The memory that is being changed; null while it is a new one. */
  readonly memoryId: string | null;
  /** The version the change started from. */
  readonly version: number | null;
}

export interface Draft {
  readonly id: string;
  readonly savedAt: number;
  readonly text: DraftText;
}

/** Undefined for what an older or newer release wrote and this one cannot read. */
export function parseDraftText(json: string): DraftText | undefined {
  const value: unknown = JSON.parse(json);
  return isDraftText(value) ? value : undefined;
}

function isDraftText(value: unknown): value is DraftText {
  return (
    typeof value === "object" &&
    value !== null &&
    "title" in value &&
    typeof value.title === "string" &&
    "html" in value &&
    typeof value.html === "string" &&
    "media" in value &&
    Array.isArray(value.media) &&
    "memoryId" in value &&
    "version" in value
  );
}
