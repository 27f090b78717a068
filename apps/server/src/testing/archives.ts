import { inflateRawSync } from "node:zlib";

import { type ArchivedMemory, memoryPartSchema } from "@lane/archive/own/memory-schema.ts";
import { type Archive, archiveSchema } from "@lane/archive/own/schema.ts";

import type { TestServer } from "./server-test.ts";
import type { Writer } from "./writer.ts";

export interface DownloadedArchive {
  readonly zip: Buffer;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly archive: Archive;
  readonly memories: readonly ArchivedMemory[];
}

type Member = Pick<Writer, "get" | "post">;

const never = new AbortController().signal;
let count = 0;

export async function beginArchive(writer: Pick<Member, "post">, body: object = {}) {
  count += 1;
  const answer = await writer.post("/archive", { key: `archive-${count}`, language: "nl", ...body });
  if (answer.status !== 200) throw new Error(answer.raw);
  return answer.body.making;
}

/** Runs the queued export jobs. */
export async function workOnExports({ jobs }: TestServer): Promise<void> {
  const handler = jobs.handlers.find(({ job }) => job.name === "exports.run");
  for (let job = await claim(); job; job = await claim()) {
    await handler?.run(job.payload, { signal: never });
    await jobs.source.complete(job.id);
  }
  function claim() {
    return jobs.source.claim(["exports.run"], 30_000);
  }
}

/** Requests an archive, waits for it, and downloads it as a browser does. */
export async function downloadArchive(
  server: TestServer,
  writer: Member,
  wish: object = {},
): Promise<DownloadedArchive> {
  const { id } = await beginArchive(writer, wish);
  await workOnExports(server);
  const { making: exportJob } = (await writer.get(`/makings/${id}`)).body;
  if (exportJob.status !== "ready") throw new Error(JSON.stringify(exportJob));
  return openArchive((await server.app.inject(exportJob.outputs[0].href)).rawPayload);
}

function openArchive(zip: Buffer): DownloadedArchive {
  const files = unzipped(zip);
  const archive = archiveSchema.parse(JSON.parse(textOf(files, "archive.json")));
  const parts = archive.years.flatMap((year) => year.files).map((name) => JSON.parse(textOf(files, name)));
  return { zip, files, archive, memories: parts.flatMap((part) => memoryPartSchema.parse(part).memories) };
}

function textOf(files: ReadonlyMap<string, Buffer>, name: string): string {
  return files.get(name)?.toString() ?? "null";
}

/** Reads the zip from front to back, which works for small zips of our own writer. */
function unzipped(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (zip.readUInt32LE(at) === 0x04_03_4b_50) {
    const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 30, at + 30 + zip.readUInt16LE(at + 26));
    const stored = zip.subarray(start, start + zip.readUInt32LE(at + 18));
    files.set(name, zip.readUInt16LE(at + 8) === 8 ? inflateRawSync(stored) : stored);
    at = start + stored.length;
  }
  return files;
}
