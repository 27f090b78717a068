import type { MediaItem } from "@lane/contract/memories.ts";

import type { Viewer } from "#lib/viewer.ts";

/** A file as the contract spells it, without what one memory says about it. */
export type ShownFile = Omit<MediaItem, "caption" | "alt" | "isCover">;

/** What memories need to know of files. Satisfied by the media services in app/compose.ts. */
export interface MemoryFiles {
  /** Those of these files that are this person's, with the content type of each; none of them goes as unused meanwhile. */
  takeOwn(accountId: string, fileIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** As this person may see them. */
  items(viewer: Viewer, fileIds: readonly string[]): Promise<ReadonlyMap<string, ShownFile>>;
  /** They were taken out of a memory, and may come back within a day. */
  letGo(fileIds: readonly string[]): Promise<void>;
  /** Their memory was deleted: those that nothing else shows go at once. */
  removeUnused(fileIds: readonly string[]): Promise<void>;
}
