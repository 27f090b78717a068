import type { MediaItem } from "@lane/contract/memories.ts";

import type { FileVariantsRepository, FoundVariant } from "./file-variants.repository.ts";
import type { MediaAddresses } from "./media-addresses.ts";
import type { FileRecord, MediaRepository } from "./media.repository.ts";

/** A file as the contract spells it, without what one memory says about it. */
export type FileItem = Omit<MediaItem, "caption" | "alt" | "isCover">;

interface FileItemsDeps {
  readonly repository: MediaRepository;
  readonly variants: FileVariantsRepository;
  readonly addresses: MediaAddresses;
}

/** What every browser shows as it is. */
const plainPictures: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** Originals are for their owner alone: they may say where they were taken. Everybody else gets what was made of them. */
export function createFileItems({ repository, variants, addresses }: FileItemsDeps) {
  function urlOf(file: FileRecord, made: readonly FoundVariant[], isOwner: boolean): string {
    if (file.kind !== "Image") {
      const isPlayable = made.some(({ variant }) => variant === "play");
      return addresses.addressOf(file.id, isPlayable || !isOwner ? "play" : "original");
    }
    const usesOriginal = made.length === 0 && isOwner && plainPictures.includes(file.contentType);
    return addresses.addressOf(file.id, usesOriginal ? "original" : "1920");
  }

  function itemOf(file: FileRecord, made: readonly FoundVariant[], isOwner: boolean): FileItem {
    const { id, kind, name, state, failure, width, height, durationMs, placeholder, waveform } = file;
    const sources = made
      .flatMap(({ variant, width: pixels }) =>
        variant === "play" || pixels === null ? [] : [{ url: addresses.addressOf(id, variant), width: pixels }],
      )
      .toSorted((one, other) => one.width - other.width);
    return {
      type: kind,
      url: urlOf(file, made, isOwner),
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
      originalUrl: isOwner ? addresses.addressOf(id, "original") : null,
    };
  }

  return {
    /** However many there are, it is two queries. */
    async read(viewerId: string, fileIds: readonly string[]): Promise<ReadonlyMap<string, FileItem>> {
      const files = await repository.list(fileIds);
      const made = Map.groupBy(await variants.list(files.map(({ id }) => id)), ({ fileId }) => fileId);
      return new Map(
        files.map((file) => [file.id, itemOf(file, made.get(file.id) ?? [], file.accountId === viewerId)]),
      );
    },
  };
}

export type FileItems = ReturnType<typeof createFileItems>;
