import type { Category } from "@lane/domain/categories.ts";
import type { MemoryType } from "@lane/domain/marks.ts";
import type { MediaKind } from "@lane/domain/media-kinds.ts";
import type { ArchivedAttribute, MemoryFields, VersionedField } from "@lane/domain/memory-fields.ts";
import type { RichText } from "@lane/domain/rich-text.ts";

/**
 * The data that the page inside a downloaded archive reads. The page is opened from a folder, where nothing can be
 * fetched: each piece is a script beside it, `data/index.js` first, and then the parts of every year that the reader
 * opens. A part has the fields of the file of the same name under `memories/` that the page needs.
 */

/** Raised when the data changes so that the page of an earlier release could not read it. */
export const offlineFormat = 1;

/** The global variable in which all scripts store their piece, in whichever order they run. */
export const offlineStore = "downMemoryLane";

export const offlineIndexName = "index";

/** `1976`, and `1976-2` where a full year continues. */
export type OfflinePartName = `${number}` | `${number}-${number}`;

export interface OfflineStore {
  readonly [offlineIndexName]?: OfflineIndex;
  readonly [part: OfflinePartName]: OfflinePart;
}

/** Relative to the folder of `index.html`, with `/`. Generated, never taken from the name of a member's file. */
export type ArchivePath = string;

export interface OfflineIndex {
  readonly formatVersion: typeof offlineFormat;
  readonly madeAt: string;
  /** What the person read the product in: en, nl, de, fr or es. */
  readonly language: string;
  readonly person: OfflinePerson;
  /** Every memory, also the archived, in the order they happened. */
  readonly memories: readonly OfflineLine[];
  /** Every year that holds memories, and where they are. */
  readonly years: readonly OfflineYear[];
  readonly favourites: readonly OfflineFavourite[];
  readonly hopes: readonly OfflineHope[];
}

export interface OfflinePerson {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  readonly cityName: string | null;
  readonly picture: ArchivePath | null;
}

export type OfflineSize = "small" | "medium" | "large";

/** As much of a memory as rope, months and lifeline show. */
export interface OfflineLine {
  readonly id: string;
  readonly year: number;
  readonly month: number;
  readonly day: number | null;
  readonly isCirca: boolean;
  readonly title: string;
  readonly mark: MemoryType | null;
  readonly isCandle: boolean;
  readonly size: OfflineSize;
  readonly isArchived: boolean;
}

export interface OfflineYear {
  readonly year: number;
  readonly parts: readonly OfflinePartName[];
}

export interface OfflineFavourite {
  readonly year: number;
  readonly category: Category;
  readonly title: string | null;
  readonly detail: string | null;
}

export interface OfflineHope {
  readonly text: string;
  readonly size: OfflineSize;
}

export interface OfflinePart {
  readonly year: number;
  /** In the order they happened, as in the index. */
  readonly memories: readonly OfflineMemory[];
}

export interface OfflineMemory extends Pick<MemoryFields, ArchivedAttribute> {
  readonly id: string;
  readonly text: RichText;
  /** The question it answers. */
  readonly prompt: { readonly text: string } | null;
  readonly media: readonly OfflineMedia[];
  /** What it said before, newest first. */
  readonly versions: readonly OfflineVersion[];
}

export interface OfflineMedia {
  readonly id: string;
  readonly kind: MediaKind;
  readonly contentType: string;
  readonly name: string;
  /** The original; null when it could not be read. */
  readonly path: ArchivePath | null;
  /** A smaller copy that every browser can show or play, where there is one. */
  readonly shown: { readonly path: ArchivePath; readonly contentType: string } | null;
  /** The first picture of a film, where there is one. */
  readonly poster: ArchivePath | null;
  /** Upright pixels. */
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
  readonly caption: string | null;
  readonly alt: string | null;
  readonly isCover: boolean;
  /** What is said in a recording, where it is written down. */
  readonly transcript: { readonly text: string; readonly isByMachine: boolean } | null;
}

export interface OfflineVersion extends Pick<MemoryFields, ArchivedAttribute & VersionedField> {
  readonly version: number;
  readonly title: string;
  readonly text: RichText;
  readonly mark: MemoryType | null;
  /** When it was replaced by the next. */
  readonly savedAt: string;
}

/** Counted from 1. */
export function offlinePartName(year: number, part: number): OfflinePartName {
  return part === 1 ? `${year}` : `${year}-${part}`;
}

/** The path of a piece in the archive. */
export function offlineFile(name: OfflinePartName | typeof offlineIndexName): ArchivePath {
  return `data/${name}.js`;
}

/** The script that hands a piece to the page. */
export function offlineScript(...piece: [typeof offlineIndexName, OfflineIndex] | [OfflinePartName, OfflinePart]) {
  const [name, content] = piece;
  // Both are line breaks to older readers of scripts, and may stand inside a text of JSON.
  const json = JSON.stringify(content).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return `(window.${offlineStore}=window.${offlineStore}||{})[${JSON.stringify(name)}]=${json};\n`;
}
