import type { YearEntry } from "@lane/contract/timelines.ts";
import { Plural, Trans } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import type { PropsWithChildren } from "react";

import { monthName } from "#lib/date-parts.ts";
import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

/** The year in large figures, with its content beside it. */
export function YearHeading({ year, children }: PropsWithChildren<{ readonly year: number }>) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-3 sm:gap-x-8">
      <h1 tabIndex={-1} data-place-heading className="leading-none outline-none">
        <Trans>
          <span className="text-xl text-ink-soft italic">memories of</span>{" "}
          <span className="figures-old block text-[clamp(3.5rem,9vw,5.5rem)] leading-[0.95] tracking-tight">
            {year}
          </span>
        </Trans>
      </h1>
      <div className="contents sm:flex sm:flex-col sm:items-end sm:gap-2 min-[100rem]:flex-row min-[100rem]:items-center min-[100rem]:gap-8">
        {children}
      </div>
    </div>
  );
}

interface MonthTitleProps {
  readonly year: number;
  readonly month: number;
}

/** The year is visible in print only, where nothing else names it. */
export function MonthTitle({ year, month }: MonthTitleProps) {
  const name = monthName(month);
  return (
    <>
      <Trans>Memories of {name}</Trans>
      <span className="figures-old hidden print:inline"> {year}</span>
    </>
  );
}

export const backLinkStyle = "inline-flex min-h-11 items-center gap-2 print:hidden";

/** The content of the link from a month to its year. */
export function BackToYear({ year }: { readonly year: number }) {
  return (
    <>
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      <Trans>Back to {year}</Trans>
    </>
  );
}

export function MarkCounts({ entry }: { readonly entry: YearEntry }) {
  const { year, flowerMemoryCount, stoneMemoryCount } = entry;
  return (
    <ul className="flex flex-col gap-x-6 gap-y-1 pb-1 max-sm:flex-1 max-sm:text-sm sm:flex-row sm:flex-wrap">
      <li className="flex items-end gap-2">
        <Flower memoryId={`flowers of ${year}`} className="h-7 shrink-0 sm:h-9" />
        <span>
          <Plural value={flowerMemoryCount} one="# flower memory" other="# flower memories" />
        </span>
      </li>
      <li className="flex items-end gap-2">
        <Stone memoryId={`stones of ${year}`} className="mb-1 h-4 shrink-0 sm:h-5" />
        <span>
          <Plural value={stoneMemoryCount} one="# stone memory" other="# stone memories" />
        </span>
      </li>
    </ul>
  );
}
