import type { OfflineLine } from "@lane/contract/offline-page.ts";
import { Plural, useLingui } from "@lingui/react/macro";

import { monthName } from "#lib/date-parts.ts";

import { HashLink } from "./hash-link.tsx";

interface MonthTilesProps {
  readonly year: number;
  readonly months: ReadonlyMap<number, readonly OfflineLine[]>;
}

/** The twelve of a year; those that hold nothing are only named, and left out where there is little room. */
export function MonthTiles({ year, months }: MonthTilesProps) {
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
