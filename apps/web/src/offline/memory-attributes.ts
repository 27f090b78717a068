import { defaultFields, type FormAttribute, formAttributes } from "@lane/domain/memory-fields.ts";

import type { MemoryAttributes, SentFile } from "./outbox-entry.ts";

/** Stands for an unknown base: with it, no removal can be detected. */
export const noAttributes: MemoryAttributes = { media: [], day: null };

/**
 * Three-way merge: an attribute changed by one side keeps that change; where both sides changed the same attribute,
 * `mine` wins; files added by either side stay. Without a `ground` no removal can be detected.
 */
export function mergedAttributes<Own extends MemoryAttributes>(
  ground: MemoryAttributes | undefined,
  mine: Own,
  theirs: MemoryAttributes & { readonly media: Own["media"] },
): Own {
  const from = ground ?? noAttributes;
  const isOwn = (name: FormAttribute) => mine[name] !== undefined && mine[name] !== beginningOf(from, name);
  return {
    ...mine,
    ...Object.fromEntries(formAttributes.map((name) => [name, isOwn(name) ? mine[name] : theirs[name]])),
    day: mine.day === from.day ? theirs.day : mine.day,
    media: mergedFiles(from.media, mine.media, theirs.media),
  };
}

/** The attribute before either side changed it, or its default where an older release did not store it. */
function beginningOf(from: MemoryAttributes, name: FormAttribute) {
  return from[name] === undefined ? defaultFields[name] : from[name];
}

/** Attributes that both sides changed since `from` to different values. */
export function clashingAttributes(
  from: MemoryAttributes,
  mine: MemoryAttributes,
  theirs: MemoryAttributes,
): readonly FormAttribute[] {
  return differingAttributes(mine, theirs).filter((name) => {
    const before = beginningOf(from, name);
    return mine[name] !== before && theirs[name] !== before;
  });
}

/** An attribute that `mine` leaves out stays unchanged, so it does not differ. */
export function differingAttributes(mine: MemoryAttributes, theirs: MemoryAttributes): readonly FormAttribute[] {
  return formAttributes.filter((name) => mine[name] !== undefined && mine[name] !== theirs[name]);
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
  const added = theirs.filter(({ s3id }) => !here.has(s3id) && !before.has(s3id));
  const all = [...kept, ...added];
  const onlyTheyMoved = isSameOrder(ground, mine) && !isSameOrder(ground, theirs);
  const ordered = onlyTheyMoved ? inOrderOf(theirs, all) : all;
  return withCover(ordered, [coverChosen(ground, mine, theirs), coverOf(theirs)]);
}

function mergedFile<File extends SentFile>(old: SentFile | undefined, mine: File, theirs: File): File {
  const [from, own] = [saidOf(old), saidOf(mine)];
  return {
    ...theirs,
    ...(own.caption === from.caption ? {} : { caption: own.caption }),
    ...(own.alt === from.alt ? {} : { alt: own.alt }),
  };
}

/** The cover is one choice about the whole memory, although it touches the flags of two files. */
function coverChosen(ground: readonly SentFile[], mine: readonly SentFile[], theirs: readonly SentFile[]) {
  return coverOf(mine) === coverOf(ground) ? coverOf(theirs) : coverOf(mine);
}

function coverOf(files: readonly SentFile[]): string | undefined {
  return files.find(({ isCover }) => isCover)?.s3id;
}

/** Sets the first wanted cover that still exists; an undefined entry means no cover. */
function withCover<File extends SentFile>(files: readonly File[], wanted: readonly (string | undefined)[]) {
  const names = new Set<string | undefined>([undefined, ...files.map(({ s3id }) => s3id)]);
  const cover = wanted.find((name) => names.has(name));
  return files.map((file) => {
    const isCover = file.s3id === cover;
    return isCover === (file.isCover ?? false) ? file : { ...file, isCover };
  });
}

/** Compares only the files that both lists contain. */
function isSameOrder(one: readonly SentFile[], other: readonly SentFile[]): boolean {
  const [names, otherNames] = [byName(one), byName(other)];
  const common = one.filter(({ s3id }) => otherNames.has(s3id));
  const otherCommon = other.filter(({ s3id }) => names.has(s3id));
  return common.every(({ s3id }, at) => otherCommon[at]?.s3id === s3id);
}

function inOrderOf<File extends SentFile>(order: readonly SentFile[], files: readonly File[]): readonly File[] {
  const places = new Map(order.map(({ s3id }, at) => [s3id, at]));
  const placeOf = ({ s3id }: File) => places.get(s3id) ?? order.length;
  return files.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * True when both sides changed the cover, caption or alt text differently, or one removed a file that the other
 * described.
 */
export function hasClashingFiles(
  ground: readonly SentFile[],
  mine: readonly SentFile[],
  theirs: readonly SentFile[],
): boolean {
  const covers = [ground, mine, theirs].map(coverOf);
  if (new Set(covers).size === covers.length) return true;
  const [before, here, there] = [byName(ground), byName(mine), byName(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])].some((name) => {
    const [old, own, other] = [before.get(name), here.get(name), there.get(name)];
    if (own && other) return hasClashingWords(saidOf(old), saidOf(own), saidOf(other));
    return old !== undefined && !isSameWords(saidOf(old), saidOf(own ?? other));
  });
}

type FileWords = ReturnType<typeof saidOf>;

function hasClashingWords(old: FileWords, own: FileWords, other: FileWords): boolean {
  return (["caption", "alt"] as const).some((name) => new Set([old[name], own[name], other[name]]).size === 3);
}

function isSameWords(one: FileWords, other: FileWords): boolean {
  return one.caption === other.caption && one.alt === other.alt;
}

/** Same files in the same order, with the same captions, alt texts and cover. */
export function isSameFiles(one: readonly SentFile[], other: readonly SentFile[]): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint(files: readonly SentFile[]): string {
  return JSON.stringify(files.map((file) => [file.s3id, saidOf(file)]));
}

function saidOf(file: SentFile | undefined) {
  return { caption: file?.caption ?? null, alt: file?.alt ?? null, isCover: file?.isCover ?? false };
}

function byName<File extends SentFile>(files: readonly File[]): ReadonlyMap<string, File> {
  return new Map(files.map((file) => [file.s3id, file]));
}
