import type { BookContents } from "./book-contents.ts";

/** One photo that cannot be opened any more must not cost the whole book. */
export function withoutUnreadable({ book }: BookContents, readable: ReadonlySet<string>): BookContents["book"] {
  const { cover } = book;
  return {
    ...book,
    cover: "photo" in cover && !readable.has(cover.photo.file) ? { design: 1 } : cover,
    years: book.years.map((year) => ({
      ...year,
      memories: year.memories.map((memory) => {
        const photos = memory.photos.filter(({ file }) => readable.has(file));
        return { ...memory, photos, isFullBleed: memory.isFullBleed && photos[0] === memory.photos[0] };
      }),
    })),
  };
}
