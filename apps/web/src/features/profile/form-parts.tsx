import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";

export interface OverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface FormButtonsProps {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly saveText?: string;
}

export function FormButtons({ isBusy, onCancel, saveText }: FormButtonsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-3 pt-1">
      <Button type="submit" busy={isBusy} busyText={t`Saving...`} className="grow sm:grow-0">
        {saveText ?? t`Save`}
      </Button>
      <Button variant="secondary" onClick={onCancel} className="grow sm:grow-0">
        {t`Cancel`}
      </Button>
    </div>
  );
}

interface FormFailureProps {
  readonly summary: string;
  readonly error: Error | null | undefined;
}

/** The error of the whole form; errors of a field are shown beside that field. */
export function FormFailure({ summary, error }: FormFailureProps) {
  return <AlertNote summary={summary} text={error ? errorText(error) : undefined} />;
}

/** A form that replaces another one also takes over the focus. */
export function useFocusFirst(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector("input")?.focus(), [form]);
}
