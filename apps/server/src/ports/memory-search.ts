import type { MemoryType } from "@lane/domain/marks.ts";
import type { MediaKind } from "@lane/domain/media-kinds.ts";

/** A memory as it is indexed. */
export interface SearchDoc {
  readonly memoryId: string;
  readonly timelineId: string;
  readonly title: string;
  /** The words alone, without markup. */
  readonly text: string;
  readonly year: number;
  readonly memoryType: MemoryType | null;
  readonly mediaTypes: readonly MediaKind[];
  readonly isArchived: boolean;
}

/** A timeline to search in. */
export interface SearchScope {
  readonly timelineId: string;
}

/**
 * Where a page ended. Memories whose title has every word come first; within both groups, the last added come first.
 */
export interface SearchPlace {
  readonly part: "title" | "text";
  readonly number: number;
}

export interface SearchQuestion {
  /** The search is limited to these timelines; an empty list finds nothing. */
  readonly scopes: readonly SearchScope[];
  /** As `searchWords` returns them. Each must be in the title or the text, or begin a word there. */
  readonly words: readonly string[];
  readonly fromYear?: number | undefined;
  readonly toYear?: number | undefined;
  readonly memoryType?: MemoryType | "None" | undefined;
  readonly mediaType?: MediaKind | undefined;
  readonly archive: "without" | "only" | "with";
  readonly limit: number;
  readonly after?: SearchPlace | undefined;
}

export interface SearchPage {
  readonly memoryIds: readonly string[];
  /** Null after the last page. */
  readonly next: SearchPlace | null;
}

export interface MemorySearch {
  /**
   * Indexes a memory's current text, in the transaction of the change. Called after every change; a deleted memory, by
   * whatever way, leaves the index by itself.
   */
  put(doc: SearchDoc): Promise<void>;
  find(question: SearchQuestion): Promise<SearchPage>;
}
