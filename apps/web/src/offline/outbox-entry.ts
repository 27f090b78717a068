import type { CallInput } from "@lane/contract/endpoint.ts";
import type { memoriesApi, Memory } from "@lane/contract/memories.ts";
import type { MemoryType } from "@lane/domain/marks.ts";
import { type FormAttribute, formAttributes, type MemoryFields, pickFields } from "@lane/domain/memory-fields.ts";

import type { DraftUpload } from "./draft-text.ts";

type Body<Name extends keyof typeof memoriesApi> = NonNullable<CallInput<(typeof memoriesApi)[Name]>["body"]>;
export type NewMemoryBody = Body<"create">;
export type MemoryChangeBody = Body<"update">;
export type SentFile = NonNullable<MemoryChangeBody["media"]>[number];

/** All that a person can say about a memory in its form. An attribute that is left out stays as it is. */
export interface MemoryWords extends Partial<Pick<MemoryFields, FormAttribute>> {
  readonly memoryTitle: string;
  readonly memoryDescription: string;
  readonly media: readonly SentFile[];
  readonly day: number | null;
}

/** All that a memory says besides its title and text. */
export type MemoryAttributes = Omit<MemoryWords, "memoryTitle" | "memoryDescription">;

/** What a form began with. Its words are not known of what an older release queued. */
export type Ground = MemoryAttributes & Partial<Pick<MemoryWords, "memoryTitle" | "memoryDescription">>;

export type OutboxChange =
  | { readonly kind: "create"; readonly year: number; readonly body: NewMemoryBody }
  | {
      readonly kind: "edit";
      readonly words: MemoryWords;
      /** What the form began with; not known of a draft that is older than what was read last. */
      readonly from?: Ground | undefined;
    }
  | { readonly kind: "tag"; readonly mark: MemoryType }
  | { readonly kind: "archive" | "restore" | "remove" };

export type EntryState =
  | { readonly is: "waiting" }
  /** The server will not take it, and says why. */
  | { readonly is: "refused"; readonly sentence: string }
  /** The server knows no such memory any more. */
  | { readonly is: "gone"; readonly sentence: string }
  /** A file that belongs to it can no longer be found here. */
  | { readonly is: "file-lost"; readonly name: string }
  /** Changed elsewhere: what stands there now. */
  | { readonly is: "conflict"; readonly theirs: Memory };

/** A change that waits to be sent. */
export interface OutboxEntry {
  readonly id: string;
  /** Made when it was queued, so that sending it twice does it once. */
  readonly key: string;
  /** Of a memory that the server has not heard of, a name of our own. */
  readonly memoryId: string;
  readonly change: OutboxChange;
  /** Files that belong to it and have not arrived. */
  readonly uploads: readonly DraftUpload[];
  /** The version it started from; null for a new memory, and while that version is still to be made by `after`. */
  readonly base: number | null;
  /** The entry that makes what this one started from. */
  readonly after: string | null;
  /** A newer version that it may be sent for, since nothing in there speaks against it. Not seen by the person. */
  readonly rebasedTo: number | null;
  /** What that version says, to be merged with a text when it is sent. The text itself stays as its writer saw it. */
  readonly onto?: Ground | undefined;
  /** What this device calls the version that it makes, until the server has given it a number. */
  readonly makes: number;
  /** The memory as it was before; null for a new one, or when an earlier entry says. */
  readonly seen: Memory | null;
  readonly queuedAt: number;
  readonly state: EntryState;
}

interface VersionRef {
  readonly memoryId: string;
  readonly version: number;
}

/** What this device called something, and what the server calls it. */
export interface IdMapping {
  readonly from: VersionRef;
  readonly to: VersionRef;
  /** Files that were on their way are not in what was shown here. */
  readonly attributes?: MemoryAttributes | undefined;
}

export interface OutboxState {
  /** In the order in which they were made. */
  readonly entries: readonly OutboxEntry[];
  readonly idMappings: readonly IdMapping[];
}

/** What somebody wants to be sent. */
export interface OutboxRequest extends Pick<OutboxEntry, "id" | "key" | "change" | "seen" | "queuedAt"> {
  readonly uploads?: readonly DraftUpload[] | undefined;
  readonly memoryId: string;
  /** The version that was on the screen. */
  readonly version: number;
}

/** Of a file, only what is ever sent. */
export function attributesOfMemory(memory: Memory) {
  const { media, day } = memory;
  const sent = media.map(({ s3id, type, url, caption, alt, isCover }) => ({ s3id, type, url, caption, alt, isCover }));
  return { media: sent, day, ...pickFields(memory, formAttributes) };
}

export const emptyOutbox: OutboxState = { entries: [], idMappings: [] };

const localPrefix = "local-";

export function localId(id: string): string {
  return `${localPrefix}${id}`;
}

export function isLocalId(memoryId: string): boolean {
  return memoryId.startsWith(localPrefix);
}

interface Landed extends VersionRef {
  /** What it says there, where the device had another name for it. */
  readonly attributes: MemoryAttributes | undefined;
}

/** What the server calls a memory and its version, as far as it has heard of them. */
export function landed({ idMappings }: OutboxState, ref: VersionRef): Landed {
  const memoryId = idMappings.find(({ from }) => from.memoryId === ref.memoryId)?.to.memoryId ?? ref.memoryId;
  const exact = idMappings.find(({ from }) => from.memoryId === memoryId && from.version === ref.version);
  return { memoryId, version: exact?.to.version ?? ref.version, attributes: exact?.attributes };
}

export function entriesFor({ entries }: OutboxState, memoryId: string): readonly OutboxEntry[] {
  return entries.filter((entry) => entry.memoryId === memoryId);
}
