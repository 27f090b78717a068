import { archiveJsonSchema, readMe } from "@lane/archive/own/format-docs.ts";
import type { ArchivedFile } from "@lane/archive/own/memory-schema.ts";
import {
  type Archive,
  archiveFileName,
  problemSentences,
  readMeFileName,
  schemaFileName,
  viewerFileName,
} from "@lane/archive/own/schema.ts";
import { createYieldWhenDue } from "@lane/archive/yield-when-due.ts";
import type { ZipWriter } from "@lane/archive/zip/zip-writer.ts";
import { offlineFile, offlineIndexName, offlineScript } from "@lane/contract/offline-page.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";

import type { ExportContext } from "#ports/exporter.ts";
import type { MediaStore } from "#ports/media-store.ts";
import type { OfflinePage } from "#ports/offline-page.ts";

import { type ArchiveHead, offlineIndexOf } from "./archive-head.ts";
import type { ArchivedFilesRepository, AttachedRow, FileRow, VariantRow } from "./archived-files.repository.ts";
import type { ArchivedMemoriesRepository, MemoryPlace, MemoryRow } from "./archived-memories.repository.ts";
import { createFileCopier, type FileCopier } from "./file-copier.ts";
import { archivedMemory, createMemoryParts, type MemoryParts } from "./memory-parts.ts";
import type { WhichArchive } from "./which-archive.ts";

const pageSize = 100;
/** A memory counts as much as this many bytes of an original. */
const memoryWeight = 20_000;

interface WritingDeps {
  readonly memories: ArchivedMemoriesRepository;
  readonly files: ArchivedFilesRepository;
  readonly store: MediaStore;
  readonly page: OfflinePage;
  readonly zip: ZipWriter;
  readonly context: ExportContext;
  readonly head: ArchiveHead;
  readonly pictureId: string | null;
  readonly which: WhichArchive;
}

interface Writing extends WritingDeps {
  readonly copier: FileCopier;
  readonly parts: MemoryParts;
  readonly addText: (name: string, text: string) => Promise<void>;
  readonly advance: (weight: number) => Promise<void>;
}

/** Writes page, files, memories, and last the index, which is only then known. The same content makes the same zip. */
export async function writeArchive(deps: WritingDeps): Promise<void> {
  const writing = await begin(deps);
  const { page, zip, head, parts, copier, addText } = writing;
  const pageFiles = await page.files();
  for (const { name, bytes } of pageFiles) await addBytes(zip, name, bytes);
  if (!pageFiles.some(({ name }) => name === viewerFileName)) copier.problems.push(noViewer);

  await addText(readMeFileName, readMe);
  await addText(schemaFileName, `${JSON.stringify(archiveJsonSchema(), null, 1)}\n`);

  const picture = await putPicture(writing);
  await putMemories(writing);
  const otherFiles = await putOtherFiles(writing);
  const archive: Archive = {
    ...head,
    person: { ...head.person, picture },
    years: parts.summaries(),
    otherFiles,
    problems: copier.problems,
  };
  const index = offlineIndexOf(archive, { memories: parts.lines, years: parts.offlineYears() });
  await addText(offlineFile(offlineIndexName), offlineScript(offlineIndexName, index));
  await addText(archiveFileName, `${JSON.stringify(archive, null, 1)}\n`);
  if (copier.problems.length > 0)
    deps.context.remark(
      `Some things couldn't be read. archive.json lists what is missing or damaged: ${copier.problems.length}`,
    );
}

const noViewer = {
  reason: "no-viewer" as const,
  memoryId: null,
  fileId: null,
  name: viewerFileName,
  sentence: problemSentences["no-viewer"],
};

async function begin(deps: WritingDeps): Promise<Writing> {
  const { memories, files, store, zip, context, which } = deps;
  const total = (await memories.countMemories(which)) * memoryWeight + (await files.sumBytes(which));
  let done = 0;
  async function advance(weight: number): Promise<void> {
    done = Math.min(done + weight, total);
    await context.report({ done, total, step: "gathering" });
  }
  const addText = (name: string, text: string): Promise<void> => addBytes(zip, name, Buffer.from(text));
  const copier = createFileCopier({ zip, store, signal: context.signal, onBytes: advance });
  return { ...deps, copier, parts: createMemoryParts({ addText }), addText, advance };
}

