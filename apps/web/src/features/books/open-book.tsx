import type { BookPreview } from "@lane/contract/books.ts";
import { isRightToLeftBook } from "@lane/domain/book-choices.ts";
import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { openingsOf } from "#ui/openings.ts";
import { PageSpread, type ShownBook, useIsPair } from "#ui/page-spread.tsx";

import { memoriesOn, movedPage, yearStarts } from "./book-places.ts";
import type { YearChoice } from "./books.queries.ts";
import type { MemoryLink } from "./memory-link.ts";
import { PageChooser } from "./page-chooser.tsx";
import { type LookedAt, usePagePictures } from "./page-pictures.queries.ts";

const BookWarnings = lazy(async () => ({ default: (await import("./book-warnings.tsx")).BookWarnings }));
const BookZoom = lazy(async () => ({ default: (await import("./book-zoom.tsx")).BookZoom }));

/** What lies open: the pages, and the memories on them. */
export interface BookView {
  readonly pages: readonly number[];
  readonly memoryIds: readonly string[];
}

interface OpenBookProps {
  readonly preview: BookPreview & LookedAt;
  readonly years: readonly YearChoice[];
  readonly shape: number;
  /** The book is being laid out anew. */
  readonly isOutdated: boolean;
  readonly onView?: ((view: BookView) => void) | undefined;
  readonly shownMemoryId?: string | undefined;
  readonly memoryLink: MemoryLink;
}

/** A laid out book, closed at first, to turn page by page. */
export function OpenBook({ preview, years, shape, isOutdated, onView, shownMemoryId, memoryLink }: OpenBookProps) {
  const { t } = useLingui();
  const isPair = useIsPair();
  const [page, setPage] = useKeptPage(preview, shownMemoryId);
  const [isLarge, setIsLarge] = useState<boolean>();
  const { sources, error, retry } = usePagePictures(preview, page, isOutdated);
  const pages = openPages(page, preview.pageCount, isPair);
  const element = useRef<HTMLDivElement>(null);
  function show(number: number): void {
    setPage(number);
    element.current?.scrollIntoView({ block: "nearest" });
  }
  useViewReport({ pages, memoryIds: memoriesOn(preview.places, pages) }, onView);
  const shownBook = useShownBook(preview, years);
  const book: ShownBook = { ...shownBook, shape, pictureOf: (number) => sources.get(number) };

  return (
    <>
      <div ref={element} className="scroll-mt-24">
        <PageSpread
          label={t`The pages of your book`}
          book={book}
          page={page}
          onTurn={setPage}
          onOpen={() => setIsLarge(true)}
          isOutdated={isOutdated}
        />
      </div>
      <PageChooser
        page={page}
        pageCount={preview.pageCount}
        isPair={isPair}
        direction={book.direction}
        starts={yearStarts(years, preview.places)}
        onTurn={setPage}
      />
      <DrawingProblem error={error} onRetry={retry} />
      {hasWarnings(preview) ? (
        <Suspense>
          <BookWarnings preview={preview} pages={pages} memoryLink={memoryLink} onShow={show} />
        </Suspense>
      ) : null}
      {isLarge === undefined ? null : (
        <Suspense>
          <BookZoom
            isOpen={isLarge}
            onClose={() => setIsLarge(false)}
            lookedAt={preview}
            book={book}
            isPair={isPair}
            page={page}
            onTurn={setPage}
          />
        </Suspense>
      )}
    </>
  );
}

function openPages(page: number, pageCount: number, isPair: boolean): number[] {
  const { openingOf, pagesOf } = openingsOf(pageCount, isPair);
  return pagesOf(openingOf(page));
}

function hasWarnings({ coarsePhotos, unprintable }: BookPreview): boolean {
  return coarsePhotos.length + unprintable.length > 0;
}

/** The same memory stays open when the book is laid out anew, and another one is opened when it is to be shown. */
function useKeptPage(preview: BookPreview, shownMemoryId: string | undefined) {
  const [page, setPage] = useState(0);
  const [laidOut, setLaidOut] = useState(preview);
  const [shownId, setShownId] = useState<string>();
  let current = page;
  if (laidOut !== preview) {
    current = movedPage(page, laidOut, preview);
    setLaidOut(preview);
  }
  if (shownId !== shownMemoryId) {
    const place = preview.places.find(({ memoryId }) => memoryId === shownMemoryId);
    if (place) current = place.page;
    if (place || shownMemoryId === undefined) setShownId(shownMemoryId);
  }
  if (current !== page) setPage(current);
  return [current, setPage] as const;
}

function useViewReport(view: BookView, onView: ((view: BookView) => void) | undefined): void {
  const report = useEffectEvent(() => onView?.(view));
  const name = JSON.stringify(view);
  // oxlint-disable-next-line react/exhaustive-deps -- the view is a new object each time: its name tells it apart
  useEffect(() => report(), [name]);
}

const mostTitles = 6;

function useShownBook({ places, pageCount, options }: BookPreview & LookedAt, years: readonly YearChoice[]) {
  const { t } = useLingui();
  const titleOf = new Map(years.flatMap(({ memories }) => memories.map(({ id, title }) => [id, title] as const)));
  function altOf(number: number): string {
    if (number === 0) return t`Front cover`;
    const titles = memoriesOn(places, [number])
      .flatMap((id) => titleOf.get(id) || [])
      .slice(0, mostTitles)
      .join(", ");
    return titles === "" ? t`Page ${number}` : t`Page ${number}: ${titles}`;
  }
  return { pageCount, direction: isRightToLeftBook(options.language) ? "rtl" : "ltr", altOf } as const;
}

interface DrawingProblemProps {
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function DrawingProblem({ error, onRetry }: DrawingProblemProps) {
  const { t } = useLingui();
  if (!error) return null;
  return (
    <div className="grid justify-items-center gap-3">
      <AlertNote summary={t`We couldn't draw these pages`} text={errorText(error)} />
      <Button variant="secondary" onClick={onRetry}>{t`Try Again`}</Button>
    </div>
  );
}
