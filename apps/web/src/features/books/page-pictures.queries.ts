import type { BookOptions, PageSize } from "@lane/contract/books.ts";
import { useQuery } from "@tanstack/react-query";

import { call } from "#api/client.ts";

import { bookRoutes } from "./book-routes.ts";
import { bookWindowId } from "./book-window.ts";

const patienceMs = 75_000;
const keptMs = 5 * 60_000;

export interface LookedAt {
  readonly options: BookOptions;
  readonly pageCount: number;
}

interface PicturesOptions {
  readonly size: PageSize;
  /** No further pictures are asked for, as long as the book may change. */
  readonly isPaused?: boolean;
}

/** An even page and the one after it: what lies side by side, and on a phone the next one too. */
function usePair({ options, pageCount }: LookedAt, first: number, { size, isPaused = false }: PicturesOptions) {
  const pages = [first, first + 1].filter((page) => page >= 0 && page <= pageCount);
  return useQuery({
    queryKey: ["books", "pages", size, first, options],
    queryFn: async ({ signal }) => {
      const body = { ...options, windowId: bookWindowId, pages, size };
      return (await call(bookRoutes.drawPages, { body }, { signal, timeoutMs: patienceMs })).pictures;
    },
    enabled: pages.length > 0 && !isPaused,
    // The same pages of the book of before stay until the new ones are drawn.
    placeholderData: (before, query) => (query?.queryKey[3] === first ? before : undefined),
    staleTime: Infinity,
    gcTime: keptMs,
    retry: 1,
  });
}

/** The pictures of the open pages; in a book to turn those of the pages before and after them are fetched too. */
export function usePagePictures(book: LookedAt, page: number, isPaused: boolean) {
  const first = page - (page % 2);
  const here = usePair(book, first, { size: "spread", isPaused });
  const areNeighboursPaused = isPaused || !here.isSuccess || here.isPlaceholderData;
  const next = usePair(book, first + 2, { size: "spread", isPaused: areNeighboursPaused });
  const before = usePair(book, first - 2, { size: "spread", isPaused: areNeighboursPaused || !next.isSuccess });
  const pictures = [before, here, next].flatMap(({ data = [] }) => data);
  const sources = new Map(pictures.map(({ page: number, src }) => [number, src]));
  return { sources, error: here.error, retry: () => void here.refetch() };
}

export function useLargePictures(book: LookedAt, page: number, isPaused: boolean): ReadonlyMap<number, string> {
  const { data = [] } = usePair(book, page - (page % 2), { size: "zoom", isPaused });
  return new Map(data.map(({ page: number, src }) => [number, src]));
}
