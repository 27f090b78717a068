import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";

const snapPoints = [0.5, 0.75, 1];

export interface SheetFrame {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface ConfirmSheetProps extends SheetFrame {
  readonly title: string;
  readonly confirmText: string;
  /** False while what is confirmed is not known yet. */
  readonly isReady?: boolean;
  /** Ends something. */
  readonly isEnding?: boolean;
  readonly keepText: string;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** The second tap: says what happens, and asks once. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { isOpen, onClose, title, confirmText, keepText, isReady = true, isEnding = false, children } = props;
  const { t } = useLingui();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      snapPoints={snapPoints}
      firstSnapPoint={0.75}
      actions={
        <>
          <Button
            variant={isEnding ? "danger" : "primary"}
            disabled={!isReady}
            busy={props.isBusy}
            onClick={props.onConfirm}
            className="grow sm:grow-0"
          >
            {confirmText}
          </Button>
          <Button variant="secondary" onClick={onClose} className="grow sm:grow-0">
            {keepText}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        <AlertNote summary={t`That didn't work`} text={props.error ? errorText(props.error) : undefined} />
      </div>
    </Sheet>
  );
}
