import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

import { IconButton } from "./icon-button.tsx";

export type Way = "on" | "back";

interface TurningRowProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onTurn: (way: Way) => void;
  /** Read aloud when it changes. */
  readonly place: string;
  readonly children?: ReactNode;
}

/** The buttons that turn the pages of a book, and where it lies open. */
export function TurningRow({ isFirst, isLast, onTurn, place, children }: TurningRowProps) {
  const { t } = useLingui();
  return (
    <div className="mt-4 flex items-center justify-center gap-1 sm:gap-4">
      <IconButton label={t`Turn back a page`} aria-disabled={isFirst} onClick={() => onTurn("back")}>
        <ChevronLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />
      </IconButton>
      <output dir="auto" className="min-w-36 text-center text-sm text-ink-soft sm:min-w-44">
        {place}
      </output>
      <IconButton label={t`Turn the page`} aria-disabled={isLast} onClick={() => onTurn("on")}>
        <ChevronRight aria-hidden="true" className="size-6 rtl:-scale-x-100" />
      </IconButton>
      {children}
    </div>
  );
}

/** "Pages 12 and 13 of 180", or the cover. */
export function usePlaceText(pages: readonly number[], pageCount: number): string {
  const { t } = useLingui();
  const [first = 0, second] = pages;
  if (first === 0) return t`Cover`;
  return second === undefined ? t`Page ${first} of ${pageCount}` : t`Pages ${first} and ${second} of ${pageCount}`;
}
