import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

import { classNames } from "#lib/class-names.ts";

import { fieldBoxStyle, FieldNotes, type FieldTexts, labelStyle, useFieldIds } from "./field.tsx";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "size">, FieldTexts {
  /** Label and list in one line, where there is little height. */
  readonly isInline?: boolean;
}

/** A native select, which works best on phones and with keyboards. Its options are the children. */
export function SelectField({
  label,
  hint,
  error,
  id,
  isInline = false,
  className,
  children,
  ...select
}: SelectFieldProps) {
  const { controlId, hintId, errorId, control } = useFieldIds({ hint, error }, id);
  return (
    <div className={classNames(isInline && "flex flex-wrap items-center gap-x-3", className)}>
      <label htmlFor={controlId} className={labelStyle}>
        {label}
      </label>
      <div className={isInline ? "relative grow" : "relative mt-1.5"}>
        <select id={controlId} className={classNames(fieldBoxStyle, "appearance-none pe-10")} {...control} {...select}>
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
      <div className={isInline ? "w-full" : undefined}>
        <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
      </div>
    </div>
  );
}
