import type { OfflineIndex } from "@lane/contract/offline-page.ts";
import { parseCalendarDate } from "@lane/domain/calendar.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { byDecade, type RailYear } from "#features/timeline/rail.ts";
import { dateText } from "#lib/date-parts.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";
import { EveningRope } from "#ui/illustrations/evening-rope.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { TinyFlower, TinyStone } from "#ui/motifs/tiny-marks.tsx";

import { HashLink } from "./address.tsx";
import type { Life } from "./life.ts";
import { fullName } from "./memory-facts.tsx";

/** The decades of a life, with the content of each year. */
export function HomePage({ life }: { readonly life: Life }) {
  const { lines, years } = life;
  const open = years.filter(({ state }) => state === "open");
  const first = lines[0];
  const count = lines.length;
  return (
    <>
      <Banner index={life.index} />
      {open.length === 0 ? <NothingYet /> : null}
      {first ? (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="font-serif text-2xl">
            <Plural value={count} one="# memory" other="# memories" />{" "}
            <span className="text-ink-soft italic">
              <Plural value={open.length} one="from one year" other="from # years" />
            </span>
          </p>
          <p className="flex flex-wrap gap-3" data-screen-only>
            <HashLink to={{ page: "memory", id: first.id }} className={buttonStyle()}>
              <Trans>Start at the beginning</Trans>
            </HashLink>
            <HashLink to={{ page: "lifeline" }} className={buttonStyle("secondary")}>
              <Trans>See the lifeline</Trans>
            </HashLink>
          </p>
        </div>
      ) : null}
      {byDecade(years).map(({ firstYear, years: ofDecade }) =>
        ofDecade.some(({ state }) => state === "open") ? (
          <DecadeRope key={firstYear} firstYear={firstYear} years={ofDecade} />
        ) : null,
      )}
    </>
  );
}

function NothingYet() {
  const { t } = useLingui();
  return (
    <EmptyState motif={<AtticBox isOpen className="h-40" />} title={t`No memories found`}>
      <p>
        <Trans>Nothing had been written yet when this export was made.</Trans>
      </p>
    </EmptyState>
  );
}

/** The name, the picture and the years of the member. */
function Banner({ index }: { readonly index: OfflineIndex }) {
  const { t } = useLingui();
  const { picture, cityName } = index.person;
  const name = fullName(index);
  const birthYear = index.person.dateOfBirth.slice(0, 4);
  const lastYear = index.madeAt.slice(0, 4);
  return (
    <header className="relative mb-8 overflow-hidden rounded-card border border-rule bg-dusk-high print:mb-4 print:border-0 print:bg-transparent">
      <title>{`${name} · Down Memory Lane`}</title>
      <EveningRope />
      <div className="relative flex flex-col gap-4 px-6 pt-6 pb-24 sm:flex-row sm:items-center sm:gap-5 sm:px-10 sm:pt-8 sm:pb-28 lg:w-3/5 lg:py-12 print:p-0">
        {picture === null ? null : (
          <img
            src={picture}
            alt=""
            className="size-20 shrink-0 rounded-pill border-3 border-card object-cover shadow-soft sm:size-28"
          />
        )}
        <div className="min-w-0">
          <h1 className="text-[min(2.441rem,11vw)] leading-tight wrap-anywhere" dir="auto">
            {name}
          </h1>
          <p className="figures-old mt-1 text-xl text-ink-soft italic">{t`${birthYear} to ${lastYear}`}</p>
          <BornLine dateOfBirth={index.person.dateOfBirth} cityName={cityName} />
        </div>
      </div>
    </header>
  );
}

interface BornLineProps {
  readonly dateOfBirth: string;
  readonly cityName: string | null;
}

function BornLine({ dateOfBirth, cityName }: BornLineProps) {
  const born = parseCalendarDate(dateOfBirth);
  if (!born) return null;
  const date = dateText(born);
  return (
    <p className="mt-1 text-sm text-ink-soft">
      <Trans>Born on {date}</Trans>
      {cityName === null ? null : (
        <span dir="auto">
          {" · "}
          <Trans>Childhood in {cityName}</Trans>
        </span>
      )}
    </p>
  );
}

interface DecadeRopeProps {
  readonly firstYear: number;
  readonly years: readonly RailYear[];
}

const middle = [0.5] as const;
const none = [] as const;

/** Ten years on one rope: a paper tag for each year with content, bare rope for the others. */
function DecadeRope({ firstYear, years }: DecadeRopeProps) {
  const titleId = `decade-${firstYear}`;
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="figures-old text-2xl text-ink-soft italic">
        <Trans>{firstYear}s</Trans>
      </h2>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.6rem,1fr))] gap-y-5 sm:grid-cols-5 lg:grid-cols-10">
        {years.map((year) => (
          <li key={year.year} className="flex min-w-0 flex-col items-center">
            {/* Stretched, so that the pieces join into one rope with any number of tags in a row. */}
            <Rope
              lengthPx={320}
              thickness={18}
              waveHeight={0}
              knots={year.state === "open" ? middle : none}
              className="w-full"
            />
            {year.state === "open" ? (
              <YearTag year={year} />
            ) : (
              <span className="figures-old mt-4 text-lg text-ink-soft">{year.year}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function YearTag({ year: { year, entry } }: { readonly year: RailYear }) {
  const count = entry?.memoryCount ?? 0;
  return (
    <>
      <span aria-hidden="true" className="-mt-1 h-4 w-px bg-straw-dark" />
      <span className="w-full grow px-1">
        <HashLink
          to={{ page: "year", year }}
          className="flex h-full flex-col items-center border border-rule bg-card px-1 py-2 text-ink no-underline shadow-soft transition-[border-color,translate] duration-150 hover:translate-y-0.5 hover:border-clay hover:no-underline"
        >
          <span className="figures-old text-2xl leading-tight">{year}</span>{" "}
          <span className={count > 0 ? "text-sm text-clay" : "text-sm text-ink-soft"}>
            {count > 0 ? <Plural value={count} one="# memory" other="# memories" /> : <Trans>favourites</Trans>}
          </span>
          <Marks year={year} flowers={entry?.flowerMemoryCount ?? 0} stones={entry?.stoneMemoryCount ?? 0} />
        </HashLink>
      </span>
    </>
  );
}

interface MarksProps {
  readonly year: number;
  readonly flowers: number;
  readonly stones: number;
}

const mostMarks = 5;
const gap = 18;

/** Some of the year's flowers and stones; the text beside them has the full count. */
function Marks({ year, flowers, stones }: MarksProps) {
  const shownStones = Math.min(stones, Math.max(1, mostMarks - flowers), 2);
  const shownFlowers = Math.min(flowers, mostMarks - shownStones);
  const count = shownFlowers + shownStones;
  if (count === 0) return null;
  return (
    <svg viewBox={`0 0 ${count * gap} 18`} aria-hidden="true" className="mt-1 h-4.5">
      {Array.from({ length: count }, (_, at) =>
        at < shownFlowers ? (
          <TinyFlower key={at} seed={`${year}/${at}`} x={at * gap + 9} y={9} radius={8} />
        ) : (
          <g key={at} transform={`translate(${at * gap + 9} 11)`}>
            <TinyStone seed={`${year}/${at}`} />
          </g>
        ),
      )}
    </svg>
  );
}
