import { Select, useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import type { KeyboardEventHandler } from "react";

import { classNames } from "#lib/class-names.ts";

import type { RailYear } from "./rail.ts";
import type { TimelineLinks } from "./timeline-props.ts";

interface YearBoxProps {
  readonly year: RailYear;
  readonly isSelected: boolean;
  readonly tabIndex: number;
  readonly onKeyDown: KeyboardEventHandler<HTMLAnchorElement>;
  readonly links: TimelineLinks;
}

const shape =
  "absolute inset-y-0.5 start-[4.9rem] end-1 flex items-center justify-between gap-2 rounded-card border ps-4 pe-3 text-ink no-underline " +
  "transition-colors duration-150 hover:no-underline focus-visible:outline-offset-0";
const looks = {
  selected: "border-clay bg-card shadow-soft forced-colors:border-4",
  open: "border-transparent hover:border-rule hover:bg-card",
  disabled: "border-transparent text-ink-soft",
} as const;

/** A year on its knot: an open one links to its page. */
export function YearBox({ year, isSelected, tabIndex, onKeyDown, links }: YearBoxProps) {
  const className = classNames(shape, looks[isSelected ? "selected" : year.state]);
  if (year.state === "disabled") {
    return (
      <button type="button" disabled className={className} data-year={year.year}>
        <YearFigure year={year.year} isSelected={false} />
      </button>
    );
  }
  return (
    <links.PlaceLink
      place={{ year: year.year }}
      aria-current={isSelected ? "true" : undefined}
      className={className}
      tabIndex={tabIndex}
      onKeyDown={onKeyDown}
      data-year={year.year}
    >
      <OpenYear year={year} isSelected={isSelected} />
    </links.PlaceLink>
  );
}

function OpenYear({ year: { year, entry }, isSelected }: Pick<YearBoxProps, "year" | "isSelected">) {
  const { t } = useLingui();
  return (
    <>
      <span className="flex flex-col">
        <YearFigure year={year} isSelected={isSelected} />{" "}
        <span className={isSelected ? "text-sm leading-tight whitespace-nowrap text-ink-soft" : "sr-only"}>
          <MemoryCount count={entry?.memoryCount ?? 0} />
        </span>
      </span>
      {entry?.lock ? (
        <span>
          <span className="sr-only">{t`Locked for new memories`}</span>
          <Lock aria-hidden="true" className="size-4 text-ink-soft" />
        </span>
      ) : null}
    </>
  );
}

function YearFigure({ year, isSelected }: { readonly year: number; readonly isSelected: boolean }) {
  return (
    <span
      className={classNames("figures-old leading-tight", isSelected ? "text-2xl font-semibold text-clay" : "text-2xl")}
    >
      {year}
    </span>
  );
}

let known: { readonly locale: string; readonly rules: Intl.PluralRules } | undefined;

/** `1 Memory` or `7 Memories`. */
export function MemoryCount({ count }: { readonly count: number }) {
  const { i18n } = useLingui();
  const form = pluralForm(count, i18n.locale);
  return <Select value={form} _one={`${count} Memory`} other={`${count} Memories`} />;
}

/**
 * The plural form of a count, for the many counts on the first screen. `<Plural>` would also create a number format,
 * which takes a tenth of a second on a slow phone.
 */
function pluralForm(count: number, locale: string): Intl.LDMLPluralRule {
  if (known?.locale !== locale) known = { locale, rules: new Intl.PluralRules(locale) };
  return known.rules.select(count);
}
