import type { MonthOverview } from "@lane/contract/overviews.ts";
import type { YearEntry } from "@lane/contract/timelines.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Play } from "lucide-react";
import { useId } from "react";

import { classNames } from "#lib/class-names.ts";
import { monthName } from "#lib/date-parts.ts";
import { firstOfYear } from "#lib/first-answer.ts";
import { pictureOf } from "#lib/picture-of.ts";
import { wallRatio } from "#lib/wall-shape.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Stone } from "#ui/motifs/stone.tsx";
import { PictureWall, PictureWallItem } from "#ui/picture-wall.tsx";
import {
  FirstWords,
  heightStyle,
  paperRatio,
  printFrame,
  PrintPicture,
  printStyle,
  PrintWallSkeleton,
} from "#ui/print.tsx";

import { LazyLockedNote } from "./lazy-locked-note.tsx";
import { lastMonthOf, type Today } from "./place.ts";
import type { TimelineLinks, TimelineScreenProps, VaultParts } from "./timeline-props.ts";
import { useYear } from "./timeline.queries.ts";
import { MarkCounts, YearHeading } from "./year-heading.tsx";

interface YearViewProps extends Pick<TimelineScreenProps, "renderFavourites" | "renderInvitation"> {
  readonly entry: YearEntry;
  readonly today: Today;
  readonly links: TimelineLinks;
  /** Undefined for one's own timeline. */
  readonly vault?: VaultParts | undefined;
}

export function YearView({ entry, today, links, renderFavourites, renderInvitation, vault }: YearViewProps) {
  const { year, memoryCount, lock } = entry;
  const lastMonth = lastMonthOf(year, today);
  const overview = useYear(year, memoryCount > 0);
  const isWaiting = memoryCount > 0 && overview.isPending;
  return (
    <>
      <title>{`${year} · Down Memory Lane`}</title>
      <YearHeading year={year}>
        <MarkCounts entry={entry} />
        {memoryCount > 0 ? <WalkButton year={year} links={links} vault={vault} /> : null}
      </YearHeading>
      {lock ? <LazyLockedNote year={year} links={links} /> : null}
      {memoryCount === 0 && !lock && lastMonth > 0 ? <div className="mt-6">{renderInvitation(year)}</div> : null}
      <Months
        entry={entry}
        overview={overview.data ?? []}
        isWaiting={isWaiting}
        lastMonth={lastMonth}
        links={links}
        vault={vault}
        onLost={() => overview.refetch({ cancelRefetch: false })}
      />
      {lastMonth > 0 && !isWaiting ? renderFavourites(year) : null}
    </>
  );
}

interface WalkButtonProps extends Pick<YearViewProps, "links" | "vault"> {
  readonly year: number;
}

function WalkButton({ year, links: { WalkLink }, vault }: WalkButtonProps) {
  return (
    <WalkLink year={year} className={`${buttonStyle()} max-sm:w-full`}>
      <Play aria-hidden="true" className="size-4" />
      {vault?.renderYearWalk(year) ?? <Trans>Walk through {year}</Trans>}
    </WalkLink>
  );
}

interface MonthsProps {
  readonly entry: YearEntry;
  readonly overview: readonly MonthOverview[];
  readonly isWaiting: boolean;
  readonly lastMonth: number;
  readonly links: TimelineLinks;
  readonly vault: VaultParts | undefined;
  readonly onLost: () => Promise<unknown>;
}

/** Months with memories as a wall of prints, the others as a quiet row. */
function Months({ entry, overview, isWaiting, lastMonth, links, vault, onLost }: MonthsProps) {
  const { t } = useLingui();
  const titleId = useId();
  const months = entry.monthCounts.map((count, index) => ({ month: index + 1, count }));
  const full = months.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby={titleId} className="mt-4">
      <h2 id={titleId} className="font-sans text-base text-ink-soft print:hidden">
        {vault?.monthsTitle ?? t`Select month to see your memory.`}
      </h2>
      {isWaiting ? (
        <div className="mt-3">
          <PrintWallSkeleton count={full.length} />
        </div>
      ) : (
        <>
          {full.length > 0 ? (
            <PictureWall aria-labelledby={titleId} className="mt-3">
              {full.map(({ month, count }, index) => (
                <MonthPrint
                  key={month}
                  place={{ year: entry.year, month }}
                  count={count}
                  overview={overview.find((one) => one.month === month)}
                  isFirst={index < firstOfYear}
                  links={links}
                  vault={vault}
                  onLost={onLost}
                />
              ))}
            </PictureWall>
          ) : null}
          <EmptyMonths year={entry.year} months={months} lastMonth={lastMonth} links={links} />
        </>
      )}
    </section>
  );
}

