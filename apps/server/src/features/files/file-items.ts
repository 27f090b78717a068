import type { MediaItem } from "@lane/contract/memories.ts";

import type { Viewer } from "#lib/viewer.ts";

import type { FileAddresses } from "./file-addresses.ts";
import type { FileVariantsRepository, FoundVariant } from "./file-variants.repository.ts";
import type { FileRecord, FilesRepository } from "./files.repository.ts";

/** A file as in the contract, without the fields that belong to one memory. */
export type FileItem = Omit<MediaItem, "caption" | "alt" | "isCover">;

interface FileItemsDeps {
  readonly repository: FilesRepository;
  readonly variants: FileVariantsRepository;
  readonly addresses: FileAddresses;
}

/** Types that every browser shows as they are. */
const plainPictures: readonly string[] = ["image/jpeg", "image/png", "image/webp", "image/gif"];

/** Originals are for their owner alone: their metadata may contain a place. Other viewers get the resized variants. */
export function createFileItems({ repository, variants, addresses }: FileItemsDeps) {
  function urlOf(viewer: Viewer, file: FileRecord, made: readonly FoundVariant[]): string {
    const isOwner = file.accountId === viewer.accountId;
    if (file.kind !== "Image") {
      const isPlayable = made.some(({ variant }) => variant === "play");
      return addresses.addressOf(viewer, file.id, isPlayable || !isOwner ? "play" : "original");
    }
    const usesOriginal = made.length === 0 && isOwner && plainPictures.includes(file.contentType);
    return addresses.addressOf(viewer, file.id, usesOriginal ? "original" : "1920");
  }

  function itemOf(viewer: Viewer, file: FileRecord, made: readonly FoundVariant[]): FileItem {
    const { id, kind, name, state, failure, width, height, durationMs, placeholder, waveform } = file;
    const sources = made
      .flatMap(({ variant, width: pixels }) =>
        variant === "play" || pixels === null ? [] : [{ url: addresses.addressOf(viewer, id, variant), width: pixels }],
      )
      .toSorted((one, other) => one.width - other.width);
    return {
      type: kind,
      url: urlOf(viewer, file, made),
      s3id: id,
      name,
      state,
      failure,
      width,
      height,
      durationMs,
      placeholder,
      sources,
      posterUrl: kind === "Video" ? (sources.at(-1)?.url ?? null) : null,
      waveform: waveform && [...waveform],
      originalUrl: file.accountId === viewer.accountId ? addresses.addressOf(viewer, id, "original") : null,
    };
  }

  return {
    /** Takes two queries for any number of files. */
    async read(viewer: Viewer, fileIds: readonly string[]): Promise<ReadonlyMap<string, FileItem>> {
      const files = await repository.list(fileIds);
      const made = Map.groupBy(await variants.list(files.map(({ id }) => id)), ({ fileId }) => fileId);
      return new Map(files.map((file) => [file.id, itemOf(viewer, file, made.get(file.id) ?? [])]));
    },
  };
}

export type FileItems = ReturnType<typeof createFileItems>;
