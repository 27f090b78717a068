import { Select, Trans, useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import type { KeyboardEventHandler } from "react";

import { classNames } from "#lib/class-names.ts";

import type { RailYear } from "./rail.ts";
import type { LinkProps, TimelineLinks } from "./timeline-props.ts";

interface YearBoxProps {
  readonly year: RailYear;
  readonly isSelected: boolean;
  readonly isUpright: boolean;
  readonly tabIndex: number;
  readonly onKeyDown: KeyboardEventHandler<HTMLAnchorElement>;
  readonly links: TimelineLinks;
}

const shape =
  "flex focus-visible:outline-offset-0 text-ink no-underline transition-colors duration-150 hover:no-underline";
const upright =
  "absolute inset-y-0.5 start-[4.9rem] end-1 items-center justify-between gap-2 rounded-card border ps-4 pe-3";
const lying = "mt-[4.9rem] mx-1 min-h-16 flex-col items-center justify-center rounded-card border px-1";
const looks = {
  selected: "border-clay bg-card shadow-soft forced-colors:border-4",
  open: "border-transparent hover:border-rule hover:bg-card",
  locked: "border-transparent text-ink-soft hover:border-rule hover:bg-card",
  disabled: "border-transparent text-ink-soft",
} as const;

/** A year on its knot: open years link to their page, locked ones to the plans, the others are disabled. */
export function YearBox({ year, isSelected, isUpright, tabIndex, onKeyDown, links }: YearBoxProps) {
  const look = isSelected ? "selected" : year.state;
  const linkProps: LinkProps = {
    className: classNames(shape, isUpright ? upright : lying, looks[look]),
    tabIndex,
    onKeyDown,
    "data-year": year.year,
  };
  if (year.state === "locked") {
    return (
      <links.PlansLink {...linkProps}>
        <LockedYear year={year.year} />
      </links.PlansLink>
    );
  }
  if (year.state === "disabled") {
    return (
      <button type="button" disabled className={linkProps.className} data-year={year.year}>
        <YearFigure year={year.year} isSelected={false} />
      </button>
    );
  }
  return (
    <links.PlaceLink place={{ year: year.year }} aria-current={isSelected ? "true" : undefined} {...linkProps}>
      <OpenYear year={year} isSelected={isSelected} isUpright={isUpright} />
    </links.PlaceLink>
  );
}

function OpenYear({
  year: { year, entry },
  isSelected,
  isUpright,
}: Pick<YearBoxProps, "year" | "isSelected" | "isUpright">) {
  const { t, i18n } = useLingui();
  const count = entry?.memoryCount ?? 0;
  const form = pluralForm(count, i18n.locale);
  return (
    <>
      <span className={isUpright ? "flex flex-col" : "flex flex-col items-center"}>
        <YearFigure year={year} isSelected={isSelected} />{" "}
        <span className={isSelected ? "text-sm leading-tight whitespace-nowrap text-ink-soft" : "sr-only"}>
          <Select value={form} _one={`${count} Memory`} other={`${count} Memories`} />
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

function LockedYear({ year }: { readonly year: number }) {
  return (
    <>
      <span className="figures-old text-xl leading-tight">{year}</span>
      <span className="sr-only">
        <Trans>Locked. See the plans</Trans>
      </span>
      <Lock aria-hidden="true" className="size-4" />
    </>
  );
}

let known: { readonly locale: string; readonly rules: Intl.PluralRules } | undefined;

/**
 * The plural form of a count, for the many counts on the first screen. `<Plural>` would also create a number format,
 * which takes a tenth of a second on a slow phone.
 */
function pluralForm(count: number, locale: string): Intl.LDMLPluralRule {
  if (known?.locale !== locale) known = { locale, rules: new Intl.PluralRules(locale) };
  return known.rules.select(count);
}
