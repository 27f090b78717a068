import type { Typeset } from "@lane/domain/typeset.ts";

export interface TypesettingBounds {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  onProgress?(progress: { readonly done: number; readonly total: number; readonly step: string }): void;
}

/** Renders pages of memories. */
export interface Typesetter {
  /**
   * `job` is one of the typesetter's job types, whose files are in the folder already; its outputs are written beside
   * them. Rejects with a `CannotExportError` for too large a job.
   */
  set(folder: string, job: object, bounds: TypesettingBounds): Promise<Typeset>;
}
