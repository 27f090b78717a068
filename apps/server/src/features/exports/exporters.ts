import { AppError } from "#lib/app-error.ts";
import { CannotExportError, type Exporter, type ExportOutput, type ExportContext } from "#ports/exporter.ts";

export interface Exporters {
  /** Throws for options the kind does not take. */
  parse(kind: string, options: unknown): unknown;
  timeoutMsOf(kind: string): number;
  make(work: ExportWork, context: ExportContext): Promise<readonly ExportOutput[]>;
}

export interface ExportWork {
  readonly kind: string;
  readonly accountId: string;
  /** The options as stored. */
  readonly options: unknown;
}

/** An exporter whose type of options is known only to itself. */
export interface ClosedExporter {
  readonly kind: string;
  readonly timeoutMs: number;
  parse(options: unknown): unknown;
  make(accountId: string, options: unknown, context: ExportContext): Promise<readonly ExportOutput[]>;
}

export function closed<O>(exporter: Exporter<O>): ClosedExporter {
  const { kind, timeoutMs } = exporter;
  return {
    kind,
    timeoutMs,
    parse: (options) => exporter.options.parse(options),
    make: (accountId, options, context) =>
      exporter.make(accountId, exporter.options.parse(options), context).catch(asCannotExport),
  };
}

/** The memory was deleted, or the vault is no longer theirs, since the export was requested. */
function asCannotExport(error: unknown): never {
  if (error instanceof AppError && error.code === "not_found")
    throw new CannotExportError(error.message, { cause: error });
  throw error;
}

export function createExporters(list: readonly ClosedExporter[]): Exporters {
  const byKind = new Map(list.map((exporter) => [exporter.kind, exporter]));

  function of(kind: string): ClosedExporter {
    const exporter = byKind.get(kind);
    if (!exporter) throw new Error(`There is no exporter for ${kind}`);
    return exporter;
  }

  return {
    parse: (kind, options) => of(kind).parse(options),
    timeoutMsOf: (kind) => of(kind).timeoutMs,
    make: ({ kind, accountId, options }, context) => of(kind).make(accountId, options, context),
  };
}
