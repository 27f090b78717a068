import type { SharedMedia } from "@lane/contract/shared-memories.ts";

import type { FileVariantsRepository, FoundVariant } from "./file-variants.repository.ts";
import type { FileRecord, FilesRepository } from "./files.repository.ts";

type SharedFile = Omit<SharedMedia, "caption" | "alt" | "isCover">;
type AddressOf = (fileId: string, variant: "320" | "960" | "1920" | "play") => string;

interface SharedFilesDeps {
  readonly repository: Pick<FilesRepository, "list">;
  readonly variants: Pick<FileVariantsRepository, "list">;
}

/** Files as people see them who are not their owner: no original, no name, nothing that could not be prepared. */
export function createSharedFiles({ repository, variants }: SharedFilesDeps) {
  return {
    /** Takes two queries for any number of files. */
    async items(fileIds: readonly string[], addressOf: AddressOf): Promise<ReadonlyMap<string, SharedFile>> {
      const files = await repository.list(fileIds);
      const made = Map.groupBy(await variants.list(files.map(({ id }) => id)), ({ fileId }) => fileId);
      return new Map(files.map((file) => [file.id, itemOf(file, made.get(file.id) ?? [], addressOf)]));
    },
  };
}

function itemOf(file: FileRecord, made: readonly FoundVariant[], addressOf: AddressOf): SharedFile {
  const { id, kind, width, height, durationMs, placeholder, waveform } = file;
  const sources = made
    .flatMap(({ variant, width: pixels }) =>
      variant === "play" || pixels === null ? [] : [{ url: addressOf(id, variant), width: pixels }],
    )
    .toSorted((one, other) => one.width - other.width);
  const isPlayable = made.some(({ variant }) => variant === "play");
  const playable = isPlayable ? addressOf(id, "play") : null;
  return {
    id,
    type: kind,
    url: kind === "Image" ? (sources.at(-1)?.url ?? null) : playable,
    width,
    height,
    durationMs,
    placeholder,
    sources,
    posterUrl: kind === "Video" ? (sources.at(-1)?.url ?? null) : null,
    waveform: waveform && [...waveform],
  };
}
