import type { BookOptions, BookPreview, BookPreview as Preview } from "@lane/contract/books.ts";
import { type BookTrim, softCoverPages } from "@lane/domain/book-choices.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { asWritten } from "#ui/as-written.tsx";
import { PageSpread } from "#ui/page-spread.tsx";
import { Spinner } from "#ui/spinner.tsx";

import { shapeOf } from "./book-wish.ts";
import { useBookPreview } from "./books.queries.ts";

interface BookPreviewProps {
  /** Undefined while a required choice is missing. */
  readonly options: BookOptions | undefined;
  readonly trim: BookTrim;
  /** The choices have changed and the next preview is not requested yet. */
  readonly isSettling: boolean;
  readonly memoryLink: MemoryLink;
}

/** The first pages, the page count, and warnings about what cannot be printed well. */
export function BookPreview({ options, trim, isSettling, memoryLink }: BookPreviewProps) {
  const { t } = useLingui();
  const { data: preview, error, isFetching } = useBookPreview(options);
  // The query keeps the last preview while the next one loads; without options no preview must be shown.
  const data = options && preview;
  const isBusy = options !== undefined && (isFetching || isSettling);
  return (
    <section aria-label={t`Preview`} aria-busy={isBusy || undefined} className="grid gap-4">
      {data ? (
        <PageSpread
          label={t`The first pages of your book`}
          pages={data.pages}
          shape={shapeOf(trim)}
          isOutdated={isBusy}
        />
      ) : (
        <BlankPages shape={shapeOf(trim)} />
      )}
      <output className="flex min-h-8 items-center justify-center gap-3">
        {isBusy ? <Setting /> : <PageCount count={data?.pageCount} />}
      </output>
      {isBusy ? null : <Concerns error={error} preview={data} memoryLink={memoryLink} />}
    </section>
  );
}

interface ConcernsProps {
  readonly error: Error | null;
  readonly preview: Preview | undefined;
  readonly memoryLink: MemoryLink;
}

function Concerns({ error, preview, memoryLink }: ConcernsProps) {
  const { t } = useLingui();
  return (
    <>
      <AlertNote summary={t`We couldn't load the preview`} text={error ? errorText(error) : undefined} />
      {preview ? <BindingNote pageCount={preview.pageCount} /> : null}
      <UnprintableWords words={preview?.unprintable ?? []} memoryLink={memoryLink} />
      <SmallPhotos photos={preview?.coarsePhotos ?? []} />
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

function BlankPages({ shape }: { readonly shape: number }) {
  return (
    <div aria-hidden="true" className="mx-auto flex w-full max-w-[24rem] md:max-w-[46rem]">
      <div className="hidden w-1/2 md:block" />
      <div className="w-full rounded-[3px] bg-[#fffdf8] shadow-soft md:w-1/2" style={{ aspectRatio: shape }} />
    </div>
  );
}

function SmallPhotos({ photos }: { readonly photos: Preview["coarsePhotos"] }) {
  if (photos.length === 0) return null;
  return (
    <div className="mx-auto max-w-measure rounded-card border border-edge p-4 text-sm">
      <p className="font-semibold">
        <Plural
          value={photos.length}
          one="One photo is too small to be printed sharply."
          other="# photos are too small to be printed sharply."
        />
      </p>
      <p className="text-ink-soft">
        <Trans>Fine on a screen, but a little soft on paper.</Trans>
      </p>
      <ul className="mt-2 list-disc ps-5">
        {photos.slice(0, mostShown).map(({ memoryId, title, page, ppi }) => (
          <li key={`${memoryId} ${page} ${ppi}`}>
            <SmallPhoto title={title} page={page} ppi={ppi} />
          </li>
        ))}
      </ul>
      <MoreCount more={photos.length - mostShown} />
    </div>
  );
}

interface SmallPhotoProps {
  readonly title: string;
  readonly page: number;
  readonly ppi: number;
}

function SmallPhoto({ title: given, page, ppi }: SmallPhotoProps) {
  if (page === 0) return <Trans>Cover photo: {ppi} of 300 pixels per inch</Trans>;
  const title = asWritten(given);
  return (
    <Trans>
      <bdi>{title}</bdi>, page {page}: {ppi} of 300 pixels per inch
    </Trans>
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

/** Wraps the title of a memory in a link to it. */
export type MemoryLink = (memory: { readonly id: string; readonly title: string }, content: ReactNode) => ReactNode;

const mostShown = 6;

interface UnprintableWordsProps {
  readonly words: BookPreview["unprintable"];
  readonly memoryLink: MemoryLink;
}

/** Lists the memories with characters that cannot be printed. */
function UnprintableWords({ words, memoryLink }: UnprintableWordsProps) {
  if (words.length === 0) return null;
  return (
    <div className="mx-auto w-full max-w-measure rounded-card border border-edge p-4 text-sm">
      <p className="font-semibold">
        <Trans>Some characters can't be printed.</Trans>
      </p>
      <p className="text-ink-soft">
        <Trans>Each of them will appear as a diamond with a question mark.</Trans>
      </p>
      <ul className="mt-2 list-disc ps-5">
        {words.slice(0, mostShown).map(({ memoryId, title, signs }) => (
          <li key={memoryId} className="break-words">
            <UnprintableIn memory={{ id: memoryId, title }} signs={signs.join(" ")} memoryLink={memoryLink} />
          </li>
        ))}
      </ul>
      <MoreCount more={words.length - mostShown} />
    </div>
  );
}

interface UnprintableInProps {
  readonly memory: { readonly id: string; readonly title: string };
  readonly signs: string;
  readonly memoryLink: MemoryLink;
}

function UnprintableIn({ memory, signs: found, memoryLink }: UnprintableInProps) {
  const signs = asWritten(found);
  if (memory.id === "")
    return (
      <Trans>
        The title, your name, the dedication or a favourite has characters we can't print: <bdi>{signs}</bdi>
      </Trans>
    );
  const title = memoryLink(memory, <bdi>{memory.title}</bdi>);
  return (
    <Trans>
      “{title}” has characters we can't print: <bdi>{signs}</bdi>
    </Trans>
  );
}

function MoreCount({ more }: { readonly more: number }) {
  if (more <= 0) return null;
  return (
    <p className="mt-1">
      <Plural value={more} one="and one more" other="and # more" />
    </p>
  );
}
