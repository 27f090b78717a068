import type { Memory } from "@lane/contract/memories.ts";

import type { Besides, SentFile } from "./outbox-entry.ts";

const noBesides: Besides = { media: [], memoryType: null, day: null, isCirca: false };

/** Of a file, only what is ever sent. */
export function besidesOfMemory({ media, memoryType, isCandle, day, isCirca }: Memory) {
  const sent = media.map(({ s3id, type, url, caption, alt, isCover }) => ({ s3id, type, url, caption, alt, isCover }));
  return { media: sent, memoryType, isCandle, day, isCirca };
}

/**
 * What one side changed since `ground` stays changed, whatever the other did not; where both changed the same, mine is
 * taken, and of the files nothing that either brought is left out. Without a `ground` nobody is known to have taken
 * anything away.
 */
export function mergedBesides<Own extends Besides>(
  ground: Besides | undefined,
  mine: Own,
  theirs: Besides & { readonly media: Own["media"] },
): Own {
  const from = ground ?? noBesides;
  const isOwn = (name: "memoryType" | "day" | "isCirca") => mine[name] !== from[name];
  const ownCandle = mine.isCandle !== undefined && mine.isCandle !== (from.isCandle ?? false);
  return {
    ...mine,
    memoryType: isOwn("memoryType") ? mine.memoryType : theirs.memoryType,
    day: isOwn("day") ? mine.day : theirs.day,
    isCirca: isOwn("isCirca") ? mine.isCirca : theirs.isCirca,
    isCandle: ownCandle ? mine.isCandle : theirs.isCandle,
    media: mergedFiles(from.media, mine.media, theirs.media),
  };
}

function mergedFiles<File extends SentFile>(
  ground: readonly SentFile[],
  mine: readonly File[],
  theirs: readonly File[],
): readonly File[] {
  if (isSameFiles(ground, theirs)) return mine;
  if (isSameFiles(ground, mine)) return theirs;
  const [before, there, here] = [byName(ground), byName(theirs), byName(mine)];
  const kept = mine.flatMap((file) => {
    const [old, other] = [before.get(file.s3id), there.get(file.s3id)];
    if (other) return [mergedFile(old, file, other)];
    return old ? [] : [file];
  });
  const brought = theirs.filter(({ s3id }) => !here.has(s3id) && !before.has(s3id));
  return [...kept, ...brought];
}

function mergedFile<File extends SentFile>(old: SentFile | undefined, mine: File, theirs: File): File {
  const [from, own] = [saidOf(old), saidOf(mine)];
  return {
    ...theirs,
    ...(own.caption === from.caption ? {} : { caption: own.caption }),
    ...(own.alt === from.alt ? {} : { alt: own.alt }),
    ...(own.isCover === from.isCover ? {} : { isCover: own.isCover }),
  };
}

/** In the same order, with the same words about them. */
export function isSameFiles(one: readonly SentFile[], other: readonly SentFile[]): boolean {
  return telling(one) === telling(other);
}

function telling(files: readonly SentFile[]): string {
  return JSON.stringify(files.map((file) => [file.s3id, saidOf(file)]));
}

function saidOf(file: SentFile | undefined) {
  return { caption: file?.caption ?? null, alt: file?.alt ?? null, isCover: file?.isCover ?? false };
}

function byName<File extends SentFile>(files: readonly File[]): ReadonlyMap<string, File> {
  return new Map(files.map((file) => [file.s3id, file]));
}
