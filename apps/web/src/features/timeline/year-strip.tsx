import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";

import { classNames } from "#lib/class-names.ts";

import { LockedRow } from "./locked-row.tsx";
import { byDecade, type Rail, type RailYear } from "./rail.ts";
import type { TimelineLinks } from "./timeline-props.ts";
import { MemoryCount } from "./year-box.tsx";

interface YearStripProps {
  readonly rail: Rail;
  readonly selectedYear: number | undefined;
  readonly nearYear?: number | undefined;
  readonly links: TimelineLinks;
}

/** The years on a narrow screen: the one before, this one, the one after, and all of them on a tap. */
export function YearStrip({ rail, selectedYear, nearYear, links }: YearStripProps) {
  const { t } = useLingui();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Stores the year at which the list was opened, so that it closes once another one is chosen.
  const [openAt, setOpenAt] = useState<number | "none">();
  const isOpen = openAt === (selectedYear ?? "none");

  useEffect(() => {
    if (!isOpen) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, [isOpen]);

  return (
    <nav
      data-screen-only
      aria-label={t`Years`}
      className="sticky top-0 z-20 -mx-5 -mt-5 mb-5 border-b border-rule bg-paper sm:-mx-8 md:-mt-10"
    >
      <div className="flex h-14 items-center gap-1 px-3 sm:px-6">
        <ol className="flex min-w-0 grow items-center">
          {aroundYear(rail.years, selectedYear ?? nearYear).map((year) => (
            <li key={year.year}>
              <StripYear year={year} isSelected={year.year === selectedYear} links={links} />
            </li>
          ))}
        </ol>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpenAt(isOpen ? undefined : (selectedYear ?? "none"))}
          className="flex min-h-11 shrink-0 items-center gap-1 rounded-pill px-2 text-[min(0.889rem,4.6vw)] font-semibold min-[22rem]:px-3"
        >
          <Trans>All years</Trans>
          <ChevronDown
            aria-hidden="true"
            className={classNames("size-4 transition-transform duration-150", isOpen && "rotate-180")}
          />
        </button>
      </div>
      {isOpen ? <AllYears id={panelId} rail={rail} selectedYear={selectedYear} links={links} /> : null}
    </nav>
  );
}

interface StripYearProps {
  readonly year: RailYear;
  readonly isSelected: boolean;
  readonly links: TimelineLinks;
}

function StripYear({ year: { year, state, entry }, isSelected, links: { PlaceLink } }: StripYearProps) {
  const className = classNames(
    "figures-old flex min-h-11 min-w-12 items-center justify-center rounded-pill border px-2 text-[min(1.25rem,5.5vw)] no-underline min-[22rem]:px-3",
    isSelected
      ? "border-clay bg-card font-semibold text-clay"
      : "border-transparent text-ink-soft forced-colors:border-[Canvas]",
  );
  if (state === "disabled") {
    return (
      <button type="button" disabled className={className}>
        {year}
      </button>
    );
  }
  return (
    <PlaceLink place={{ year }} aria-current={isSelected ? "true" : undefined} className={className}>
      {year}{" "}
      <span className="sr-only">
        <MemoryCount count={entry?.memoryCount ?? 0} />
      </span>
    </PlaceLink>
  );
}

interface AllYearsProps extends Omit<YearStripProps, "nearYear"> {
  readonly id: string;
}

function AllYears({ id, rail, selectedYear, links }: AllYearsProps) {
  return (
    <div
      id={id}
      className="absolute inset-x-0 top-full max-h-[70dvh] animate-appear overflow-y-auto overscroll-contain border-b border-rule bg-card px-5 pt-2 pb-5 shadow-soft sm:px-8"
    >
      {rail.lockedBefore ? <LockedRow span={rail.lockedBefore} links={links} className="" /> : null}
      {byDecade(rail.years).map(({ firstYear, years }) => (
        <section key={firstYear}>
          <h2 className="figures-old mt-3 mb-1 text-sm text-ink-soft italic">
            <Trans>{firstYear}s</Trans>
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.6rem,1fr))] gap-2">
            {years.map((year) => (
              <li key={year.year}>
                <ListedYear year={year} isSelected={year.year === selectedYear} links={links} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {rail.lockedAfter ? <LockedRow span={rail.lockedAfter} links={links} className="mt-3" /> : null}
    </div>
  );
}

function ListedYear({ year: { year, state, entry }, isSelected, links: { PlaceLink } }: StripYearProps) {
  const count = entry?.memoryCount ?? 0;
  const className = classNames(
    "figures-old flex min-h-14 w-full flex-col items-center justify-center rounded-card border text-xl leading-tight no-underline",
    isSelected ? "border-clay font-semibold text-clay" : "border-rule text-ink",
    count === 0 && "border-dashed",
  );
  if (state === "disabled") {
    return (
      <button type="button" disabled className={className}>
        {year}
      </button>
    );
  }
  return (
    <PlaceLink place={{ year }} aria-current={isSelected ? "true" : undefined} className={className}>
      {year}{" "}
      <span className="sr-only">
        <MemoryCount count={count} />
      </span>
      {count > 0 ? (
        <span aria-hidden="true" className="font-sans text-xs text-ink-soft">
          {count}
        </span>
      ) : null}
    </PlaceLink>
  );
}

/** Three neighbouring years with this one in the middle, as far as there are any. */
function aroundYear(years: readonly RailYear[], year: number | undefined): readonly RailYear[] {
  const index = years.findIndex((one) => one.year === year);
  const first = Math.max(0, Math.min((index < 0 ? years.length : index) - 1, years.length - 3));
  return years.slice(first, first + 3);
}
