import type { YearEntry } from "@lane/contract/timelines.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { classNames } from "#lib/class-names.ts";
import { monthName } from "#lib/date-parts.ts";

import type { TimelineLinks } from "./timeline-props.ts";

interface MonthGridProps {
  readonly entry: YearEntry;
  readonly lastMonth: number;
  readonly links: TimelineLinks;
}

const tile =
  "flex min-h-20 h-full flex-col justify-between rounded-card border px-4 py-3 text-ink no-underline hover:no-underline";

export function MonthGrid({ entry, lastMonth, links: { PlaceLink } }: MonthGridProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h3 id={titleId} className="font-sans text-base text-ink-soft">{t`Select month to see your memory.`}</h3>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(7.8rem,100%),1fr))] gap-3 print:grid-cols-4">
        {entry.monthCounts.map((count, index) => {
          const month = index + 1;
          return (
            <li key={month}>
              {month > lastMonth ? (
                <button type="button" disabled className={`${tile} w-full border-transparent text-start text-ink-soft`}>
                  <span className="font-serif text-xl">{monthName(month)}</span>
                  <span className="text-sm">
                    <Trans>still to come</Trans>
                  </span>
                </button>
              ) : (
                <PlaceLink
                  place={{ year: entry.year, month }}
                  className={classNames(
                    tile,
                    "transition-[border-color,background-color,translate] duration-150 hover:-translate-y-0.5 hover:border-clay",
                    count > 0 ? "border-edge bg-card shadow-soft" : "border-dashed border-edge/60",
                  )}
                >
                  <MonthTile month={month} count={count} />
                </PlaceLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function MonthTile({ month, count }: { readonly month: number; readonly count: number }) {
  return (
    <>
      <span className="font-serif text-xl">{monthName(month)}</span>{" "}
      <span className={count > 0 ? "text-sm font-semibold text-clay" : "text-sm text-ink-soft"}>
        {count > 0 ? <Plural value={count} one="# memory" other="# memories" /> : <Trans>nothing yet</Trans>}
      </span>
    </>
  );
}
