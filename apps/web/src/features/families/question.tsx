import { type ReactNode, useEffect, useId, useRef } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";

interface QuestionProps {
  readonly title: string;
  /** What follows from saying yes. */
  readonly children: ReactNode;
  readonly confirmText: string;
  readonly keepText: string;
  readonly failureSummary: string;
  readonly error: Error | null;
  readonly isBusy: boolean;
  /** Nothing that should frighten anybody. */
  readonly isHarmless?: boolean;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

/** Asked in the place where the button was pressed, which it replaces. */
export function Question(props: QuestionProps) {
  const { title, children, confirmText, keepText, failureSummary, error, isBusy, isHarmless = false } = props;
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className="mt-2 min-w-0 rounded-card border border-rule bg-paper p-4 outline-none"
    >
      <p id={id} className="font-semibold wrap-anywhere">
        {title}
      </p>
      <div className="mt-1 grid gap-2 wrap-anywhere">{children}</div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant={isHarmless ? "primary" : "danger"}
          className="grow sm:grow-0"
          busy={isBusy}
          onClick={props.onConfirm}
        >
          {confirmText}
        </Button>
        <Button variant="secondary" className="grow sm:grow-0" onClick={props.onKeep}>
          {keepText}
        </Button>
      </div>
      <div className="has-[p]:mt-3">
        <AlertNote summary={failureSummary} text={error ? errorText(error) : undefined} />
      </div>
    </fieldset>
  );
}
