import { useLingui } from "@lingui/react/macro";

import { SelectField } from "#ui/select-field.tsx";

import { byDecade, type RailYear } from "./rail.ts";

interface JumpToYearProps {
  readonly years: readonly RailYear[];
  readonly selectedYear: number | undefined;
  readonly onYear: (year: number) => void;
}

/** Picks a year by decade, or types it: a closed list takes digits. */
export function JumpToYear({ years, selectedYear, onYear }: JumpToYearProps) {
  const { t } = useLingui();
  const open = years.filter(({ state }) => state === "open");
  return (
    <SelectField
      isInline
      label={t`Go to a year`}
      value={selectedYear === undefined ? "" : String(selectedYear)}
      onChange={(event) => {
        if (event.target.value !== "") onYear(Number(event.target.value));
      }}
    >
      {selectedYear === undefined ? <option value="">{t`Choose a year`}</option> : null}
      {byDecade(open).map(({ firstYear, years: ofDecade }) => (
        <optgroup key={firstYear} label={t`${firstYear}s`}>
          {ofDecade.map(({ year }) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
