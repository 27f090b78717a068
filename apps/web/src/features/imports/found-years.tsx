import type { ImportYear } from "@lane/contract/imports.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { shortMonthName } from "#lib/date-parts.ts";
import { Checkbox } from "#ui/checkbox.tsx";

interface FoundYearsProps {
  readonly years: readonly ImportYear[];
  readonly withoutYears: readonly number[];
  readonly onChange: (withoutYears: readonly number[]) => void;
}

/** Where everything would go, year by year; a year can be left out. */
export function FoundYears({ years, withoutYears, onChange }: FoundYearsProps) {
  const { t } = useLingui();

  function handleYear(year: number, isWanted: boolean) {
    onChange(isWanted ? withoutYears.filter((one) => one !== year) : [...withoutYears, year]);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="text-xl">{t`Where they would go`}</legend>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2">
        {years.map((found) => (
          <li key={found.year} className="border-t border-rule py-2">
            <Checkbox
              label={<YearLabel found={found} />}
              checked={found.isReached && !withoutYears.includes(found.year)}
              disabled={!found.isReached}
              onChange={({ currentTarget }) => handleYear(found.year, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function YearLabel({ found: { year, months, isReached } }: { readonly found: ImportYear }) {
  const count = months.reduce((sum, one) => sum + one, 0);
  return (
    <>
      <strong className="figures-old text-xl">{year}</strong>{" "}
      <span className="text-ink-soft">
        <Plural value={count} one="# memory" other="# memories" />
        {isReached ? null : (
          <>
            {" · "}
            <Trans>outside your timeline</Trans>
          </>
        )}
        <span className="mt-1 flex flex-wrap gap-1.5 text-sm">
          {months.map((some, index) =>
            some === 0 ? null : (
              // Twelve months stay twelve months.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index} className="rounded-pill border border-rule px-2">
                {shortMonthName(index + 1)} {some}
              </span>
            ),
          )}
        </span>
      </span>
    </>
  );
}
