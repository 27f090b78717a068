import type { Memory } from "@lane/contract/memories.ts";

import type { MemoryWords } from "#offline/outbox-entry.ts";

/** The attributes that one save in the model may change, besides a text with a new photo. */
export const attributeNames = ["caption", "alt", "cover", "mark", "day", "circa", "place"] as const;
export type AttributeName = (typeof attributeNames)[number];

type Worded = Pick<MemoryWords, "memoryDescription" | "media" | "day"> &
  Pick<MemoryWords, "memoryType" | "isCirca" | "place">;

/** The month's description is unique and never changes, so it identifies a memory under any id. */
export function attributesOf(memory: Memory): readonly string[] {
  return namedAttributes(memory.monthDescription, memory);
}

export function namedAttributes(root: string, { media, memoryType, day, isCirca, place }: Worded): readonly string[] {
  const cover = media.find(({ isCover }) => isCover)?.s3id ?? "none";
  const whole = [
    `cover ${cover}`,
    `mark ${memoryType ?? "none"}`,
    `day ${day ?? "none"}`,
    `circa ${isCirca}`,
    `place ${place}`,
  ];
  const words = media.flatMap(({ s3id, caption, alt }) => [`caption ${s3id} ${caption}`, `alt ${s3id} ${alt}`]);
  return [...whole, ...words].map((attribute) => `${root} ${attribute}`);
}

/** Texts, captions and days are unique in the whole model, so the save that replaces one can be identified. */
export function uniqueWords({ memoryDescription, media, day }: Worded): readonly string[] {
  const words = media.flatMap(({ caption, alt }) => [caption, alt]);
  return [memoryDescription, day === null ? null : `day ${day}`, ...words].filter((one) => typeof one === "string");
}

export function replacedBy(before: Memory, after: Memory) {
  const photos = before.media.flatMap((photo) => {
    const now = after.media.find(({ s3id }) => s3id === photo.s3id);
    return [pair(photo.caption, now?.caption), pair(photo.alt, now?.alt)];
  });
  const days = pair(dayOf(before), dayOf(after));
  return [pair(before.memoryDescription, after.memoryDescription), days, ...photos].flat();
}

function dayOf({ day }: Memory): string | null {
  return day === null ? null : `day ${day}`;
}

function pair(old: string | null, by: string | null | undefined) {
  return old === null || old === by ? [] : [{ old, by: by ?? undefined }];
}
