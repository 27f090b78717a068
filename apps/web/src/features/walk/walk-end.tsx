import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { monthName } from "#lib/date-parts.ts";
import { asWritten } from "#ui/as-written.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { Rope } from "#ui/motifs/rope.tsx";

import type { Walk, WalkedMemory, WalkPlace } from "./walk.queries.ts";

/** Links out of the walk; the page knows the addresses. */
export interface WalkLinks {
  readonly addLink: (
    place: { readonly year: number; readonly month?: number | undefined },
    content: ReactNode,
    className: string,
  ) => ReactNode;
  readonly memoryLink: (
    memory: Pick<WalkedMemory, "_id" | "memoryTitle" | "author" | "timelineId">,
    content: ReactNode,
    className: string,
  ) => ReactNode;
}

interface WalkEndProps {
  readonly place: WalkPlace;
  readonly walk: Pick<Walk, "total" | "leftOut" | "next">;
  readonly links: Pick<WalkLinks, "addLink">;
  readonly onWalkOn: (place: WalkPlace) => void;
  readonly onClose: () => void;
}

/** The last page: where to go on. Of an empty year it is the only one. */
export function WalkEnd({ place, walk, links, onWalkOn, onClose }: WalkEndProps) {
  const { year, month } = place;
  const { total, leftOut, next } = walk;
  return (
    <section className="absolute inset-0 overflow-y-auto bg-paper px-6 pt-(--walk-top) pb-(--walk-foot)">
      <div className="mx-auto flex min-h-full max-w-[30em] flex-col items-center justify-center gap-4 py-6 text-center">
        <Rope lengthPx={260} thickness={8} waveHeight={5} className="h-8" />
        <h2 tabIndex={-1} className="text-[2em] leading-tight wrap-anywhere outline-none">
          {total > 0 ? <Finished place={place} /> : <Nothing place={place} isOnlyHeavy={leftOut > 0} />}
        </h2>
        {leftOut > 0 ? (
          <>
            <p className="text-ink-soft">
              <Plural
                value={leftOut}
                one="One memory with a stone or a candle was left out."
                other="# memories with a stone or a candle were left out."
              />
            </p>
            <Button variant="secondary" onClick={() => onWalkOn({ ...place, stones: true })}>
              <Trans>Include stones and candles</Trans>
            </Button>
          </>
        ) : null}
        <div className="mt-4 flex w-full flex-col items-stretch gap-3 sm:w-auto">
          {next ? (
            <Button onClick={() => onWalkOn(placeAfter(place, next))}>
              <OnTo next={next} isMonth={month !== undefined} />
            </Button>
          ) : null}
          {year === undefined
            ? null
            : links.addLink(
                { year, month },
                <Trans>Write a memory of {year}</Trans>,
                buttonStyle(next ? "secondary" : "primary"),
              )}
          <Button variant="quiet" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}

function placeAfter({ month, stones }: WalkPlace, next: { readonly year: number; readonly month: number }): WalkPlace {
  return { year: next.year, month: month === undefined ? undefined : next.month, stones };
}

function OnTo({
  next: { year, month },
  isMonth,
}: {
  readonly next: NonNullable<Walk["next"]>;
  readonly isMonth: boolean;
}) {
  const when = isMonth ? `${monthName(month)} ${year}` : String(year);
  return <Trans>On to {when}</Trans>;
}

function Finished({ place }: { readonly place: WalkPlace }) {
  const when = usePlaceName(place);
  if (place.sharedBy !== undefined) return <FinishedShare sharedBy={place.sharedBy} />;
  if (place.q === undefined) return <Trans>That was {when}</Trans>;
  const words = asWritten(place.q);
  return <Trans>That was everything we found for “{words}”</Trans>;
}

function FinishedShare({ sharedBy }: { readonly sharedBy: string | null }) {
  if (sharedBy === null) return <Trans>That was everything</Trans>;
  const name = asWritten(sharedBy);
  return <Trans>That was everything from {name}</Trans>;
}

function Nothing({ place, isOnlyHeavy }: { readonly place: WalkPlace; readonly isOnlyHeavy: boolean }) {
  const when = usePlaceName(place);
  if (place.q !== undefined) {
    const words = asWritten(place.q);
    return <Trans>Nothing to show for “{words}”</Trans>;
  }
  if (isOnlyHeavy || place.sharedBy !== undefined) return when;
  return <Trans>No memories of {when} yet</Trans>;
}

/** "1993", "May 1993", the words of a search, or who shares. */
function usePlaceName({ year, month, q, sharedBy }: WalkPlace): string {
  const { t } = useLingui();
  if (sharedBy !== undefined) return sharedBy === null ? t`Shared memories` : t`Memories from ${sharedBy}`;
  if (q !== undefined) return q;
  return month === undefined ? String(year) : `${monthName(month)} ${year}`;
}

/** What the walk is called. */
export function useWalkTitle(place: WalkPlace): string {
  const { t } = useLingui();
  const name = usePlaceName(place);
  if (place.sharedBy !== undefined) return name;
  return place.q === undefined ? t`Walk through ${name}` : t`Walk through memories of “${name}”`;
}
