export interface Typeset {
  /** Names of files in the folder, in the order they are shown to a person. */
  readonly outputs: readonly string[];
  readonly pageCount: number;
  /** Photos with fewer than 300 pixels an inch where they stand. */
  readonly coarsePhotos: readonly {
    readonly memoryId: string;
    readonly file: string;
    readonly page: number;
    readonly ppi: number;
  }[];
  /** Characters that cannot be printed, by the memory they are in; without an id where they are in none. */
  readonly unprintable: readonly { readonly memoryId: string; readonly signs: readonly string[] }[];
}

export interface TypesettingBounds {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  onProgress?(progress: { readonly done: number; readonly total: number; readonly step: string }): void;
}

/** Makes pages of what somebody wrote. */
export interface Typesetter {
  /**
   * `job` is one of the typesetter's own kinds, whose files lie in the folder already; its outputs will lie beside them.
   * Rejects with an `UnmakeableError` for what is too much.
   */
  set(folder: string, job: object, bounds: TypesettingBounds): Promise<Typeset>;
}
