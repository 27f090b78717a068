import type { MemoryType } from "@lane/domain/marks.ts";
import type { MediaKind } from "@lane/domain/media-kinds.ts";
import type { ArchivedAttribute, MemoryFields, VersionedField } from "@lane/domain/memory-fields.ts";
import type { RichText } from "@lane/domain/rich-text.ts";

import type { SourceProblem } from "./report.ts";

/** The neutral model: what every reader yields for an entry that may become a memory. */

export const sourceFormats = ["own", "day-one", "journey", "takeout", "apple-journal", "photos"] as const;
export type SourceFormat = (typeof sourceFormats)[number];

/** The local date at the place where it happened; no instant, so that no time zone can move it. */
export interface EntryDate {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
  /** `HH:MM`. */
  readonly time: string | null;
  /** The IANA name it was read in, when the source knows one. */
  readonly zone: string | null;
}

export interface EntryMedia {
  /** Finds the file again in the same source: `source.file(fileId)`. Stable as long as the parts keep their order. */
  readonly fileId: string;
  /** The name that the member gave the file; never a path. */
  readonly name: string;
  /** By the ending of its name; its bytes are checked later. */
  readonly kind: MediaKind;
  readonly bytes: number;
  /** The checksum in our own archive; null for other sources, whose checksums are not reliable. */
  readonly sha256: string | null;
  readonly caption: string | null;
  readonly alt: string | null;
  readonly isCover: boolean;
  /** What is said in a recording; only our own archive knows it. */
  readonly transcript: { readonly text: string; readonly isByMachine: boolean } | null;
  open(signal?: AbortSignal): AsyncIterable<Uint8Array>;
}

export interface EntryPrompt {
  readonly text: string;
  readonly templateId: string | null;
  readonly bankVersion: number;
}

/** Fields that only our own archive has, so that a memory is restored as it was. */
export interface EntryPast {
  readonly monthDescription: string;
  readonly version: number;
  /** Milliseconds since 1970, UTC, as are all times here. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Newest first. */
  readonly versions: readonly EntryVersion[];
}

interface EntryVersion extends Pick<MemoryFields, ArchivedAttribute & VersionedField> {
  readonly version: number;
  readonly title: string;
  readonly text: RichText;
  readonly mark: MemoryType | null;
  readonly savedAt: number;
}

export interface SourceEntry extends Pick<MemoryFields, ArchivedAttribute> {
  /** The same key whenever the same entry is read, also from another download. */
  readonly sourceId: string;
  /** Null when the source has no date: the entry then waits in the date inbox. */
  readonly date: EntryDate | null;
  readonly isCirca: boolean;
  /** For the inbox: years that names and folders suggest, best first. */
  readonly yearGuesses: readonly number[];
  readonly title: string;
  readonly text: RichText;
  readonly mark: MemoryType | null;
  readonly prompt: EntryPrompt | null;
  readonly media: readonly EntryMedia[];
  /** Set by the reader of our own archive alone. */
  readonly past?: EntryPast;
  /** Tags, and moods that are only numbers, are not imported; the report says how many there were. */
  readonly tagCount: number;
}

/** What a reader yields, in an order that is the same each time. */
export type SourceItem =
  | { readonly kind: "entry"; readonly entry: SourceEntry }
  | { readonly kind: "problem"; readonly problem: SourceProblem };

/** One file of a source, from any of its parts. */
export interface SourceFile {
  readonly id: string;
  /** With forward slashes, below its part. */
  readonly path: string;
  readonly bytes: number;
  /** The same for the same content, as far as a zip tells without being unpacked. */
  readonly fingerprint: string | null;
  open(signal?: AbortSignal): AsyncIterable<Uint8Array>;
  /** Reads anywhere in the file; only where it is stored uncompressed. */
  readonly readAt?: (start: number, length: number, signal?: AbortSignal) => Promise<Uint8Array>;
}

/** All uploads of one import: several zips of one Takeout, or many photos, are one source. */
export interface Source {
  readonly files: readonly SourceFile[];
  /** Problems found while opening the source; the other files can be read. */
  readonly problems: readonly SourceProblem[];
  file(id: string): SourceFile | undefined;
}

export interface ReadOptions {
  /** Photos of one day become one entry, or each its own. Journals know their entries themselves. */
  readonly photos: "by-day" | "each";
  /** For titles made of a date. */
  readonly locale: string;
  /** Later years are reported, earlier than 1900 too. */
  readonly currentYear: number;
  readonly signal?: AbortSignal;
}

/** Bytes that can be read anywhere: a file on disk, an object in a bucket, a buffer in a test. */
export interface RandomAccess {
  readonly size: number;
  /** Exactly `length` bytes, or fewer when the source ends before. */
  read(start: number, length: number, signal?: AbortSignal): Promise<Uint8Array>;
}
