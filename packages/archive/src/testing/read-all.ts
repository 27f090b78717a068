import { recognise } from "../detect.ts";
import type { ReadOptions, SourceEntry, SourceFormat } from "../entries.ts";
import { readSource } from "../read-source.ts";
import type { SourceProblem } from "../report.ts";
import { openSource } from "../source.ts";
import { inMemory } from "./build-zip.ts";

export interface ReadAll {
  readonly format: SourceFormat;
  readonly entries: readonly SourceEntry[];
  readonly problems: readonly SourceProblem[];
}

/** Everything in some zips or plain files, as one source. */
export async function readAll(
  parts: Readonly<Record<string, Uint8Array>>,
  options: Partial<ReadOptions> & { readonly said?: SourceFormat } = {},
): Promise<ReadAll> {
  const given = Object.entries(parts).map(([name, bytes]) => ({ name, access: inMemory(bytes) }));
  const source = await openSource(given);
  const format = await recognise(source, options.said);
  const entries: SourceEntry[] = [];
  const problems = [...source.problems];
  const usual: ReadOptions = { photos: "by-day", locale: "en-GB", currentYear: 2026 };
  for await (const item of readSource(source, format, { ...usual, ...options })) {
    if (item.kind === "entry") entries.push(item.entry);
    else problems.push(item.problem);
  }
  return { format, entries, problems };
}

/** All bytes of something that was read. */
export async function bytesOf(media: { open(): AsyncIterable<Uint8Array> } | undefined): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of media?.open() ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}
