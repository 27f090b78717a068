import type { BookPreview } from "@lane/contract/books.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { wordButtonStyle } from "#ui/action-style.ts";
import { asWritten } from "#ui/as-written.tsx";

import { memoriesOn } from "./book-places.ts";
import type { MemoryLink } from "./memory-link.ts";

/** Something on a page that cannot be printed well. */
interface Warning {
  readonly key: string;
  /** Undefined for the words around the memories. */
  readonly page: number | undefined;
  readonly text: ReactNode;
}

interface BookWarningsProps {
  readonly preview: BookPreview;
  /** The open pages. */
  readonly pages: readonly number[];
  readonly memoryLink: MemoryLink;
  readonly onShow: (page: number) => void;
}

const mostShown = 60;

/** What concerns the open pages beside them, and all of it in a list that leads to its pages. */
export function BookWarnings({ preview, pages, memoryLink, onShow }: BookWarningsProps) {
  const { t } = useLingui();
  const all = warningsOf(preview, memoryLink);
  if (all.length === 0) return null;
  const here = new Set(memoriesOn(preview.places, pages));
  const shown = warningsOf(
    {
      ...preview,
      coarsePhotos: preview.coarsePhotos.filter(({ page }) => pages.includes(page)),
      unprintable: preview.unprintable.filter(({ memoryId }) => here.has(memoryId)),
    },
    memoryLink,
  );
  return (
    <div className="mx-auto grid w-full max-w-measure gap-3 text-sm">
      {shown.length === 0 ? null : (
        <section aria-label={t`To check on these pages`} className="rounded-card border border-edge p-4">
          <ul className="grid gap-2">
            {shown.map(({ key, text }) => (
              <li key={key} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <details className="rounded-card border border-rule px-4">
        <summary className="cursor-pointer py-3 font-semibold">
          <Plural value={all.length} one="One thing to check" other="# things to check" />
        </summary>
        <p className="text-ink-soft">
          <Trans>
            Small photos are fine on a screen, but a little soft on paper. A character we can't print will appear as a
            diamond with a question mark.
          </Trans>
        </p>
        <ul className="mt-2 grid gap-1 pb-4">
          {all.slice(0, mostShown).map(({ key, page, text }) => (
            <li key={key} className="flex flex-wrap items-baseline gap-x-3 break-words">
              {page === undefined ? null : <PageButton page={page} onShow={onShow} />}
              <span className="min-w-0">{text}</span>
            </li>
          ))}
        </ul>
        <MoreCount more={all.length - mostShown} />
      </details>
    </div>
  );
}

function PageButton({ page: number, onShow }: { readonly page: number; readonly onShow: (page: number) => void }) {
  return (
    <button type="button" className={wordButtonStyle} onClick={() => onShow(number)}>
      {number === 0 ? <Trans>Cover</Trans> : <Trans>Page {number}</Trans>}
    </button>
  );
}

function warningsOf({ coarsePhotos, unprintable, places }: BookPreview, memoryLink: MemoryLink): Warning[] {
  return [
    ...unprintable.map(({ memoryId, title, signs }) => ({
      key: `signs ${memoryId}`,
      page: places.find((place) => place.memoryId === memoryId)?.page,
      text: <UnprintableIn memory={{ id: memoryId, title }} signs={signs.join(" ")} memoryLink={memoryLink} />,
    })),
    ...coarsePhotos.map(({ memoryId, title, page, ppi }, at) => ({
      key: `photo ${at}`,
      page,
      text: <SmallPhoto memory={{ id: memoryId, title }} ppi={ppi} memoryLink={memoryLink} />,
    })),
  ];
}

interface ConcernedMemory {
  readonly memory: { readonly id: string; readonly title: string };
  readonly memoryLink: MemoryLink;
}

function SmallPhoto({ memory, ppi, memoryLink }: ConcernedMemory & { readonly ppi: number }) {
  if (memory.id === "") return <Trans>Cover photo: {ppi} of 300 pixels per inch</Trans>;
  const title = memoryLink(memory, <bdi>{memory.title || "…"}</bdi>);
  return (
    <Trans>
      A photo of “{title}” is too small to be printed sharply: {ppi} of 300 pixels per inch
    </Trans>
  );
}

function UnprintableIn({ memory, signs: found, memoryLink }: ConcernedMemory & { readonly signs: string }) {
  const signs = asWritten(found);
  if (memory.id === "")
    return (
      <Trans>
        The title, your name, the dedication or a favourite has characters we can't print: <bdi>{signs}</bdi>
      </Trans>
    );
  const title = memoryLink(memory, <bdi>{memory.title || "…"}</bdi>);
  return (
    <Trans>
      “{title}” has characters we can't print: <bdi>{signs}</bdi>
    </Trans>
  );
}

function MoreCount({ more }: { readonly more: number }) {
  if (more <= 0) return null;
  return (
    <p className="pb-4">
      <Plural value={more} one="and one more" other="and # more" />
    </p>
  );
}
