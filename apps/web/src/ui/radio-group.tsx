import { type ReactNode, useId } from "react";

import { FieldNotes, type FieldTexts, labelStyle, useFieldIds } from "./field.tsx";

interface RadioChoice<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
}

interface RadioGroupProps<V extends string> extends FieldTexts {
  readonly choices: readonly RadioChoice<V>[];
  readonly value: V | undefined;
  readonly onValueChange: (value: V) => void;
  readonly name?: string;
  readonly disabled?: boolean;
}

export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, hint, error, choices, value, onValueChange, name, disabled } = props;
  const ownName = useId();
  const { hintId, errorId, control } = useFieldIds({ hint, error });
  return (
    <fieldset
      className="min-w-0"
      disabled={disabled}
      aria-describedby={control["aria-describedby"]}
      // `aria-invalid` means nothing on a group; forms find the first invalid field by this attribute.
      data-invalid={control["aria-invalid"]}
    >
      <legend className={labelStyle}>{label}</legend>
      <div className="mt-1.5 grid grid-cols-[minmax(0,1fr)] gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-12 items-center gap-3 rounded-[10px] border border-edge bg-card px-4 py-2 transition-colors duration-150 hover:border-ink-soft has-checked:border-moss has-checked:bg-paper has-checked:shadow-[inset_0_0_0_1px_var(--color-moss)] has-disabled:cursor-not-allowed has-disabled:border-rule has-disabled:shadow-none has-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay"
          >
            <input
              type="radio"
              className="size-5 shrink-0 outline-none"
              name={name ?? ownName}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
            />
            <span className="min-w-0 wrap-anywhere">{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </fieldset>
  );
}
