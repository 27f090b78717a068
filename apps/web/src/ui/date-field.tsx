import { type FocusEvent, useRef, useState } from "react";

import { birthYearGuesses } from "#lib/birth-year.ts";
import {
  type CalendarDate,
  type DateDraft,
  type DatePart,
  type DateVerdict,
  draftOf,
  checkDate,
  partOrder,
} from "#lib/date-parts.ts";

import { useDateComplaint } from "./date-complaint.ts";
import { DatePartBox } from "./date-part-box.tsx";
import { FieldNotes, type FieldTexts, labelStyle, useFieldIds } from "./field.tsx";
import { YearGuess } from "./year-guess.tsx";

interface DateFieldProps extends FieldTexts {
  readonly defaultValue?: CalendarDate | undefined;
  /** Where only the year is known so far, or two digits of it. */
  readonly defaultYear?: number | undefined;
  /** Hears each whole, possible date, and undefined while there is none. */
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
  const judge = (next: DateDraft) => checkBirthday(next, isBirthday) ?? checkDate(next, min, max);
  const complaint = useDateComplaint(judge(draft), { min, max, locale });
  // A form that misses a date knows less about what is wrong with it than the boxes do.
  const isTold = props.error !== undefined || (isLeft && guesses.length === 0);
  const error = isTold ? (complaint ?? props.error) : undefined;
  const { controlId, hintId, errorId, control } = useFieldIds({ hint, error });

  function handlePart(part: DatePart, text: string) {
    const next = { ...draft, [part]: text };
    const verdict = judge(next);
    setDraft(next);
    if (part === "year") setIsYearLeft(false);
    onDateChange(verdict.kind === "valid" ? verdict.date : undefined);
  }

  // Nobody is told off between the day and the month: only on leaving all three.
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
      <div className="mt-1.5 flex gap-2 sm:gap-3">
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

/** Asked about once the year is left: whoever types 1961 is at 19 first. */
function useYearGuesses(typed: string) {
  const [thisYear] = useState(() => new Date().getFullYear());
  // Two digits that stand there from the start were left elsewhere.
  const [isYearLeft, setIsYearLeft] = useState(typed !== "");
  return { guesses: isYearLeft ? birthYearGuesses(typed, thisYear) : [], setIsYearLeft };
}

/** Nobody here was born in the year 61. */
function checkBirthday({ year }: DateDraft, isBirthday: boolean): DateVerdict | undefined {
  return isBirthday && year.length === 2 ? { kind: "short-year" } : undefined;
}

function firstDraft(date: CalendarDate | undefined, year: number | undefined): DateDraft {
  return date || year === undefined ? draftOf(date) : { ...draftOf(undefined), year: String(year).padStart(2, "0") };
}
