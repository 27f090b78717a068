import type { AnsweredPrompt, MediaItem } from "@lane/contract/memories.ts";
import type { MemoryType } from "@lane/domain/marks.ts";
import type { MediaKind } from "@lane/domain/media-kinds.ts";
import type { FormAttribute, MemoryFields } from "@lane/domain/memory-fields.ts";

/** The day a photo was taken, as `YYYY-MM-DD`; undefined where its camera did not write it down. */
interface Taken {
  readonly takenOn?: string | undefined;
}

/** A file that is already on the server. */
export type DraftMedia = Pick<MediaItem, "s3id" | "type" | "url"> &
  Partial<Pick<MediaItem, "caption" | "alt" | "isCover">> &
  Taken;

/** A file that is still being uploaded. */
export interface DraftUpload extends Taken {
  readonly id: string;
  readonly name: string;
  /** The MIME type that the browser declared. */
  readonly declared: string;
  readonly kind: MediaKind;
  readonly bytes: number;
  /** The upload URL; null until the server has created the upload. */
  readonly address: string | null;
  /** Index among all files of the memory. */
  readonly position: number;
  readonly caption: string;
  readonly alt: string;
  readonly isCover: boolean;
}

/** The prompt above the text, and the year it is about. */
export interface DraftPrompt extends AnsweredPrompt {
  readonly year: number;
}

/**
 * Form attributes besides the mark. Undefined where an older release that did not know the attribute wrote the draft.
 */
export type DraftAttributes = {
  readonly [A in Exclude<FormAttribute, "memoryType">]?: MemoryFields[A] | undefined;
};

/** The unsaved content of a memory form. */
export interface DraftText extends DraftAttributes {
  readonly title: string;
  /** HTML in the closed grammar of `@lane/domain/rich-text.ts`. */
  readonly html: string;
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  readonly mark: MemoryType | null;
  readonly media: readonly DraftMedia[];
  readonly uploads?: readonly DraftUpload[] | undefined;
  /** Null when the writer removed the prompt; undefined when none was shown. */
  readonly prompt?: DraftPrompt | null | undefined;
  /** Set when the photos become one memory for each day: the title of each day. */
  readonly dayTitles?: Readonly<Record<string, string>> | undefined;
  /** The timeline of the memory, where it is not one's own. */
  readonly timelineId?: string | undefined;
  /** The memory of a vault whose event the new one tells as well. */
  readonly tellingOf?: string | undefined;
  /** The memory being edited; null for a new one. */
  readonly memoryId: string | null;
  /** The version the edit started from. */
  readonly version: number | null;
}

export interface Draft {
  readonly id: string;
  readonly savedAt: number;
  readonly text: DraftText;
}

/** Undefined for a draft of an older or newer release that this release cannot read. */
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
