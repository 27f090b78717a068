import type { MediaItem } from "@lane/contract/memories.ts";
import type { SharedMedia, SharedMemory } from "@lane/contract/shared-memories.ts";

/** A file of another person as the viewers of one's own files show it. It has no original. */
export function mediaItemOf({ id, url, sources, ...file }: SharedMedia): MediaItem {
  return {
    ...file,
    s3id: id,
    name: "",
    url: url ?? sources.at(-1)?.url ?? "",
    sources,
    state: "ready",
    failure: null,
    originalUrl: null,
  };
}

/** Without files that are still being prepared: a later answer has them. */
export function mediaOf({ media }: Pick<SharedMemory, "media">): MediaItem[] {
  return media.filter(({ url }) => url !== null).map(mediaItemOf);
}

/** Stones and candles. */
export function isHeavy({ memoryType, isCandle }: Pick<SharedMemory, "memoryType" | "isCandle">): boolean {
  return memoryType === "Stone" || isCandle;
}
