import type { MediaItem } from "@lane/contract/memories.ts";

import type { Viewer } from "#lib/viewer.ts";

/** A file as in the contract, without the fields that belong to one memory. */
export type ShownFile = Omit<MediaItem, "caption" | "alt" | "isCover">;

/** What memories need from files. Satisfied by the media services in app/compose.ts. */
export interface MemoryFiles {
  /**
   * Those of these files that belong to the account, with their content types; locks them against removal as unused.
   */
  takeOwn(accountId: string, fileIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The files as this viewer may see them. */
  items(viewer: Viewer, fileIds: readonly string[]): Promise<ReadonlyMap<string, ShownFile>>;
  /**
   * Decides on whose quota these files count, by the timelines they are in now; refuses when they are new to somebody
   * whose storage is full. Call it in the transaction that attached or detached them.
   */
  charge(fileIds: readonly string[]): Promise<void>;
  /** Like `charge`, without a refusal: for what comes back to its author. */
  settle(fileIds: readonly string[]): Promise<void>;
  /** Detaches files from a memory; they may be attached again within a day. */
  letGo(fileIds: readonly string[]): Promise<void>;
  /** Their memory was deleted: those that are not in use elsewhere are removed at once. */
  removeUnused(fileIds: readonly string[]): Promise<void>;
}
