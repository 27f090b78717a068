import type { AskAnswer } from "@lane/contract/asks.ts";
import { maxThanksLength } from "@lane/domain/asks.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useReplyToAnswer } from "./ask-answers.queries.ts";

interface DeclineFormProps {
  readonly answer: AskAnswer;
  readonly onKeep: () => void;
  /** Called when the answer has left the tray, and its buttons with it. */
  readonly onDeclined: () => void;
}

/** Asks whether an answer is meant to be declined, with room for a kind word. */
export function DeclineForm({ answer, onKeep, onDeclined }: DeclineFormProps) {
  const { t } = useLingui();
  const id = useId();
  const { name } = answer;
  const [words, setWords] = useState("");
  const decline = useReplyToAnswer(answer, "decline");
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);

  async function handleDecline() {
    try {
      await decline.mutateAsync(words.trim());
    } catch {
      return;
    }
    toast("success", t`Declined`);
    onDeclined();
  }

  return (
    <fieldset aria-labelledby={id} className="grid min-w-0 gap-3 rounded-card border border-rule bg-paper p-4">
      <p id={id} ref={question} tabIndex={-1} className="wrap-anywhere outline-none">
        <strong>{t`Decline this answer?`}</strong>{" "}
        {t`The words, photos and recording are deleted here. This can't be undone.`}
      </p>
      <TextArea
        label={t`A kind word for ${name} (optional)`}
        hint={t`${name} will see it on the page where they answered.`}
        rows={2}
        maxLength={maxThanksLength}
        value={words}
        onValueChange={setWords}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          className="grow sm:grow-0"
          busy={decline.isPending}
          onClick={() => void handleDecline()}
        >
          {t`Decline`}
        </Button>
        <Button variant="secondary" className="grow sm:grow-0" onClick={onKeep}>
          {t`Keep it here`}
        </Button>
      </div>
      <AlertNote summary={t`It hasn't been declined`} text={decline.error ? errorText(decline.error) : undefined} />
    </fieldset>
  );
}
