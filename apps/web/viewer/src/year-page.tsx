import type { OfflineLine } from "@lane/contract/offline-page.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";

import { useCategoryNames } from "#features/quiz/use-category-names.ts";
import { YearInSix } from "#features/quiz/year-in-six.tsx";
import { BackToYear, backLinkStyle, MarkCounts, MonthTitle, YearHeading } from "#features/timeline/year-heading.tsx";
import { monthName } from "#lib/date-parts.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";
import { Candle } from "#ui/motifs/candle.tsx";

import { HashLink } from "./address.tsx";
import { favouritesOfYear, type Life, linesOfYear } from "./life.ts";
import { MonthWall } from "./print-wall.tsx";

interface YearPageProps {
  readonly life: Life;
  readonly year: number;
  /** Undefined for the whole year. */
  readonly month: number | undefined;
}

/** A year with up to this many memories is one grid; a larger one is grouped by month. */
const mostTogether = 24;
/** The most cards of a month on the page of its year; the page of the month shows all. */
const mostOfMonth = 12;

export function YearPage({ life, year, month }: YearPageProps) {
  const lines = linesOfYear(life, year);
  const months = Map.groupBy(lines, (line) => line.month);
  if (month !== undefined) return <MonthPage life={life} year={year} month={month} months={months} />;
  return (
    <>
      <HeadingOfYear life={life} year={year} lines={lines} />
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

function HeadingOfYear({ year, life, lines }: WallProps) {
  const entry = life.years.find((one) => one.year === year)?.entry;
  const candles = lines.filter(({ isCandle }) => isCandle).length;
  return (
    <YearHeading year={year}>
      <title>{`${year} · Down Memory Lane`}</title>
      <div className="flex flex-wrap items-end gap-x-6">
        {entry && lines.length > 0 ? <MarkCounts entry={entry} /> : null}
        {candles > 0 ? (
          <p className="flex items-end gap-2 pb-1">
            <Candle className="h-11" />
            <Plural value={candles} one="# candle" other="# candles" />
          </p>
        ) : null}
      </div>
    </YearHeading>
  );
}

function YearFavourites({ life, year }: Omit<YearPageProps, "month">) {
  const names = useCategoryNames(year);
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
      <HashLink to={{ page: "year", year }} data-screen-only className={backLinkStyle}>
        <BackToYear year={year} />
      </HashLink>
      <h1 className="mt-1 text-3xl sm:text-4xl">
        <MonthTitle year={year} month={month} />
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
        <Trans>Nothing from this month.</Trans>
      </p>
    </EmptyState>
  );
}

interface MonthTilesProps {
  readonly year: number;
  readonly months: ReadonlyMap<number, readonly OfflineLine[]>;
}

/** The twelve months; empty ones are not linked, and hidden on a narrow screen. */
function MonthTiles({ year, months }: MonthTilesProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Months`} className="mt-8">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(6.6rem,100%),1fr))] gap-2 sm:grid-cols-4">
        {Array.from({ length: 12 }, (_, index) => index + 1).map((month) => {
          const count = months.get(month)?.length ?? 0;
          return (
            <li key={month} className={count === 0 ? "max-sm:hidden" : ""}>
              <MonthTile year={year} month={month} count={count} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface MonthTileProps {
  readonly year: number;
  readonly month: number;
  readonly count: number;
}

const tile = "flex h-full min-h-16 flex-col justify-center rounded-card border px-3 py-2";

function MonthTile({ year, month, count }: MonthTileProps) {
  const name = <span className="font-serif text-lg leading-tight">{monthName(month)}</span>;
  if (count === 0) return <span className={`${tile} border-dashed border-edge/60 text-ink-soft`}>{name}</span>;
  return (
    <HashLink
      to={{ page: "month", year, month }}
      className={`${tile} border-edge bg-card text-ink no-underline shadow-soft transition-[border-color,translate] duration-150 hover:-translate-y-0.5 hover:border-clay hover:no-underline`}
    >
      {name}{" "}
      <span className="text-sm font-semibold text-clay">
        <Plural value={count} one="# memory" other="# memories" />
      </span>
    </HashLink>
  );
}

interface MonthTurnerProps {
  readonly year: number;
  readonly month: number;
  /** The months with memories, in order. */
  readonly months: readonly number[];
}

/** Links to the next and the previous month of this year with memories. */
function MonthTurner({ year, month, months }: MonthTurnerProps) {
  const { t } = useLingui();
  const before = months.findLast((one) => one < month);
  const after = months.find((one) => one > month);
  if (before === undefined && after === undefined) return null;
  return (
    <nav
      aria-label={t`Months`}
      className="mt-10 flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-6"
    >
      {before === undefined ? (
        <span />
      ) : (
        <HashLink to={{ page: "month", year, month: before }} className={buttonStyle("secondary")}>
          <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          {monthName(before)}
        </HashLink>
      )}
      {after === undefined ? null : (
        <HashLink to={{ page: "month", year, month: after }} className={buttonStyle("secondary")}>
          {monthName(after)}
          <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </HashLink>
      )}
    </nav>
  );
}
