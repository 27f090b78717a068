import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  /** A sentence beside the field. While it is there the field counts as invalid. */
  readonly error?: string | undefined;
}

export const fieldBoxStyle =
  "min-h-12 w-full rounded-[10px] border border-edge bg-card px-4 py-2 text-ink placeholder:text-ink-soft " +
  "transition-colors duration-150 hover:border-ink-soft focus-visible:outline-offset-1 " +
  "aria-invalid:border-alarm aria-invalid:border-2 [&[readonly]]:bg-paper " +
  "disabled:cursor-not-allowed disabled:border-rule disabled:bg-paper disabled:text-ink-soft";

export const labelStyle = "block font-semibold";

/** Ids and attributes that tie a control to its label, hint and error. */
export function useFieldIds({ hint, error }: Pick<FieldTexts, "hint" | "error">, givenId?: string) {
  const ownId = useId();
  const controlId = givenId ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [hint === undefined ? "" : hintId, error === undefined ? "" : errorId].filter(Boolean).join(" ");
  return {
    controlId,
    hintId,
    errorId,
    control: {
      "aria-describedby": described === "" ? undefined : described,
      "aria-invalid": error !== undefined || undefined,
    },
  };
}

interface FieldNotesProps extends Pick<FieldTexts, "hint" | "error"> {
  readonly hintId: string;
  readonly errorId: string;
}

export function FieldNotes({ hint, error, hintId, errorId }: FieldNotesProps) {
  return (
    <>
      {hint === undefined ? null : (
        <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {/* Stands there before the error does: a live region that arrives together with its text is often not read. */}
      <div aria-live="polite">{error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}</div>
    </>
  );
}

function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-2 text-sm font-semibold text-alarm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
