/** What was set on pages. */
export interface Typeset {
  /** Names of files in the folder, in the order they are shown to a person. */
  readonly outputs: readonly string[];
  readonly pageCount: number;
  readonly coarsePhotos: readonly CoarsePhoto[];
  readonly unprintable: readonly UnprintableWords[];
  /** In the order of the book; empty for what is no book. */
  readonly places: readonly MemoryPlace[];
}

/** The pages a memory stands on, the first page of the book being 1. */
export interface MemoryPlace {
  readonly memoryId: string;
  readonly page: number;
  readonly lastPage: number;
}

/** A photo with fewer than 300 pixels an inch where it stands. */
export interface CoarsePhoto {
  readonly memoryId: string;
  readonly file: string;
  readonly page: number;
  readonly ppi: number;
}

/** Characters that none of our fonts has; the sign that says so stands in their place. */
export interface UnprintableWords {
  /** Empty for the words around the memories: a title, a name, a dedication, a favourite. */
  readonly memoryId: string;
  readonly signs: readonly string[];
}
