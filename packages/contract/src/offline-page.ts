import type { Category } from "@lane/domain/categories.ts";
import type { MemoryType } from "@lane/domain/marks.ts";
import type { MediaKind } from "@lane/domain/media-kinds.ts";
import type { RichText } from "@lane/domain/rich-text.ts";

/**
 * What the page inside a downloaded archive reads. It is opened from a folder, where nothing can be fetched: each piece is
 * a script beside it, `data/index.js` first and then `data/<year>.js` of every year that somebody goes to.
 */

/** Grows when a page of today could no longer read what is written then. */
export const offlineFormat = 1;

/** Where the pieces meet, however early or late each script runs. */
export const offlineShelf = "downMemoryLane";

export const offlineIndexName = "index";

export interface OfflineShelf {
  readonly [offlineIndexName]?: OfflineIndex;
  readonly [year: `${number}`]: OfflineYear;
}

/** From the folder of `index.html`, with `/` between the parts, made by us and never by the name of somebody's file. */
export type ArchivePath = string;

export interface OfflineIndex {
  readonly formatVersion: typeof offlineFormat;
  readonly madeAt: string;
  /** What the person read the product in: en, nl, de, fr or es. */
  readonly language: string;
  readonly person: OfflinePerson;
  /** Every memory, also the archived, in the order they happened. */
  readonly memories: readonly OfflineLine[];
  readonly favourites: readonly OfflineFavourite[];
  readonly hopes: readonly OfflineHope[];
}

export interface OfflinePerson {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string | null;
  readonly birthPlace: string | null;
  readonly picture: ArchivePath | null;
}

export type MemorySize = "small" | "medium" | "large";

/** As much of a memory as rope, months and lifeline show; the rest is in the file of its year. */
export interface OfflineLine {
  readonly id: string;
  readonly year: number;
  readonly month: number;
  readonly day: number | null;
  readonly isCirca: boolean;
  readonly title: string;
  readonly mark: MemoryType | null;
  readonly isCandle: boolean;
  readonly size: MemorySize;
  readonly isArchived: boolean;
}

export interface OfflineFavourite {
  readonly year: number;
  readonly category: Category;
  readonly title: string | null;
  readonly detail: string | null;
}

export interface OfflineHope {
  readonly id: string;
  readonly text: string;
  readonly size: MemorySize;
}

export interface OfflineYear {
  readonly year: number;
  /** In the order they happened, as in the index. */
  readonly memories: readonly OfflineMemory[];
}

export interface OfflineMemory {
  readonly id: string;
  readonly text: RichText;
  /** The question it answers, as it was asked. */
  readonly prompt: string | null;
  readonly media: readonly OfflineMedia[];
  /** What it said before, newest first. */
  readonly versions: readonly OfflineVersion[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface OfflineMedia {
  readonly kind: MediaKind;
  /** The original, byte for byte; null when it could not be found. */
  readonly file: ArchivePath | null;
  /** Such as `image/jpeg`. */
  readonly type: string;
  /** What the person's file was called. */
  readonly name: string;
  /** A copy every browser can show: a picture no wider than a page, or the poster of a film; null when there is none. */
  readonly shown: ArchivePath | null;
  /** Upright pixels. */
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
  readonly waveform: readonly number[] | null;
  readonly caption: string | null;
  readonly alt: string | null;
  readonly isCover: boolean;
}

export interface OfflineVersion {
  readonly title: string;
  readonly text: RichText;
  readonly mark: MemoryType | null;
  /** When it was replaced by the next. */
  readonly savedAt: string;
}

export function offlineYearName(year: number): `${number}` {
  return `${year}`;
}

/** Where a piece lies in the archive. */
export function offlineFile(name: string): ArchivePath {
  return `data/${name}.js`;
}

/** The script that hands a piece to the page. */
export function offlineScript(name: string, piece: OfflineIndex | OfflineYear): string {
  // Both are line breaks to older readers of scripts, and may stand inside a text of JSON.
  const json = JSON.stringify(piece).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return `(window.${offlineShelf}=window.${offlineShelf}||{})[${JSON.stringify(name)}]=${json};\n`;
}
