import type { AskAnswer } from "@lane/contract/asks.ts";
import { maxThanksLength } from "@lane/domain/asks.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";

import { useReplyToAnswer } from "./ask-answers.queries.ts";

interface ThanksProps {
  readonly answer: AskAnswer;
  /** Where the form was opened by a button, the way back to it. */
  readonly onCancel?: (() => void) | undefined;
}

/** Thanks to the person who answered: what was said, or the form for it. */
export function Thanks({ answer, onCancel }: ThanksProps) {
  return answer.thanks === null ? <ThanksForm answer={answer} onCancel={onCancel} /> : <SentThanks answer={answer} />;
}

/** A declined answer has the kind word that went with it. */
function SentThanks({ answer: { id, name, state, thanks } }: Pick<ThanksProps, "answer">) {
  const { t } = useLingui();
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (lastThanked === id) sentence.current?.focus();
    lastThanked = undefined;
  }, [id]);
  return (
    <p ref={sentence} tabIndex={-1} className="wrap-anywhere text-ink-soft outline-none">
      {state === "declined" ? t`You wrote to ${name}:` : t`You thanked ${name}:`} <q dir="auto">{thanks}</q>
    </p>
  );
}

/** The answer whose form was just sent; what was sent is then shown in another place of its card. */
let lastThanked: string | undefined;

function ThanksForm({ answer, onCancel }: ThanksProps) {
  const { t } = useLingui();
  const { name, isThankedByMail } = answer;
  const [words, setWords] = useState(t`Thank you, ${name}. It means a lot to me that you told me this.`);
  const thank = useReplyToAnswer(answer, "thank");
  const form = useRef<HTMLFormElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) form.current?.querySelector("textarea")?.focus();
  }, [isOpened]);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3 rounded-card border border-rule bg-paper p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() === "" || thank.isPending) return;
        lastThanked = answer.id;
        thank.mutate(words.trim());
      }}
    >
      <TextArea
        label={t`Say thank you`}
        hint={
          isThankedByMail
            ? t`We'll email it to ${name}. It's also on the page where they answered.`
            : t`${name} will see it on the page where they answered.`
        }
        rows={3}
        maxLength={maxThanksLength}
        value={words}
        onValueChange={setWords}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="secondary"
          className="grow sm:grow-0"
          busy={thank.isPending}
          disabled={words.trim() === ""}
        >
          {t`Send your thanks`}
        </Button>
        {onCancel ? (
          <Button variant="quiet" className="grow sm:grow-0" onClick={onCancel}>
            {t`Not now`}
          </Button>
        ) : null}
      </div>
      <AlertNote summary={t`Your thanks haven't been sent`} text={thank.error ? errorText(thank.error) : undefined} />
    </form>
  );
}
