import type { BookMemory } from "@lane/book/book-input.ts";
import type { MemoryDetails } from "@lane/contract/memories.ts";
import { memoryPagePath } from "@lane/contract/page-paths.ts";
import { cleanFileName } from "@lane/domain/media-kinds.ts";
import { pickFields, printedAttributes } from "@lane/domain/memory-fields.ts";
import { parseRichText } from "@lane/domain/rich-text.ts";
import { z } from "zod";

import { isoInstant } from "#lib/moments.ts";
import { unprintableRemarks } from "#lib/unprintable-remarks.ts";
import type { Clock } from "#ports/clock.ts";
import { type Exporter, CannotExportError } from "#ports/exporter.ts";
import type { MediaStore } from "#ports/media-store.ts";
import type { SourcePhoto, PhotoResizer } from "#ports/photo-resizer.ts";
import type { Typesetter } from "#ports/typesetter.ts";

import type { ArchivedFilesRepository } from "./archived-files.repository.ts";

const minuteMs = 60_000;
/** A page of A5 to its edges, at 300 pixels an inch. */
const pagePx = { width: 1748, height: 2480 };

const memoryOptions = z.object({
  memoryId: z.string(),
  as: z.enum(["pdf", "picture"]),
  language: z.string().max(20),
});

interface MemoryExporterDeps {
  /** Satisfied by the memories in app/compose-features.ts; checks the permission again. */
  readonly memories: {
    details(viewer: { accountId: string; sessionId: string }, memoryId: string): Promise<MemoryDetails>;
  };
  readonly accounts: {
    findById(accountId: string): Promise<{ readonly firstName: string; readonly lastName: string } | undefined>;
  };
  readonly files: ArchivedFilesRepository;
  readonly photoResizer: PhotoResizer;
  readonly typesetter: Typesetter;
  readonly store: MediaStore;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** Exports one memory as a page, to print or to send. */
export function createMemoryExporter(deps: MemoryExporterDeps): Exporter<z.infer<typeof memoryOptions>> {
  const { memories, accounts, photoResizer, typesetter, clock, baseUrl } = deps;
  return {
    kind: "memory",
    options: memoryOptions,
    timeoutMs: 10 * minuteMs,
    async make(accountId, { memoryId, as, language }, context) {
      const { folder, signal } = context;
      await context.report({ done: 0, total: 3, step: "gathering" });
      const memory = await memories.details({ accountId, sessionId: "" }, memoryId);
      if (memory.isFolded === true) throw new CannotExportError("Please open this memory first");
      const account = await accounts.findById(accountId);
      const sourcePhotos = await sourcePhotosOf(deps, memory);
      const transcripts = await correctedTranscripts(deps, memory);
      const resizedPhotos = await photoResizer.resize(sourcePhotos, { folder, signal });
      if (resizedPhotos.length < sourcePhotos.length) context.remark("A photo that couldn't be opened was left out");
      await context.report({ done: 1, total: 3, step: "pages" });
      const job = {
        kind: "memory",
        as,
        author: memory.author?.name ?? (account ? `${account.firstName} ${account.lastName}`.trim() : ""),
        language,
        year: memory.year,
        memory: bookMemoryOf(memory, new Map(resizedPhotos.map((resizedPhoto) => [resizedPhoto.file, resizedPhoto])), {
          baseUrl,
          transcripts,
        }),
        madeOn: isoInstant(clock.now()).slice(0, 10),
      };
      const { outputs, unprintable } = await typesetter.set(folder, job, { timeoutMs: 2 * minuteMs, signal });
      const titles = new Map([[memoryId, memory.memoryTitle]]);
      for (const remark of unprintableRemarks(unprintable, titles)) context.remark(remark);
      const title = cleanFileName(memory.memoryTitle) || "memory";
      return outputs.map((name, index) => ({
        name,
        saveAs: saveAsOf(name, title, outputs.length > 1 ? index + 1 : undefined),
        contentType: name.endsWith(".pdf") ? "application/pdf" : "image/png",
        path: `${folder}/${name}`,
      }));
    },
  };
}

async function sourcePhotosOf({ files, store }: MemoryExporterDeps, { media }: MemoryDetails): Promise<SourcePhoto[]> {
  const photos = await files.list(media.filter(({ type }) => type === "Image").map(({ s3id }) => s3id));
  return photos.map(({ id, storeKey }) => ({
    open: () => store.open(storeKey),
    file: fileOf(id),
    maxWidth: pagePx.width,
    maxHeight: pagePx.height,
  }));
}

/** Only what a person wrote or corrected is printed. */
async function correctedTranscripts({ files }: MemoryExporterDeps, { media }: MemoryDetails) {
  const found = await files.listTranscripts(media.filter(({ type }) => type !== "Image").map(({ s3id }) => s3id));
  return new Map([...found].flatMap(([id, { text, isByMachine }]) => (isByMachine ? [] : [[id, text] as const])));
}

function bookMemoryOf(
  memory: MemoryDetails,
  resizedPhotos: ReadonlyMap<string, { readonly file: string; readonly width: number; readonly height: number }>,
  { baseUrl, transcripts }: { readonly baseUrl: string; readonly transcripts: ReadonlyMap<string, string> },
): BookMemory {
  const { _id: id, memoryTitle: title, month, day, memoryType: mark, media } = memory;
  return {
    id,
    title,
    month,
    day,
    mark,
    ...pickFields(memory, printedAttributes),
    text: parseRichText(memory.memoryDescription),
    photos: media.flatMap(({ s3id, caption, alt }) => {
      const resizedPhoto = resizedPhotos.get(fileOf(s3id));
      return resizedPhoto ? [{ ...resizedPhoto, caption: caption ?? "", alt: alt ?? "" }] : [];
    }),
    recordings: media
      .filter(({ type }) => type !== "Image")
      .map(({ s3id, type, name, caption }) => ({
        kind: type === "Audio" ? "sound" : "film",
        title: caption ?? name,
        address: baseUrl + memoryPagePath(id),
        transcript: transcripts.get(s3id) ?? "",
      })),
    layout: null,
    quote: "",
    startsPage: false,
  };
}

function fileOf(fileId: string): string {
  return `photos/${fileId}.jpg`;
}

function saveAsOf(name: string, title: string, page: number | undefined): string {
  const ending = name.slice(name.lastIndexOf("."));
  return page === undefined ? `${title}${ending}` : `${title} ${page}${ending}`;
}