async function putPicture({ files, copier, which, pictureId }: Writing): Promise<ArchivedFile | null> {
  const file = pictureId === null ? undefined : await files.find(which.accountId, pictureId);
  if (!file) return null;
  const variants = await files.listVariants([file.id]);
  return copier.put({ file, variants, place: "media/profile/1", memoryId: null });
}

async function putMemories(writing: Writing): Promise<void> {
  const { which, memories, files, parts } = writing;
  const nextNumber = countedByMonth();
  const yieldWhenDue = createYieldWhenDue();
  let after: MemoryPlace | undefined;
  let rows: MemoryRow[];
  do {
    rows = await memories.listMemories(which, after, pageSize);
    const attached = await files.listAttached(
      which,
      rows.map(({ id }) => id),
    );
    const variants = await files.listVariants(attached.map(({ id }) => id));
    for (const row of rows) {
      await yieldWhenDue();
      const own = attached.filter(({ memoryId }) => memoryId === row.id);
      await putMemory(writing, { row, attached: own, variants, nextNumber });
    }
    after = rows.at(-1);
  } while (rows.length === pageSize);
  await parts.close();
}

interface OneMemory {
  readonly row: MemoryRow;
  readonly attached: readonly AttachedRow[];
  readonly variants: readonly VariantRow[];
  readonly nextNumber: (month: string) => number;
}

async function putMemory(writing: Writing, { row, attached, variants, nextNumber }: OneMemory): Promise<void> {
  const { which, memories, copier, parts, context, advance } = writing;
  context.signal.throwIfAborted();
  const { year, month } = memoryDateOf(row.happenedOn);
  const monthFolder = `media/${year}/${String(month).padStart(2, "0")}`;
  const media = [];
  const transcripts = await writing.files.listTranscripts(attached.flatMap(recordingIds));
  for (const file of attached) {
    const place = `${monthFolder}-${nextNumber(monthFolder)}`;
    const made = variants.filter(({ fileId }) => fileId === file.id);
    const { caption, alt, isCover } = file;
    const transcript = transcripts.get(file.id) ?? null;
    const copied = await copier.put({ file, variants: made, place, memoryId: row.id });
    media.push({ ...copied, caption, alt, isCover, transcript });
  }
  // What somebody wrote before is theirs alone, also where others read what they write now.
  const isOthers = row.written !== undefined && row.authorId !== which.accountId;
  const versions = row.version === 1 || isOthers ? [] : await memories.listVersions(row.id);
  await parts.add(archivedMemory(row, versions, media));
  await advance(memoryWeight);
}

function recordingIds({ id, kind }: AttachedRow): string[] {
  return kind === "Image" ? [] : [id];
}

async function putOtherFiles({ files, copier, which }: Writing): Promise<ArchivedFile[]> {
  const put: ArchivedFile[] = [];
  if (which.vaultId !== undefined || which.formerVaultId !== undefined) return put;
  let rows: FileRow[];
  do {
    rows = await files.listOther(which.accountId, put.at(-1)?.id ?? "", pageSize);
    for (const file of rows) {
      put.push(await copier.put({ file, variants: [], place: `media/other/${put.length + 1}`, memoryId: null }));
    }
  } while (rows.length === pageSize);
  return put;
}

function countedByMonth(): (monthFolder: string) => number {
  const last = new Map<string, number>();
  return (monthFolder) => {
    const number = (last.get(monthFolder) ?? 0) + 1;
    last.set(monthFolder, number);
    return number;
  };
}

async function addBytes(zip: ZipWriter, name: string, bytes: Uint8Array): Promise<void> {
  await zip.add({ name, source: only(bytes), isPacked: true, expectedBytes: bytes.length });
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
