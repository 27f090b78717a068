import { UnreadableSourceError } from "@lane/archive/report.ts";

import type { ImportRecord } from "./import-record.ts";
import type { ImportUploads, OpenSource, SourceReader } from "./import-world.ts";
import type { ImportsRepository } from "./imports.repository.ts";

interface OpenSourceDeps {
  readonly imports: ImportsRepository;
  readonly uploads: ImportUploads;
  readonly reader: SourceReader;
}

/** Everything that was sent for one import, as one source; whoever opens it closes it. */
export async function openSource(
  { imports, uploads, reader }: OpenSourceDeps,
  { id, accountId, files }: ImportRecord,
  signal: AbortSignal,
): Promise<OpenSource> {
  const found = await uploads.open(accountId, await imports.listUploads(id));
  if (found.length < files) throw new GoneError();
  const parts = found.map((upload) => ({
    name: upload.name,
    access: { size: upload.bytes, read: (start: number, length: number) => upload.read(start, length) },
  }));
  return reader.open(parts, signal);
}

/** What was sent has gone: after a week, or because somebody took it back. */
class GoneError extends Error {
  override readonly name = "GoneError";
}

export interface Trouble {
  readonly name: string;
  readonly reason: string;
}

/** Undefined for what might go better next time. */
export function finalTrouble(error: unknown): Trouble | undefined {
  if (error instanceof UnreadableSourceError) return error.problem;
  return error instanceof GoneError ? { name: "?", reason: "gone" } : undefined;
}
