import { maxAnswerLength } from "@lane/domain/shares.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useEffect, useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { asWritten } from "#ui/as-written.tsx";
import { Button } from "#ui/button.tsx";
import { fieldBoxStyle, FieldNotes, labelStyle, useFieldIds } from "#ui/field.tsx";

import { useAnswerDraft } from "./answer-drafts.ts";
import { useAnswer } from "./shared-memories.queries.ts";

interface AnswerFormProps {
  readonly shareId: string;
  readonly memoryId: string;
  readonly from: string | null;
  /** Whether it is the main thing to do on the page. */
  readonly isMain: boolean;
}

/** A quiet way to answer: a button that becomes a field. What is written stays until it is sent. */
export function AnswerForm(props: AnswerFormProps) {
  const { text, write } = useAnswerDraft(props.shareId, props.memoryId);
  const [isWriting, setIsWriting] = useState(text !== "");
  const [isSent, setIsSent] = useState(false);
  useAskBeforeClosing(text !== "");
  if (isWriting) {
    return (
      <Writing
        {...props}
        text={text}
        onChange={write}
        onClose={() => setIsWriting(false)}
        onSent={() => {
          write("");
          setIsSent(true);
          setIsWriting(false);
        }}
      />
    );
  }
  return (
    <>
      <output className="empty:hidden">{isSent ? <Thanks from={props.from} /> : null}</output>
      <Button variant={props.isMain && !isSent ? "primary" : "secondary"} onClick={() => setIsWriting(true)}>
        {isSent ? <Trans>Tell more</Trans> : <TellText from={props.from} />}
      </Button>
    </>
  );
}

function TellText({ from }: Pick<AnswerFormProps, "from">) {
  if (from === null) return <Trans>Tell them what you remember</Trans>;
  const name = asWritten(from);
  return <Trans>Tell {name} what you remember</Trans>;
}

function Thanks({ from }: Pick<AnswerFormProps, "from">) {
  if (from === null) return <Trans>Thank you. Your answer has been sent.</Trans>;
  const name = asWritten(from);
  return <Trans>Thank you. {name} can read it now.</Trans>;
}

interface WritingProps extends AnswerFormProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

function Writing({ shareId, memoryId, from, text, onChange, onClose, onSent }: WritingProps) {
  const { t } = useLingui();
  const answer = useAnswer({ shareId, memoryId });
  const [problem, setProblem] = useState<string>();
  const { controlId, hintId, errorId, control } = useFieldIds({ error: problem });

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (answer.isPending) return;
    if (text.trim() === "") setProblem(t`Please write something`);
    else answer.mutate(text.trim(), { onSuccess: onSent });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid w-full gap-3">
      <div>
        <label htmlFor={controlId} className={labelStyle}>
          <TellText from={from} />
        </label>
        <textarea
          id={controlId}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed has become this field
          autoFocus
          dir="auto"
          rows={6}
          maxLength={maxAnswerLength}
          value={text}
          onChange={({ target }) => {
            setProblem(undefined);
            onChange(target.value);
          }}
          className={`${fieldBoxStyle} mt-1.5 text-lg`}
          {...control}
        />
        <FieldNotes error={problem} hintId={hintId} errorId={errorId} />
      </div>
      <AlertNote
        summary={t`Your answer wasn't sent. What you wrote is still here.`}
        text={answer.error ? errorText(answer.error) : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={answer.isPending} busyText={t`Sending...`}>
          <Trans>Send</Trans>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The browser asks before it closes the page: nothing else keeps what was written. */
function useAskBeforeClosing(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", handleLeave);
    return () => window.removeEventListener("beforeunload", handleLeave);
  }, [isWanted]);
}
