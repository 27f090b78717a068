import type { BookChapter, MemoryLayout } from "@lane/contract/books.ts";

/** A decision about the pages of one memory; undefined takes the field back. */
export type LayoutChange = {
  readonly [Field in keyof Omit<MemoryLayout, "memoryId">]?: MemoryLayout[Field] | undefined;
};

/** The layouts with this change. Only real decisions are kept: what is as it would be anyway has no layout. */
export function withLayout(
  layouts: readonly MemoryLayout[],
  { id: memoryId, photoIds }: { readonly id: string; readonly photoIds: readonly string[] },
  change: LayoutChange,
): MemoryLayout[] {
  const known = layouts.find((layout) => layout.memoryId === memoryId);
  const changed = decisionsIn({ ...known, ...change, memoryId }, photoIds);
  const isPlain = Object.keys(changed).length === 1;
  if (isPlain) return layouts.filter((layout) => layout.memoryId !== memoryId);
  return known ? layouts.map((layout) => (layout === known ? changed : layout)) : [...layouts, changed];
}

function decisionsIn(
  { memoryId, isLeftOut, size, photoIds, quote, startsPage }: LayoutChange & { readonly memoryId: string },
  ownPhotoIds: readonly string[],
): MemoryLayout {
  return {
    memoryId,
    ...(isLeftOut === true ? { isLeftOut } : {}),
    ...(size === undefined ? {} : { size }),
    ...(photoIds === undefined || isSame(photoIds, ownPhotoIds) ? {} : { photoIds }),
    ...(quote === undefined || quote === "" ? {} : { quote }),
    ...(startsPage === true ? { startsPage } : {}),
  };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}

/** The photos of a memory that are printed, in order. Those that are gone are passed over. */
export function printedPhotos(layout: LayoutChange | undefined, photoIds: readonly string[]): string[] {
  return layout?.photoIds?.filter((id) => photoIds.includes(id)) ?? [...photoIds];
}

export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, id);
}

/** A chapter without words of its own is none. */
export function withChapter(
  chapters: readonly BookChapter[],
  year: number,
  change: Partial<Pick<BookChapter, "title" | "text">>,
): BookChapter[] {
  const known = chapters.find((chapter) => chapter.year === year);
  const changed = { year, title: "", text: "", ...known, ...change };
  const others = chapters.filter((chapter) => chapter !== known);
  if (changed.title === "" && changed.text === "") return others;
  return [...others, changed].toSorted((one, other) => one.year - other.year);
}
