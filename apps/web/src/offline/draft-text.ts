import type { MediaItem } from "@lane/contract/memories.ts";
import type { MemoryType } from "@lane/domain/marks.ts";

/** A file that the server already has. */
export type DraftMedia = Pick<MediaItem, "s3id" | "type" | "url">;

/** What somebody has begun to write. */
export interface DraftText {
  readonly title: string;
  /** HTML of the closed grammar. */
  readonly html: string;
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  readonly isCirca: boolean;
  readonly mark: MemoryType | null;
  readonly media: readonly DraftMedia[];
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
