import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type FocusEvent, useRef, useState } from "react";

import { birthYearGuesses } from "#lib/birth-year.ts";
import { classNames } from "#lib/class-names.ts";
import {
  type CalendarDate,
  dateText,
  monthName,
  type DateDraft,
  type DatePart,
  type DateVerdict,
  draftOf,
  checkDate,
  partOrder,
} from "#lib/date-parts.ts";

import { fieldBoxStyle, FieldNotes, type FieldTexts, labelStyle, useFieldIds } from "./field.tsx";
import { YearGuess } from "./year-guess.tsx";

interface DateFieldProps extends FieldTexts {
  readonly defaultValue?: CalendarDate | undefined;
  /** The year, or two digits of it, where day and month are not known yet. */
  readonly defaultYear?: number | undefined;
  /** Called with each complete and valid date, and with undefined while there is none. */
  readonly onDateChange: (date: CalendarDate | undefined) => void;
  readonly min?: CalendarDate;
  readonly max?: CalendarDate;
  readonly locale?: string;
  readonly disabled?: boolean;
  /** The browser may fill in a birthday by itself. */
  readonly isBirthday?: boolean;
}

/** Day, month and year as three plain controls, in the order of the reader's locale. */
export function DateField(props: DateFieldProps) {
  const {
    label,
    hint,
    defaultValue,
    defaultYear,
    onDateChange,
    min,
    max,
    locale,
    disabled,
    isBirthday = false,
  } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const [draft, setDraft] = useState<DateDraft>(() => firstDraft(defaultValue, defaultYear));
  const [isLeft, setIsLeft] = useState(false);
  const { guesses, setIsYearLeft } = useYearGuesses(isBirthday ? draft.year : "");
  const validate = (next: DateDraft) => checkBirthday(next, isBirthday) ?? checkDate(next, min, max);
  const complaint = useDateComplaint(validate(draft), { min, max, locale });
  // The boxes know better than the form what is wrong with a date, so their own error comes first.
  const isErrorShown = props.error !== undefined || (isLeft && guesses.length === 0);
  const error = isErrorShown ? (complaint ?? props.error) : undefined;
  const { controlId, hintId, errorId, control } = useFieldIds({ hint, error });

  function handlePart(part: DatePart, text: string) {
    const next = { ...draft, [part]: text };
    const verdict = validate(next);
    setDraft(next);
    if (part === "year") setIsYearLeft(false);
    onDateChange(verdict.kind === "valid" ? verdict.date : undefined);
  }

  // No error is shown between the day and the month: only on leaving all three boxes.
  function handleBlur(part: DatePart, event: FocusEvent) {
    if (part === "year") setIsYearLeft(true);
    if (!group.current?.contains(event.relatedTarget)) setIsLeft(true);
  }

  function handleGuess(year: number) {
    handlePart("year", String(year));
    group.current?.querySelector<HTMLElement>(`[id="${controlId}-year"]`)?.focus();
  }

  return (
    <fieldset ref={group} className="min-w-0" disabled={disabled} aria-describedby={control["aria-describedby"]}>
      <legend className={labelStyle}>{label}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2 sm:gap-3">
        {partOrder(locale).map((part) => (
          <DatePartBox
            key={part}
            part={part}
            id={`${controlId}-${part}`}
            text={draft[part]}
            isInvalid={error !== undefined}
            isBirthday={isBirthday}
            onTextChange={(text) => handlePart(part, text)}
            onBlur={(event) => handleBlur(part, event)}
          />
        ))}
      </div>
      {isBirthday ? <YearGuess years={guesses} onChoose={handleGuess} /> : null}
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </fieldset>
  );
}

interface DatePartBoxProps {
  readonly part: DatePart;
  readonly id: string;
  readonly text: string;
  readonly isInvalid: boolean;
  readonly isBirthday: boolean;
  readonly onTextChange: (text: string) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

const maxDigits = { day: 2, year: 6 } as const;
const widths: Record<DatePart, string> = {
  day: "w-[3.6rem] shrink-0 sm:w-[4.9rem]",
  month: "min-w-0 grow basis-[5rem] max-w-[13.4rem]",
  year: "w-[5.2rem] shrink-0 sm:w-[6.7rem]",
};

function DatePartBox(props: DatePartBoxProps) {
  const { part, id, text, isInvalid, isBirthday, onTextChange, onBlur } = props;
  const { t } = useLingui();
  const names: Record<DatePart, string> = { day: t`Day`, month: t`Month`, year: t`Year` };
  const shared = {
    id,
    value: text,
    onBlur,
    "aria-invalid": isInvalid || undefined,
    autoComplete: isBirthday ? `bday-${part}` : "off",
    className: classNames(fieldBoxStyle, part === "month" ? "ps-3 sm:ps-4" : "px-3 tabular-nums sm:px-4"),
  };
  return (
    <div className={widths[part]}>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {names[part]}
      </label>
      {part === "month" ? (
        <div className="relative">
          <select
            {...shared}
            className={classNames(shared.className, "appearance-none pe-10")}
            onChange={(event) => onTextChange(event.target.value)}
          >
            <option value="">{t`Month`}</option>
            {Array.from({ length: 12 }, (_, index) => (
              <option key={index} value={index + 1}>
                {monthName(index + 1)}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
          />
        </div>
      ) : (
        <input
          {...shared}
          type="text"
          inputMode="numeric"
          maxLength={maxDigits[part]}
          onChange={(event) => onTextChange(event.target.value.replaceAll(/\D/g, ""))}
        />
      )}
    </div>
  );
}

interface DateLimits {
  readonly min: CalendarDate | undefined;
  readonly max: CalendarDate | undefined;
  readonly locale: string | undefined;
}

/** A sentence about what is wrong with a date, or undefined when nothing is. */
function useDateComplaint(verdict: DateVerdict, { min, max, locale }: DateLimits): string | undefined {
  const { t } = useLingui();
  switch (verdict.kind) {
    case "incomplete":
      return t`Please enter a day, a month and a year`;
    case "year-out-of-range":
      return t`The year must be between 1 and 275760`;
    case "short-year":
      return t`Please enter all four digits of the year`;
    case "no-such-day": {
      const month = monthName(verdict.month);
      return t`There is no ${verdict.day} ${month}: ${month} ${verdict.year} has ${verdict.days} days`;
    }
    case "too-early": {
      const earliest = limitText(min, locale);
      return t`The date must be ${earliest} or later`;
    }
    case "too-late": {
      const latest = limitText(max, locale);
      return t`The date must be ${latest} or earlier`;
    }
    case "empty":
    case "valid":
    default:
      return undefined;
  }
}

function limitText(limit: CalendarDate | undefined, locale: string | undefined): string {
  return limit ? dateText(limit, locale) : "";
}

/** Guesses are shown once the year's box is left: a reader who types 1961 has typed 19 first. */
function useYearGuesses(typed: string) {
  const [thisYear] = useState(() => new Date().getFullYear());
  // Two digits that are given as the default were typed and left on another page.
  const [isYearLeft, setIsYearLeft] = useState(typed !== "");
  return { guesses: isYearLeft ? birthYearGuesses(typed, thisYear) : [], setIsYearLeft };
}

/** Two digits are not a complete year of birth. */
function checkBirthday({ year }: DateDraft, isBirthday: boolean): DateVerdict | undefined {
  return isBirthday && year.length === 2 ? { kind: "short-year" } : undefined;
}

function firstDraft(date: CalendarDate | undefined, year: number | undefined): DateDraft {
  return date || year === undefined ? draftOf(date) : { ...draftOf(undefined), year: String(year).padStart(2, "0") };
}
