import { Plural, Trans } from "@lingui/react/macro";

import type { RailYear } from "#features/timeline/rail.ts";
import { Rope } from "#ui/motifs/rope.tsx";
import { TinyFlower, TinyStone } from "#ui/motifs/tiny-marks.tsx";

import { HashLink } from "./hash-link.tsx";

interface DecadeRopeProps {
  readonly firstYear: number;
  readonly years: readonly RailYear[];
}

const middle = [0.5] as const;
const none = [] as const;

/** Ten years on one rope: a paper tag for each that holds something, bare rope for the others. */
export function DecadeRope({ firstYear, years }: DecadeRopeProps) {
  const titleId = `decade-${firstYear}`;
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="figures-old text-2xl text-ink-soft italic">
        <Trans>{firstYear}s</Trans>
      </h2>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.6rem,1fr))] gap-y-5 sm:grid-cols-5 lg:grid-cols-10">
        {years.map((year) => (
          <li key={year.year} className="flex min-w-0 flex-col items-center">
            {/* Drawn taut, so that the pieces join into one rope however many stand in a row. */}
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

/** A few of its flowers and stones. The words beside it count them all. */
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
