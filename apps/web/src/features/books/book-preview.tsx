import type { BookOptions } from "@lane/contract/books.ts";
import { type BookTrim, softCoverPages } from "@lane/domain/book-choices.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Spinner } from "#ui/spinner.tsx";

import { shapeOf } from "./book-wish.ts";
import { useBookPreview, type YearChoice } from "./books.queries.ts";
import { ClosedBook } from "./closed-book.tsx";
import type { MemoryLink } from "./memory-link.ts";
import { type BookView, OpenBook } from "./open-book.tsx";

interface BookPreviewProps {
  /** Undefined while a required choice is missing. */
  readonly options: BookOptions | undefined;
  readonly trim: BookTrim;
  /** The memories to choose from, with their titles. */
  readonly years: readonly YearChoice[];
  /** The choices have changed and the next preview is not requested yet. */
  readonly isSettling: boolean;
  readonly memoryLink: MemoryLink;
  /** Called when other pages are open, or other memories on them. */
  readonly onView?: (view: BookView) => void;
  /** The book opens at this memory when another one is given. */
  readonly shownMemoryId?: string | undefined;
}

/** The whole book to turn, the page count, and warnings about what cannot be printed well. */
export function BookPreview({ options, trim, years, isSettling, memoryLink, onView, shownMemoryId }: BookPreviewProps) {
  const { t } = useLingui();
  const { data: preview, error, isFetching } = useBookPreview(options);
  // The query keeps the last preview while the next one loads; without options no preview must be shown.
  const data = options && preview;
  const isBusy = options !== undefined && (isFetching || isSettling);
  return (
    <section aria-label={t`Preview`} aria-busy={isBusy || undefined} className="grid min-w-0 gap-4">
      {data ? (
        <OpenBook
          preview={data}
          years={years}
          // What is shown keeps its shape until the pages of another one are there.
          shape={shapeOf(data.options.trim)}
          isOutdated={isBusy}
          onView={onView}
          shownMemoryId={shownMemoryId}
          memoryLink={memoryLink}
        />
      ) : (
        <ClosedBook trim={trim} />
      )}
      <Outcome pageCount={data?.pageCount} isBusy={isBusy} error={error} />
    </section>
  );
}

interface OutcomeProps {
  readonly pageCount: number | undefined;
  readonly isBusy: boolean;
  readonly error: Error | null;
}

function Outcome({ pageCount, isBusy, error }: OutcomeProps) {
  const { t } = useLingui();
  return (
    <>
      <output className="flex min-h-8 items-center justify-center gap-3">
        {isBusy ? <Setting /> : <PageCount count={pageCount} />}
      </output>
      {isBusy ? null : (
        <AlertNote summary={t`We couldn't load the preview`} text={error ? errorText(error) : undefined} />
      )}
      {pageCount === undefined || isBusy ? null : <BindingNote pageCount={pageCount} />}
    </>
  );
}

function Setting() {
  return (
    <>
      <Spinner /> <Trans>Laying out the pages...</Trans>
    </>
  );
}

function PageCount({ count }: { readonly count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <span className="font-semibold">
      <Plural value={count} one="# page" other="# pages" />
    </span>
  );
}

const { least, most } = softCoverPages;

/** Printers bind only books within certain page counts; a book read on a screen may have any length. */
export function BindingNote({ pageCount }: { readonly pageCount: number }) {
  if (pageCount >= least && pageCount <= most) return null;
  return (
    <p className="mx-auto max-w-measure text-center text-sm text-ink-soft">
      {pageCount < least ? (
        <Trans>Printers need at least {least} pages for a softcover. It's fine as it is to read on a screen.</Trans>
      ) : (
        <Trans>
          Printers bind up to {most} pages in a softcover. To print it, choose fewer years and make several volumes.
        </Trans>
      )}
    </p>
  );
}
