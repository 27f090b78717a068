import type { ReadOptions, SourceFormat, RandomAccess } from "@lane/archive/entries.ts";
import type { OwnHead } from "@lane/archive/own/fit-account-data.ts";
import type { WrittenItem, WrittenMedia } from "@lane/archive/written-entry.ts";
import type { ImportReason } from "@lane/contract/imports.ts";
import type { MediaItem } from "@lane/contract/memories.ts";
import type { MediaKind } from "@lane/domain/media-kinds.ts";
import type { MemoryFields, VersionedField } from "@lane/domain/memory-fields.ts";
import type { MemoryDate } from "@lane/domain/memory-order.ts";

import type { Viewer } from "#lib/viewer.ts";

import type { ImportFindings } from "./import-record.ts";

/** What imports need from other features and adapters. Satisfied in app/compose-imports.ts. */

interface WaitingUpload {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

interface OpenUpload extends WaitingUpload {
  read(start: number, length: number): Promise<Uint8Array>;
}

export interface ImportUploads {
  findWhole(accountId: string, uploadIds: readonly string[]): Promise<WaitingUpload[]>;
  open(accountId: string, uploadIds: readonly string[]): Promise<OpenUpload[]>;
  hold(uploadIds: readonly string[]): Promise<void>;
  release(uploadIds: readonly string[]): Promise<void>;
}

export interface SourcePart {
  readonly name: string;
  readonly access: RandomAccess;
}

export interface SourceReader {
  /** Throws when nothing can be read. All its work ends with the signal. */
  open(parts: readonly SourcePart[], signal: AbortSignal): Promise<OpenSource>;
}

/** All uploads of one import, opened as one source. */
export interface OpenSource {
  recognise(said: string): Promise<SourceFormat>;
  /** Problems found while looking through the source come first. */
  read(format: SourceFormat, options: Omit<ReadOptions, "signal">): AsyncIterable<WrittenItem>;
  file(fileId: string): Promise<{ readonly bytes: number; readonly content: AsyncIterable<Uint8Array> } | undefined>;
  hashOf(fileId: string): Promise<string>;
  /** Everything in our own archive but its memories and files. */
  readOwnHead(): Promise<OwnHead>;
  /** The profile's picture in our own archive; undefined when there is none. */
  readOwnPicture(): Promise<WrittenMedia | undefined>;
  close(): void;
}

/** Stored without a row yet. */
export interface FetchedFile {
  readonly storeKey: string;
  readonly sha256: string;
  readonly bytes: number;
}

export interface ImportedFiles<F extends FetchedFile = FetchedFile> {
  fetch(
    source: AsyncIterable<Uint8Array>,
    claim: { readonly name: string; readonly bytes: number; readonly kind: MediaKind },
    signal?: AbortSignal,
  ): Promise<F>;
  /** Call it in the transaction that attaches the files; refuses with `too_large` when the quota has no space. */
  keep(accountId: string, files: readonly F[]): Promise<string[]>;
  drop(files: readonly F[]): Promise<void>;
  findKnown(accountId: string, bytes: number): Promise<ReadonlySet<string>>;
}

interface AttachedFile {
  readonly fileId: string;
  readonly caption: string | null;
  readonly alt: string | null;
  readonly isCover: boolean;
}

interface ImportedMemory extends MemoryFields {
  readonly yearId: string;
  readonly date: MemoryDate;
  readonly prompt: { readonly text: string; readonly templateId: string | null; readonly bankVersion: number } | null;
  readonly media: readonly AttachedFile[];
  readonly past: {
    readonly monthDescription: string;
    readonly version: number;
    readonly createdAt: number;
    readonly updatedAt: number;
    readonly versions: readonly (Pick<MemoryFields, VersionedField> & {
      readonly version: number;
      readonly savedAt: number;
    })[];
  } | null;
}

export interface ImportedMemories {
  add(viewer: Viewer, memory: ImportedMemory): Promise<{ id: string; version: number }>;
  remove(viewer: Viewer, memoryId: string, version?: number): Promise<void>;
}

export interface ImportTranscripts {
  /** What is said in a file that was just added, in the same transaction. */
  restore(fileId: string, text: string, isByMachine: boolean): Promise<void>;
}

export interface ImportTimelines {
  read(viewer: Viewer): Promise<{
    readonly timeline: object | null;
    readonly years: readonly { readonly _id: string; readonly year: number; readonly lock: boolean }[];
  }>;
  create(viewer: Viewer, startYear: number): Promise<unknown>;
}

export interface ImportFiles {
  items(
    viewer: Viewer,
    fileIds: readonly string[],
  ): Promise<ReadonlyMap<string, Omit<MediaItem, "caption" | "alt" | "isCover">>>;
  removeUnused(fileIds: readonly string[]): Promise<void>;
}

/** An archive of ours that was read, and whose files are in the store without a row yet. */
export type FetchedArchive = object;

/** Restores what our own archive holds beside memories. */
export interface ArchiveRestore<F extends FetchedArchive = FetchedArchive> {
  /** How much of the archive would be new to this account. */
  count(accountId: string, source: OpenSource): Promise<Pick<ImportFindings, "startYear" | "beside">>;
  setTimeline(accountId: string, startYear: number): Promise<void>;
  fetch(accountId: string, source: OpenSource, signal: AbortSignal): Promise<F>;
  drop(fetched: F): Promise<void>;
  put(
    accountId: string,
    fetched: F,
  ): Promise<{
    readonly put: { readonly at: number; readonly hopeIds: readonly string[]; readonly pictureId: string | null };
    readonly refused: readonly { readonly name: string; readonly reason: ImportReason }[];
  }>;
  takeOut(accountId: string, put: NonNullable<ImportFindings["put"]>): Promise<void>;
}

/** The viewer of work that runs in the background. */
export function onBehalfOf(accountId: string): Viewer {
  return { accountId, sessionId: "" };
}
