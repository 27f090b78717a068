import type { ComponentProps, ReactNode } from "react";

import { FieldNotes, type FieldTexts, useFieldIds } from "./field.tsx";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type">, Pick<FieldTexts, "hint" | "error"> {
  /** May hold links, such as the one to the terms. */
  readonly label: ReactNode;
}

export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const { controlId, hintId, errorId, control } = useFieldIds({ hint, error }, id);
  return (
    <div>
      <div className="flex items-start gap-1 has-disabled:text-ink-soft">
        <span className="-ms-2.5 flex size-11 shrink-0 items-center justify-center">
          <input id={controlId} type="checkbox" className="size-6" {...control} {...input} />
        </span>
        <label htmlFor={controlId} className="py-2">
          {label}
        </label>
      </div>
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  );
}
