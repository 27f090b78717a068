import type { z } from "zod";

/** One output file of an export, in the folder of its run. */
export interface ExportOutput {
  /** The name within the export: "reading.pdf". */
  readonly name: string;
  /** The name of the downloaded file. */
  readonly saveAs: string;
  readonly contentType: string;
  readonly path: string;
  /** Of a PDF whose pages are printed. */
  readonly pageCount?: number;
}

export interface ExportContext {
  /** Empty at the start, private to this export, and removed with all its files afterwards. */
  readonly folder: string;
  /** Aborted when the time is over, the member cancelled, or the server is stopping. */
  readonly signal: AbortSignal;
  /** Shown to the member; `step` is one of the kind's own words, not a sentence. */
  report(progress: { readonly done: number; readonly total: number; readonly step: string }): Promise<void>;
  /** Adds a sentence, on one line, about what is missing in the files; may be called again. */
  remark(sentence: string): void;
}

/** Produces one kind of export: a book, a poster, an archive. */
export interface Exporter<O> {
  readonly kind: string;
  /** Stored with the export and parsed again when it runs. */
  readonly options: z.ZodType<O>;
  readonly timeoutMs: number;
  make(accountId: string, options: O, context: ExportContext): Promise<readonly ExportOutput[]>;
}

/** Thrown by an exporter for a failure that a retry would repeat; the sentence is shown to the member. */
export class CannotExportError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = "CannotExportError";
  }
}
