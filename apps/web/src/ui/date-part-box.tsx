import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import type { FocusEvent } from "react";

import { classNames } from "#lib/class-names.ts";
import { type DatePart, monthName } from "#lib/date-parts.ts";

import { fieldBoxStyle } from "./field.tsx";

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
  month: "min-w-0 grow basis-0 max-w-[13.4rem]",
  year: "w-[5.2rem] shrink-0 sm:w-[6.7rem]",
};

export function DatePartBox(props: DatePartBoxProps) {
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
