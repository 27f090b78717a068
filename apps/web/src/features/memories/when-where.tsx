import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { Skeleton } from "#ui/skeleton.tsx";

import { useWhenText } from "./when-text.ts";
import type { WhenWhereProps } from "./when-where-panel.tsx";
import type { Writing } from "./writing.ts";

/** Loaded when it is opened: the date is usually proposed and right. */
const LazyWhenWherePanel = lazy(async () => ({ default: (await import("./when-where-panel.tsx")).WhenWherePanel }));

/** The date and the place of a memory: one button each, which opens its fields. */
export function WhenWhere(props: WhenWhereProps) {
  const { writing, monthChoice, error } = props;
  const { t } = useLingui();
  const ids = useId();
  const whenText = useWhenText();
  const [open, setOpen] = useState<"when" | "where">();
  const chosen = withOpenYear(writing, monthChoice?.years);
  const date = whenText(chosen);
  const isAsked = error !== undefined || isDateAsked(writing, monthChoice?.years);
  const [wasAsked, setWasAsked] = useState(false);
  // Opened once without being pressed; from then on it stays as it is while the choice is being made.
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setOpen("when");
  }
  const toggle = (part: "when" | "where") => setOpen(open === part ? undefined : part);
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Chip
          label={t`When was it?`}
          text={date ?? t`Choose a date`}
          isOpen={open === "when"}
          panelId={`${ids}when`}
          onToggle={() => toggle("when")}
        />
        <Chip
          label={t`Where was it?`}
          text={writing.place || t`Add a place`}
          isOpen={open === "where"}
          panelId={`${ids}where`}
          onToggle={() => toggle("where")}
        />
      </div>
      <Suspense fallback={<WaitingPanel part={open} />}>
        {open === undefined ? null : (
          <LazyWhenWherePanel
            key={open}
            {...props}
            id={`${ids}${open}`}
            part={open}
            isAsked={isAsked}
            writing={chosen}
          />
        )}
      </Suspense>
    </div>
  );
}

function WaitingPanel({ part }: { readonly part: "when" | "where" | undefined }) {
  return part === "when" ? <Skeleton className="mt-3 h-[325px] rounded-card sm:h-[237px]" /> : null;
}

interface ChipProps {
  readonly label: string;
  readonly text: string;
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly onToggle: () => void;
}

function Chip({ label, text, isOpen, panelId, onToggle }: ChipProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onToggle}
      className="inline-flex min-h-12 max-w-full items-center gap-2 rounded-pill border border-edge bg-card px-4 text-start transition-colors duration-150 hover:border-ink-soft aria-expanded:border-moss"
    >
      <span className="sr-only">{label} </span>
      <span className="min-w-0 truncate" dir="auto">
        {text}
      </span>
      <ChevronDown
        aria-hidden="true"
        className={classNames("size-5 shrink-0 transition-transform duration-150", isOpen && "rotate-180")}
      />
    </button>
  );
}

/** Where years are open, a missing date is proposed; a year to which nothing can be added is asked for again. */
function isDateAsked(writing: Writing, years: readonly number[] | undefined): boolean {
  return isYearClosed(writing, years) || (years?.length === 0 && (writing.year === null || writing.month === null));
}

function withOpenYear(writing: Writing, years: readonly number[] | undefined): Writing {
  return isYearClosed(writing, years) ? { ...writing, year: null } : writing;
}

function isYearClosed({ year }: Writing, years: readonly number[] | undefined): boolean {
  return years !== undefined && year !== null && !years.includes(year);
}
