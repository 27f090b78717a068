import type { ComponentProps } from "react";

import { classNames } from "#lib/class-names.ts";

import { fieldBoxStyle, FieldNotes, type FieldTexts, labelStyle, useFieldIds } from "./field.tsx";

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "onChange">, FieldTexts {
  readonly onValueChange: (text: string) => void;
}

/** A field for several lines. */
export function TextArea({ label, hint, error, className, onValueChange, ...area }: TextAreaProps) {
  const { controlId, hintId, errorId, control } = useFieldIds({ hint, error });
  return (
    <div className={className}>
      <label htmlFor={controlId} className={labelStyle}>
        {label}
      </label>
      <textarea
        id={controlId}
        dir="auto"
        className={classNames(fieldBoxStyle, "mt-1.5 block")}
        onChange={({ target }) => onValueChange(target.value)}
        {...control}
        {...area}
      />
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  );
}
