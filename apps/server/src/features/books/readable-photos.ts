import type { BookMemory } from "@lane/book/book-input.ts";

import type { BookContents } from "./book-contents.ts";

interface ReadableBook {
  readonly book: BookContents["book"];
  /** The titles of the memories that lost a photo, each once. */
  readonly lessened: readonly string[];
}

/** One unreadable photo must not fail the whole book. */
export function withoutUnreadable({ book }: BookContents, readable: ReadonlySet<string>): ReadableBook {
  const { cover } = book;
  const isWhole = ({ photos }: BookMemory): boolean => photos.every(({ file }) => readable.has(file));
  const lessened = book.years.flatMap(({ memories }) => memories.filter((memory) => !isWhole(memory)));
  return {
    lessened: [...new Set(lessened.map(({ title }) => title))],
    book: {
      ...book,
      cover: "photo" in cover && !readable.has(cover.photo.file) ? { design: "title" } : cover,
      years: book.years.map((year) => ({
        ...year,
        memories: year.memories.map((memory) => ({
          ...memory,
          photos: memory.photos.filter(({ file }) => readable.has(file)),
        })),
      })),
    },
  };
}
