import type { MediaItem } from "@lane/contract/memories.ts";

import type { Viewer } from "#lib/viewer.ts";

import type { FileAddresses, ShownVariant } from "./file-addresses.ts";
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
  function itemOf(viewer: Viewer, file: FileRecord, made: readonly FoundVariant[]): FileItem {
    const { id, kind, name, state, failure, width, height, durationMs, placeholder, waveform } = file;
    const isOwner = file.accountId === viewer.accountId;
    const known = new Map<ShownVariant, string>();
    // Signing an address takes longer than anything else about a file.
    const addressOf = (variant: ShownVariant): string => {
      const address = known.get(variant) ?? addresses.addressOf(viewer, id, variant);
      known.set(variant, address);
      return address;
    };
    const sources = made
      .flatMap(({ variant, width: pixels }) =>
        variant === "play" || pixels === null ? [] : [{ url: addressOf(variant), width: pixels }],
      )
      .toSorted((one, other) => one.width - other.width);
    return {
      type: kind,
      url: addressOf(mainVariantOf(isOwner, file, made)),
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
      originalUrl: isOwner ? addressOf("original") : null,
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

function mainVariantOf(isOwner: boolean, file: FileRecord, made: readonly FoundVariant[]): ShownVariant {
  if (file.kind !== "Image") {
    const isPlayable = made.some(({ variant }) => variant === "play");
    return isPlayable || !isOwner ? "play" : "original";
  }
  return made.length === 0 && isOwner && plainPictures.includes(file.contentType) ? "original" : "1920";
}

export type FileItems = ReturnType<typeof createFileItems>;
