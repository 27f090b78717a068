import { useLingui } from "@lingui/react/macro";

import { Modal } from "#ui/modal.tsx";
import { openingsOf } from "#ui/openings.ts";
import type { ShownBook } from "#ui/page-spread.tsx";
import { TurningRow, usePlaceText } from "#ui/turning-row.tsx";

import { type LookedAt, useLargePictures } from "./page-pictures.queries.ts";

interface BookZoomProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly lookedAt: LookedAt;
  readonly book: ShownBook;
  readonly isPair: boolean;
  readonly page: number;
  readonly onTurn: (page: number) => void;
}

/** The open pages as large as the window, and larger than a phone's: scrolled sideways there. The cover is shown whole. */
export function BookZoom({ isOpen, onClose, lookedAt, book, isPair, page, onTurn }: BookZoomProps) {
  const { t } = useLingui();
  const { openingOf, pagesOf, last } = openingsOf(book.pageCount, isPair);
  const open = openingOf(page);
  const pages = pagesOf(open);
  const large = useLargePictures(lookedAt, pages[0] ?? 0, !isOpen);
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t`The pages of your book`} isWide>
      <div dir={book.direction}>
        <TurningRow
          isFirst={open === 0}
          isLast={open >= last}
          onTurn={(way) => onTurn(pagesOf(open + (way === "on" ? 1 : -1))[0] ?? 0)}
          place={usePlaceText(pages, book.pageCount)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is moved about must be within reach of the keys */}
      <div dir={book.direction} tabIndex={0} className="mt-4 flex touch-manipulation overflow-auto md:justify-center">
        {pages.map((number) => (
          <LargePage
            key={number}
            src={large.get(number) ?? book.pictureOf(number)}
            alt={number === 0 ? t`The whole cover: back, spine and front` : book.altOf(number)}
            shape={number === 0 ? undefined : book.shape}
          />
        ))}
      </div>
    </Modal>
  );
}

interface LargePageProps {
  readonly src: string | undefined;
  readonly alt: string;
  /** Undefined for the cover, which has the shape of its picture. */
  readonly shape: number | undefined;
}

function LargePage({ src, alt, shape }: LargePageProps) {
  const width = shape === undefined ? "w-full" : "w-[37.5rem] md:w-1/2";
  return (
    <div className={`shrink-0 bg-[#fffdf8] shadow-soft ${width}`} style={{ aspectRatio: shape }}>
      {src === undefined ? null : (
        <img src={src} alt={alt} draggable={false} decoding="async" className="block h-auto w-full" />
      )}
    </div>
  );
}
