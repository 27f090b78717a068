import type { CallInput } from "@lane/contract/endpoint.ts";
import type { memoriesApi, Memory } from "@lane/contract/memories.ts";
import type { MemoryType } from "@lane/domain/marks.ts";
import { type FormAttribute, formAttributes, type MemoryFields, pickFields } from "@lane/domain/memory-fields.ts";

import type { DraftUpload } from "./draft-text.ts";

type Body<Name extends keyof typeof memoriesApi> = NonNullable<CallInput<(typeof memoriesApi)[Name]>["body"]>;
/** What is written here always has a month. */
export type NewMemoryBody = Body<"create"> & { readonly yearId: string; readonly month: number };
export type MemoryChangeBody = Body<"update">;
export type SentFile = NonNullable<MemoryChangeBody["media"]>[number];

/** The content of a memory form. An attribute that is left out stays unchanged. */
export interface MemoryWords extends Partial<Pick<MemoryFields, FormAttribute>> {
  readonly memoryTitle: string;
  readonly memoryDescription: string;
  readonly media: readonly SentFile[];
  readonly day: number | null;
}

/** The content of a memory besides its title and text. */
export type MemoryAttributes = Omit<MemoryWords, "memoryTitle" | "memoryDescription">;

/** The memory when its form was opened: the base of a merge. Entries queued by an older release lack title and text. */
export type Ground = MemoryAttributes & Partial<Pick<MemoryWords, "memoryTitle" | "memoryDescription">>;

export type OutboxChange =
  | {
      readonly kind: "create";
      readonly year: number;
      readonly body: NewMemoryBody;
      /** For a vault, or as a guest: the text must never become a draft of the member's own timeline. */
      readonly isElsewhere?: boolean | undefined;
    }
  | {
      readonly kind: "edit";
      readonly words: MemoryWords;
      /** The memory when the form was opened; unknown for a draft older than the cached memory. */
      readonly from?: Ground | undefined;
    }
  | { readonly kind: "tag"; readonly mark: MemoryType }
  | { readonly kind: "archive" | "restore" | "remove" };

export type EntryState =
  | { readonly is: "waiting" }
  /** The server rejected the entry for this reason. */
  | { readonly is: "refused"; readonly sentence: string }
  /** The memory no longer exists on the server. */
  | { readonly is: "gone"; readonly sentence: string }
  /** A file of the entry is no longer in this browser. */
  | { readonly is: "file-lost"; readonly name: string }
  /** The memory was changed elsewhere; `theirs` is the server's current version. */
  | { readonly is: "conflict"; readonly theirs: Memory };

/** A change of one memory that waits to be sent. */
export interface OutboxEntry {
  readonly id: string;
  /** Idempotency key, created when the entry was queued. */
  readonly key: string;
  /** A local id while the memory is not on the server. */
  readonly memoryId: string;
  readonly change: OutboxChange;
  /** Files of this change that are not uploaded yet. */
  readonly uploads: readonly DraftUpload[];
  /**
   * The version this change is based on; null for a new memory, and while the entry `after` has not created that
   * version.
   */
  readonly base: number | null;
  /** Id of the entry that creates the version this change is based on. */
  readonly after: string | null;
  /**
   * A newer version that does not conflict with this change, which is therefore sent against it. The member has not
   * seen that version.
   */
  readonly rebasedTo: number | null;
  /**
   * Content of the version `rebasedTo`, merged with the text on sending. The stored text stays as its writer saw it.
   */
  readonly onto?: Ground | undefined;
  /** Local number of the version this entry creates, until the server has numbered it. */
  readonly makes: number;
  /** The memory before this change; null for a new memory, or when the entry `after` determines it. */
  readonly seen: Memory | null;
  readonly queuedAt: number;
  readonly state: EntryState;
}

interface VersionRef {
  readonly memoryId: string;
  readonly version: number;
}

/** Maps a local memory id and version to those of the server. */
export interface IdMapping {
  readonly from: VersionRef;
  readonly to: VersionRef;
  /** The server's attributes, including files that were still being uploaded when the local version was shown. */
  readonly attributes?: MemoryAttributes | undefined;
}

export interface OutboxState {
  /** In the order in which they were queued. */
  readonly entries: readonly OutboxEntry[];
  readonly idMappings: readonly IdMapping[];
}

/** A change to be queued. */
export interface OutboxRequest extends Pick<OutboxEntry, "id" | "key" | "change" | "seen" | "queuedAt"> {
  readonly uploads?: readonly DraftUpload[] | undefined;
  readonly memoryId: string;
  /** The version that was on the screen. */
  readonly version: number;
}

/** The attributes of a memory as they are sent: files without the fields that only the server sets. */
export function attributesOfMemory(memory: Memory) {
  const { media, day } = memory;
  const sent = media.map(({ s3id, type, url, caption, alt, isCover }) => ({ s3id, type, url, caption, alt, isCover }));
  return { media: sent, day, ...pickFields(memory, formAttributes) };
}

/** The timeline of a memory, where it is not the member's own: only there answers name the author. */
export function otherTimelineOf(memory: Memory | null): string | undefined {
  return memory?.author === undefined ? undefined : memory.timelineId;
}

export const emptyOutbox: OutboxState = { entries: [], idMappings: [] };

const localPrefix = "local-";

export function localId(id: string): string {
  return `${localPrefix}${id}`;
}

export function isLocalId(memoryId: string): boolean {
  return memoryId.startsWith(localPrefix);
}

interface ServerVersion extends VersionRef {
  /** The attributes on the server; set only where a local version was mapped. */
  readonly attributes: MemoryAttributes | undefined;
}

/** The server's id and version for a local id and version, or the given ones where there is no mapping. */
export function serverVersionOf({ idMappings }: OutboxState, ref: VersionRef): ServerVersion {
  const memoryId = idMappings.find(({ from }) => from.memoryId === ref.memoryId)?.to.memoryId ?? ref.memoryId;
  const exact = idMappings.find(({ from }) => from.memoryId === memoryId && from.version === ref.version);
  return { memoryId, version: exact?.to.version ?? ref.version, attributes: exact?.attributes };
}

export function entriesFor({ entries }: OutboxState, memoryId: string): readonly OutboxEntry[] {
  return entries.filter((entry) => entry.memoryId === memoryId);
}
