import { useLingui } from "@lingui/react/macro";
import { Minus, Plus } from "lucide-react";

import { fieldBoxStyle, FieldNotes, labelStyle, useFieldIds } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";

interface CopiesFieldProps {
  readonly value: number;
  readonly max: number;
  readonly error: string | undefined;
  readonly onValueChange: (copies: number) => void;
}

const stepStyle = "size-12! border-edge! bg-card";

/** A number between two buttons, which are easier to hit than the arrows of a number field. */
export function CopiesField({ value, max, error, onValueChange }: CopiesFieldProps) {
  const { t } = useLingui();
  const { controlId, hintId, errorId, control } = useFieldIds({ error });
  return (
    <div>
      <label htmlFor={controlId} className={labelStyle}>{t`Copies`}</label>
      <div className="mt-1.5 flex items-center gap-3">
        <IconButton
          label={t`One copy fewer`}
          className={stepStyle}
          disabled={value <= 1}
          onClick={() => onValueChange(value - 1)}
        >
          <Minus aria-hidden="true" className="size-5" />
        </IconButton>
        <input
          id={controlId}
          name="copies"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          className={`${fieldBoxStyle} w-18! px-2! text-center`}
          value={value === 0 ? "" : value}
          onChange={({ target }) => onValueChange(Number(target.value.replaceAll(/\D/g, "")))}
          {...control}
        />
        <IconButton
          label={t`One more copy`}
          className={stepStyle}
          disabled={value >= max}
          onClick={() => onValueChange(value + 1)}
        >
          <Plus aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <FieldNotes error={error} hintId={hintId} errorId={errorId} />
    </div>
  );
}
