import type { SharedMedia, SharedMemory } from "@lane/contract/shared-memories.ts";

import type { Share } from "../shown-share.ts";

/** One grey pixel: a picture that always loads. */
export const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCA0sL5DgAAAABJRU5ErkJggg==";

export function sharedMedia(id: string, changes: Partial<SharedMedia> = {}): SharedMedia {
  return {
    id,
    type: "Image",
    url: pixel,
    width: 400,
    height: 300,
    durationMs: null,
    placeholder: null,
    sources: [],
    posterUrl: null,
    waveform: null,
    caption: null,
    alt: null,
    isCover: false,
    ...changes,
  };
}

export function sharedMemory(id: string, changes: Partial<SharedMemory> = {}): SharedMemory {
  return {
    id,
    title: "Our wedding day",
    text: "<p>Rain at ten, <strong>sun</strong> at noon.</p>",
    question: null,
    year: 1993,
    month: 5,
    day: 15,
    isCirca: false,
    memoryType: "Flower",
    isCandle: false,
    media: [],
    ...changes,
  };
}

export function share(changes: Partial<Share> = {}): Share {
  return {
    from: "Marianne",
    greeting: null,
    expiresAt: null,
    allowsAnswers: true,
    isForAddress: false,
    memories: [sharedMemory("m-1")],
    ...changes,
  };
}
