import type { OfflineLine } from "@lane/contract/offline-page.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";

import { useCategoryTexts } from "#features/quiz/use-category-texts.ts";
import { YearInSix } from "#features/quiz/year-in-six.tsx";
import { MarkCounts } from "#features/timeline/year-heading.tsx";
import { monthName } from "#lib/date-parts.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";
import { Candle } from "#ui/motifs/candle.tsx";

import { HashLink } from "./hash-link.tsx";
import { favouritesOfYear, type Life, linesOfYear } from "./life.ts";
import { MonthTiles } from "./month-tiles.tsx";
import { MonthTurner } from "./month-turner.tsx";
import { MonthWall } from "./print-wall.tsx";

interface YearPageProps {
  readonly life: Life;
  readonly year: number;
  /** Undefined for all of them. */
  readonly month: number | undefined;
}

/** A year of few memories is one wall; a full one is easier to walk along month by month. */
const mostTogether = 24;
/** So many prints of a month hang on the wall of its year; its own wall has them all. */
const mostOfMonth = 12;

export function YearPage({ life, year, month }: YearPageProps) {
  const lines = linesOfYear(life, year);
  const months = Map.groupBy(lines, (line) => line.month);
  if (month !== undefined) return <MonthPage life={life} year={year} month={month} months={months} />;
  return (
    <>
      <YearHeading life={life} year={year} lines={lines} />
      <MonthTiles year={year} months={months} />
      <YearFavourites life={life} year={year} />
      {lines.length <= mostTogether ? (
        <YearWall life={life} year={year} lines={lines} />
      ) : (
        [...months].map(([number, ofMonth]) => (
          <MonthSection key={number} life={life} year={year} month={number} lines={ofMonth} />
        ))
      )}
    </>
  );
}

interface WallProps {
  readonly life: Life;
  readonly year: number;
  readonly lines: readonly OfflineLine[];
}

function YearWall({ life, year, lines }: WallProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="wall" className="mt-8">
      <h2 id="wall" className="sr-only">
        <Trans>Memories</Trans>
      </h2>
      <MonthWall life={life} year={year} lines={lines} />
    </section>
  );
}

function MonthSection({ life, year, month, lines }: WallProps & { readonly month: number }) {
  const titleId = `month-${month}`;
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 id={titleId} className="mb-5 text-3xl">
        {monthName(month)}
      </h2>
      <MonthWall life={life} year={year} lines={lines.slice(0, mostOfMonth)} />
      {lines.length > mostOfMonth ? (
        <p className="mt-6">
          <HashLink to={{ page: "month", year, month }} aria-describedby={titleId}>
            <Plural value={lines.length} one="See # memory" other="See all # memories" />
          </HashLink>
        </p>
      ) : null}
    </section>
  );
}

function YearHeading({ year, life, lines }: WallProps) {
  const entry = life.years.find((one) => one.year === year)?.entry;
  const candles = lines.filter(({ isCandle }) => isCandle).length;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <title>{`${year} · Down Memory Lane`}</title>
      <h1 className="leading-none">
        <Trans>
          <span className="text-xl text-ink-soft italic">memories of</span>{" "}
          <span className="figures-old block text-[clamp(3.5rem,9vw,5.5rem)] leading-[0.95] tracking-tight">
            {year}
          </span>
        </Trans>
      </h1>
      <div className="flex flex-wrap items-end gap-x-6">
        {entry && lines.length > 0 ? <MarkCounts entry={entry} /> : null}
        {candles > 0 ? (
          <p className="flex items-end gap-2 pb-1">
            <Candle className="h-11" />
            <Plural value={candles} one="# candle" other="# candles" />
          </p>
        ) : null}
      </div>
    </div>
  );
}

function YearFavourites({ life, year }: Omit<YearPageProps, "month">) {
  const { names } = useCategoryTexts(year);
  const favourites = favouritesOfYear(life.index, year);
  return <YearInSix names={names} favouriteOf={(category) => favourites.get(category)} Heading="h2" />;
}

interface MonthPageProps extends YearPageProps {
  readonly month: number;
  readonly months: ReadonlyMap<number, readonly OfflineLine[]>;
}

function MonthPage({ life, year, month, months }: MonthPageProps) {
  const name = monthName(month);
  const lines = months.get(month) ?? [];
  return (
    <>
      <title>{`${name} ${year} · Down Memory Lane`}</title>
      <HashLink
        to={{ page: "year", year }}
        data-screen-only
        className="inline-flex min-h-11 items-center gap-2 print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        <Trans>Back to {year}</Trans>
      </HashLink>
      <h1 className="mt-1 text-3xl sm:text-4xl">
        <Trans>Memories of {name}</Trans>
        <span className="figures-old hidden print:inline"> {year}</span>
      </h1>
      {lines.length === 0 ? <EmptyMonth /> : <YearWall life={life} year={year} lines={lines} />}
      <MonthTurner year={year} month={month} months={[...months.keys()]} />
    </>
  );
}

function EmptyMonth() {
  const { t } = useLingui();
  return (
    <EmptyState motif={<AtticBox isOpen className="h-32" />} title={t`No memories found`}>
      <p>
        <Trans>Nothing is kept of this month.</Trans>
      </p>
    </EmptyState>
  );
}
