import type { YearEntry } from "@lane/contract/timelines.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { monthName } from "#lib/date-parts.ts";

import { CardGridSkeleton } from "./card-grid.tsx";
import type { LookBackProps } from "./look-back.tsx";
import { lastMonthOf, type Today } from "./place.ts";
import type { TimelineLinks, TimelineScreenProps } from "./timeline-props.ts";
import { MarkCounts, YearHeading } from "./year-heading.tsx";

interface YearViewProps extends Pick<TimelineScreenProps, "renderFavourites" | "renderInvitation"> {
  readonly entry: YearEntry;
  readonly today: Today;
  readonly links: TimelineLinks;
}

export function YearView({ entry, today, links, renderFavourites, renderInvitation }: YearViewProps) {
  const { year, memoryCount, lock } = entry;
  const lastMonth = lastMonthOf(year, today);
  return (
    <>
      <YearHeading year={year} Heading="h2">
        <MarkCounts entry={entry} />
      </YearHeading>
      {memoryCount === 0 && !lock && lastMonth > 0 ? <div className="mt-8">{renderInvitation(year)}</div> : null}
      <MonthGrid entry={entry} lastMonth={lastMonth} links={links} />
      {lastMonth > 0 ? renderFavourites(year) : null}
      <OtherYears yearId={entry._id} month={today.month} links={links} />
    </>
  );
}

interface MonthGridProps {
  readonly entry: YearEntry;
  readonly lastMonth: number;
  readonly links: TimelineLinks;
}

const tile =
  "flex min-h-20 h-full flex-col justify-between rounded-card border px-4 py-3 text-ink no-underline hover:no-underline";

function MonthGrid({ entry, lastMonth, links: { PlaceLink } }: MonthGridProps) {
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

const LookBack = lazy(async () => ({ default: (await import("./look-back.tsx")).LookBack }));

/** Collapsed at first, so that no memory comes as a surprise; loaded when opened. */
function OtherYears(props: LookBackProps) {
  const { t } = useLingui();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const month = monthName(props.month);
  return (
    <section className="mt-12 border-t border-rule pt-4">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-4 rounded-[10px] text-start hover:text-clay"
        >
          <span>
            <span className="block text-2xl">{t`In other years`}</span>
            <span className="block font-sans text-base text-ink-soft">
              <Trans>What {month} brought in the rest of your life</Trans>
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames("size-6 shrink-0 transition-transform duration-150", isOpen && "rotate-180")}
          />
        </button>
      </h3>
      {isOpen ? (
        <div id={panelId} className="mt-4">
          <Suspense fallback={<CardGridSkeleton count={1} />}>
            <LookBack {...props} />
          </Suspense>
        </div>
      ) : null}
    </section>
  );
}
