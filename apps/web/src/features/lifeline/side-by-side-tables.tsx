import { byImportance } from "@lane/domain/lifeline/landmarks.ts";
import { isHeavy, symbolOf } from "@lane/domain/lifeline/life.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment, useState } from "react";

import { Candle } from "#ui/motifs/candle.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { PersonInitial } from "#ui/person-initial.tsx";

import { useMarkWords, whenText } from "./mark-words.tsx";
import type { MemoryLinks } from "./memory-card.tsx";
import type { SharedYears, Teller, ToldMemory } from "./vault-life.ts";

interface BesideProps extends Pick<MemoryLinks, "memoryLink"> {
  readonly tellers: readonly Teller[];
  readonly axis: readonly SharedYears[];
  readonly world: ReadonlyMap<number, string>;
}

/** One row for each person, along one axis of years that all rows are scrolled with. */
export function BesideRows({ tellers, axis, world, memoryLink }: BesideProps) {
  const { t } = useLingui();
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be within reach of the keys
      tabIndex={0}
      aria-label={t`Lifelines over the years`}
      className="overflow-x-auto rounded-card border border-rule bg-card"
    >
      <table className="border-separate border-spacing-0 text-start">
        <thead>
          <tr>
            <th scope="col" className={`${stickyStyle} border-b`}>
              <span className="sr-only">{t`Name`}</span>
            </th>
            {axis.map(({ year, lastYear }) => (
              <th
                key={year}
                scope="col"
                className={`figures-old border-b border-rule px-3 py-3 text-start align-bottom font-serif ${lastYear === undefined ? "text-xl" : "text-sm font-normal whitespace-nowrap text-ink-soft italic"}`}
              >
                <YearsText year={year} lastYear={lastYear} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tellers.map((teller) => (
            <tr key={teller.key}>
              <th scope="row" className={`${stickyStyle} text-start align-top font-normal`}>
                <TellerName teller={teller} />
              </th>
              <Cells teller={teller} axis={axis} memoryLink={memoryLink} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th
              scope="row"
              className={`${stickyStyle} border-t text-start align-top text-sm font-normal text-ink-soft`}
            >
              {t`In the world`}
            </th>
            {axis.map(({ year, lastYear }) => (
              <td key={year} className="border-t border-rule px-3 py-3 align-top text-sm text-ink-soft italic">
                {lastYear === undefined ? world.get(year) : null}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const stickyStyle = "sticky start-0 z-10 w-40 min-w-40 border-e border-rule bg-card px-4 py-3";

interface CellsProps extends Pick<MemoryLinks, "memoryLink"> {
  readonly teller: Teller;
  readonly axis: readonly SharedYears[];
}

const ropeAlong = "relative align-top before:absolute before:inset-x-0 before:bg-straw forced-colors:before:border-t-2";
const thick = "before:top-12 before:h-1.5";
const thin = "before:top-[3.0625rem] before:h-1 before:opacity-40";

/** A thin thread where nobody tells anything, and a rope otherwise. */
function Cells({ teller, axis, memoryLink }: CellsProps) {
  const byYear = Map.groupBy(teller.memories, ({ year }) => year);
  return axis.map(({ year, lastYear }) =>
    lastYear === undefined ? (
      <td key={year} className={`${ropeAlong} ${thick} min-w-42 px-3 pt-1 pb-5`}>
        <YearCell memories={byYear.get(year) ?? []} memoryLink={memoryLink} />
      </td>
    ) : (
      <td key={year} className={`${ropeAlong} ${thin} min-w-24`}>
        {null}
      </td>
    ),
  );
}

/** One column for each person, down the years: for narrow screens. */
export function BesideColumns({ tellers, axis, world, memoryLink }: BesideProps) {
  const { t } = useLingui();
  const byTeller = tellers.map(({ memories }) => Map.groupBy(memories, ({ year }) => year));
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-start">
      <thead>
        <tr>
          <th scope="col" className="w-13 border-b border-rule">
            <span className="sr-only">{t`Year`}</span>
          </th>
          {tellers.map((teller) => (
            <th
              key={teller.key}
              scope="col"
              className="border-b border-rule px-1 py-2 text-start align-top font-normal"
            >
              <TellerName teller={teller} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {axis.map(({ year, lastYear }) =>
          lastYear === undefined ? (
            <Fragment key={year}>
              <tr>
                <th scope="row" className="figures-old py-3 text-start align-top font-serif text-base">
                  {year}
                </th>
                {tellers.map(({ key }, at) => (
                  <td
                    key={key}
                    className="relative pe-1 pt-1 pb-3 align-top [&_ul]:ps-6 [&_button]:ms-4 before:absolute before:inset-y-0 before:start-2 before:w-1.5 before:bg-straw forced-colors:before:border-s-2"
                  >
                    <YearCell memories={byTeller[at]?.get(year) ?? []} memoryLink={memoryLink} />
                  </td>
                ))}
              </tr>
              <WorldRow text={world.get(year)} columns={tellers.length} />
            </Fragment>
          ) : (
            <tr key={year}>
              <th
                scope="rowgroup"
                colSpan={tellers.length + 1}
                className="figures-old py-2 text-start font-serif text-sm font-normal text-ink-soft italic"
              >
                <YearsText year={year} lastYear={lastYear} />
              </th>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

function WorldRow({ text, columns }: { readonly text: string | undefined; readonly columns: number }) {
  const { t } = useLingui();
  if (text === undefined) return null;
  return (
    <tr>
      <td colSpan={columns + 1} className="border-b ps-13 border-rule pb-2 text-sm text-ink-soft italic">
        {t`In the world`}: {text}
      </td>
    </tr>
  );
}

function YearsText({ year, lastYear }: SharedYears) {
  if (lastYear === undefined || lastYear === year) return year;
  return (
    <Trans>
      {year} to {lastYear}
    </Trans>
  );
}

function TellerName({ teller: { name, colour } }: { readonly teller: Teller }) {
  const { t } = useLingui();
  return (
    <span className="flex flex-wrap items-center gap-2">
      <PersonInitial name={name ?? null} {...(colour === null ? {} : { colour })} className="size-9 text-base" />
      <span className="min-w-0 text-sm font-semibold wrap-anywhere" dir="auto">
        {name ?? t`Someone`}
      </span>
    </span>
  );
}

const mostOfYear = 3;

interface YearCellProps extends Pick<MemoryLinks, "memoryLink"> {
  readonly memories: readonly ToldMemory[];
}

/** What somebody tells of a year: the most important of it, and the rest on request. */
function YearCell({ memories, memoryLink }: YearCellProps) {
  const { t } = useLingui();
  const words = useMarkWords();
  const [isWhole, setIsWhole] = useState(false);
  if (memories.length === 0) return null;
  const few = new Set(byImportance(memories).slice(0, mostOfYear));
  const shown = isWhole ? memories : memories.filter((memory) => few.has(memory));
  const more = memories.length - shown.length;
  return (
    <>
      <div aria-hidden="true" className="relative flex h-12 items-end gap-0.5">
        {shown.slice(0, mostOfYear).map((memory) => (
          <CellMark key={memory.id} memory={memory} />
        ))}
      </div>
      <ul className="relative mt-3">
        {shown.map((memory) => (
          <li key={memory.id}>
            {memoryLink(
              memory,
              <>
                <span className="line-clamp-3" dir="auto">
                  {memory.title}
                </span>
                <span className="sr-only">
                  , {whenText(memory)}, {words.markText(memory)}
                </span>
              </>,
              `block min-h-11 py-1.5 font-serif leading-snug wrap-anywhere no-underline hover:underline ${isHeavy(memory) ? "text-ink-soft" : "text-ink"}`,
            )}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="relative -ms-2 min-h-11 rounded-pill px-2 text-sm text-clay hover:bg-rule/60"
        >
          {t`${more} more`}
        </button>
      ) : null}
    </>
  );
}

function CellMark({ memory }: { readonly memory: ToldMemory }) {
  const symbol = symbolOf(memory);
  if (symbol === "flower") return <Flower memoryId={memory.id} className="h-11" />;
  if (symbol === "stone") return <Stone memoryId={memory.id} className="-mb-1.5 h-6" />;
  if (symbol === "candle") return <Candle className="h-11" />;
  return <span className="mx-2 -mb-2 size-4 rounded-pill border border-straw-dark bg-straw" />;
}
