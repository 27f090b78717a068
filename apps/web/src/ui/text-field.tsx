import type { ComponentProps, ReactNode } from "react";

import { classNames } from "#lib/class-names.ts";

import { fieldBoxStyle, FieldNotes, type FieldTexts, labelStyle, useFieldIds } from "./field.tsx";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "size">, FieldTexts {
  /** Stands inside the box at its end, such as a button. */
  readonly trailing?: ReactNode;
}

export function TextField({ label, hint, error, trailing, id, className, ...input }: TextFieldProps) {
  const { controlId, hintId, errorId, control } = useFieldIds({ hint, error }, id);
  return (
    <div className={className}>
      <label htmlFor={controlId} className={labelStyle}>
        {label}
      </label>
      <div className="relative mt-1.5">
        <input
          id={controlId}
          dir="auto"
          className={classNames(fieldBoxStyle, trailing !== undefined && "pe-14")}
          {...control}
          {...input}
        />
        {trailing === undefined ? null : <div className="absolute inset-y-0 end-1 flex items-center">{trailing}</div>}
      </div>
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  );
}
