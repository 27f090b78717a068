import { daysInMonth } from "@lane/domain/calendar.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, useId } from "react";

import { monthName } from "#lib/date-parts.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { fieldBoxStyle, FieldNotes, labelStyle, useFieldIds } from "#ui/field.tsx";

import type { Writing } from "./writing.ts";

const months = Array.from({ length: 12 }, (_, index) => index + 1);

type When = Pick<Writing, "year" | "month" | "day" | "isCirca">;

interface WhenProps {
  readonly writing: When;
  readonly onChange: (change: Partial<When>) => void;
}

interface MonthFieldsProps {
  readonly writing: Pick<Writing, "year" | "month">;
  readonly onChange: (change: Partial<Pick<Writing, "year" | "month" | "day">>) => void;
  readonly years: readonly number[];
  readonly error: string | undefined;
}

/** Year and month, for a form that was opened without them. */
export function MonthFields({ writing, onChange, years, error }: MonthFieldsProps) {
  const { t } = useLingui();
  const notesId = useId();
  const isInvalid = error !== undefined;
  return (
    <fieldset className="min-w-0">
      <legend className={labelStyle}>{t`When was it?`}</legend>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <Choice
          label={t`Year`}
          value={writing.year}
          choices={years.map((year) => [year, String(year)])}
          empty={t`Choose a year`}
          isInvalid={isInvalid && writing.year === null}
          onValueChange={(year) => onChange({ year, day: null })}
        />
        <Choice
          label={t`Month`}
          value={writing.month}
          choices={months.map((month) => [month, monthName(month)])}
          empty={t`Choose a month`}
          isInvalid={isInvalid && writing.month === null}
          onValueChange={(month) => onChange({ month, day: null })}
        />
      </div>
      <FieldNotes error={error} hintId={`${notesId}-hint`} errorId={`${notesId}-error`} />
    </fieldset>
  );
}

/** The day if it is known, and "about then" if it is not. */
export function DayFields({ writing, onChange }: WhenProps) {
  const { t } = useLingui();
  const { year, month, day, isCirca = false } = writing;
  const days = month === null ? 31 : daysInMonth(year ?? 2000, month);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
      <Choice
        label={t`Day, if you know it`}
        value={day}
        choices={Array.from({ length: days }, (_, index) => [index + 1, String(index + 1)])}
        empty={t`No day`}
        onValueChange={(next) => onChange({ day: next })}
      />
      <Checkbox
        label={<Trans>Approximate date</Trans>}
        checked={isCirca}
        onChange={({ currentTarget }) => onChange({ isCirca: currentTarget.checked })}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: number | null;
  readonly choices: readonly (readonly [number, string])[];
  readonly empty: string;
  readonly isInvalid?: boolean;
  readonly onValueChange: (value: number | null) => void;
}

function Choice({ label, value, choices, empty, isInvalid = false, onValueChange }: ChoiceProps) {
  const { controlId } = useFieldIds({});
  const validity: ComponentProps<"select"> = isInvalid ? { "aria-invalid": true } : {};
  return (
    <div className="min-w-0">
      <label htmlFor={controlId} className="block text-sm text-ink-soft">
        {label}
      </label>
      <select
        id={controlId}
        value={value ?? ""}
        {...validity}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value === "" ? null : Number(currentTarget.value))}
        className={`${fieldBoxStyle} mt-1 w-auto! max-w-full`}
      >
        <option value="">{empty}</option>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
