import { type FocusEvent, useRef, useState } from "react";

import { type CalendarDate, type DateDraft, type DatePart, draftOf, judgeDate, partOrder } from "#lib/date-parts.ts";

import { useDateComplaint } from "./date-complaint.ts";
import { DatePartBox } from "./date-part-box.tsx";
import { FieldNotes, type FieldTexts, labelStyle, useFieldIds } from "./field.tsx";

interface DateFieldProps extends FieldTexts {
  readonly defaultValue?: CalendarDate | undefined;
  /** Where only the year is known so far. */
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
  const complaint = useDateComplaint(judgeDate(draft, min, max), { min, max, locale });
  // A form that misses a date knows less about what is wrong with it than the boxes do.
  const error = isLeft || props.error !== undefined ? (complaint ?? props.error) : undefined;
  const { controlId, hintId, errorId, control } = useFieldIds({ hint, error });

  function handlePart(part: DatePart, text: string) {
    const next = { ...draft, [part]: text };
    const verdict = judgeDate(next, min, max);
    setDraft(next);
    onDateChange(verdict.kind === "valid" ? verdict.date : undefined);
  }

  // Nobody is told off between the day and the month: only on leaving all three.
  function handleBlur(event: FocusEvent) {
    if (!group.current?.contains(event.relatedTarget)) setIsLeft(true);
  }

  return (
    <fieldset ref={group} className="min-w-0" disabled={disabled} aria-describedby={control["aria-describedby"]}>
      <legend className={labelStyle}>{label}</legend>
      <div className="mt-1.5 flex flex-wrap gap-3">
        {partOrder(locale).map((part) => (
          <DatePartBox
            key={part}
            part={part}
            id={`${controlId}-${part}`}
            text={draft[part]}
            isInvalid={error !== undefined}
            isBirthday={isBirthday}
            onTextChange={(text) => handlePart(part, text)}
            onBlur={handleBlur}
          />
        ))}
      </div>
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </fieldset>
  );
}

function firstDraft(date: CalendarDate | undefined, year: number | undefined): DateDraft {
  return date || year === undefined ? draftOf(date) : { ...draftOf(undefined), year: String(year) };
}
