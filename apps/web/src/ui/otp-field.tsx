import { OTPField } from "@base-ui/react/otp-field";
import { useLingui } from "@lingui/react/macro";

import { classNames } from "#lib/class-names.ts";

import { fieldBoxStyle, FieldNotes, type FieldTexts, labelStyle, useFieldIds } from "./field.tsx";

const digits = 6;

interface OtpFieldProps extends FieldTexts {
  readonly value: string;
  readonly onValueChange: (code: string) => void;
  readonly onComplete?: (code: string) => void;
  readonly name?: string;
  readonly disabled?: boolean;
}

/** Six boxes for one code; typing advances, Backspace goes back, and a pasted code fills them all. */
export function OtpField({ label, hint, error, value, onValueChange, onComplete, name, disabled }: OtpFieldProps) {
  const { t } = useLingui();
  const { controlId, hintId, errorId, control } = useFieldIds({ hint, error });
  return (
    <div>
      <label id={`${controlId}-label`} htmlFor={controlId} className={labelStyle}>
        {label}
      </label>
      <OTPField.Root
        id={controlId}
        aria-labelledby={`${controlId}-label`}
        length={digits}
        value={value}
        onValueChange={onValueChange}
        {...(onComplete ? { onValueComplete: onComplete } : {})}
        {...(name === undefined ? {} : { name })}
        disabled={disabled ?? false}
        className="mt-1.5 flex max-w-md gap-2 sm:gap-3"
        dir="ltr"
      >
        {Array.from({ length: digits }, (_, index) => (
          <OTPField.Input
            key={index}
            aria-label={index === 0 ? undefined : t`Digit ${index + 1} of ${digits}`}
            {...control}
            className={classNames(fieldBoxStyle, "figures-old min-w-0 px-0! text-center text-2xl")}
          />
        ))}
      </OTPField.Root>
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  );
}