interface MonthPrintProps extends Pick<MonthsProps, "links" | "vault" | "onLost"> {
  readonly place: { readonly year: number; readonly month: number };
  readonly count: number;
  /** Undefined while nothing is known but the count, as of a month whose memories wait to be sent. */
  readonly overview: MonthOverview | undefined;
  readonly isFirst: boolean;
}

function MonthPrint({ place, count, overview, isFirst, links: { PlaceLink }, vault, onLost }: MonthPrintProps) {
  const lead = overview?.lead ?? null;
  const picture = lead?.cover ? pictureOf(lead.cover) : undefined;
  const ratio = picture ? wallRatio(picture) : paperRatio;
  const words = <MonthWords lead={lead} stoneId={`${place.year}/${place.month}`} />;
  return (
    <PictureWallItem ratio={ratio} frame={printFrame} className="min-w-36">
      <article className={classNames("group relative", heightStyle(picture))}>
        <div className={classNames(printStyle(`${place.year}/${place.month}`), heightStyle(picture))}>
          {picture ? (
            <PrintPicture picture={picture} ratio={ratio} isEager={isFirst} onLost={onLost} whenGone={words} />
          ) : (
            words
          )}
          <div className="px-1 pt-2 pb-1">
            <h3 className="text-lg leading-snug">
              <PlaceLink
                place={place}
                className="flex flex-wrap items-baseline justify-between gap-x-3 text-ink no-underline after:absolute after:inset-0 hover:no-underline"
              >
                <span>{monthName(place.month)}</span>{" "}
                <span className="font-sans text-sm font-semibold text-clay">
                  <Plural value={count} one="# memory" other="# memories" />
                </span>
              </PlaceLink>
            </h3>
            {overview && overview.titles.length > 0 ? (
              <p className="line-clamp-2 text-sm text-ink-soft" dir="auto">
                {overview.titles.join(", ")}
              </p>
            ) : null}
            {vault?.renderLead(lead, picture !== undefined)}
          </div>
        </div>
      </article>
    </PictureWallItem>
  );
}

interface MonthWordsProps {
  readonly lead: MonthOverview["lead"];
  readonly stoneId: string;
}

function MonthWords({ lead, stoneId }: MonthWordsProps) {
  return lead ? (
    <div className="grid min-h-20 grow content-center px-1 py-2">
      <FirstWords text={lead.excerpt} className="line-clamp-4" />
    </div>
  ) : (
    <div className="grid min-h-20 grow place-items-center">
      <Stone memoryId={stoneId} className="h-8" />
    </div>
  );
}

interface EmptyMonthsProps {
  readonly year: number;
  readonly months: readonly { readonly month: number; readonly count: number }[];
  readonly lastMonth: number;
  readonly links: TimelineLinks;
}

const chip = "inline-flex min-h-11 items-center rounded-pill border border-dashed px-4 no-underline";

function EmptyMonths({ year, months, lastMonth, links: { PlaceLink } }: EmptyMonthsProps) {
  const empty = months.filter(({ count }) => count === 0);
  if (empty.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {empty.map(({ month }) => (
        <li key={month}>
          {month > lastMonth ? (
            <button type="button" disabled className={`${chip} border-transparent text-ink-soft`}>
              {monthName(month)}{" "}
              <span className="sr-only">
                <Trans>still to come</Trans>
              </span>
            </button>
          ) : (
            <PlaceLink place={{ year, month }} className={`${chip} border-edge/60 text-ink-soft hover:border-clay`}>
              {monthName(month)}{" "}
              <span className="sr-only">
                <Trans>nothing yet</Trans>
              </span>
            </PlaceLink>
          )}
        </li>
      ))}
    </ul>
  );
}
