import type { Transcript } from "@lane/contract/transcripts.ts";
import { maxTranscriptLength } from "@lane/domain/transcripts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/modal-queue.ts";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useTranscriptDraft } from "./transcript-draft.ts";
import { useChangeTranscript } from "./transcripts.queries.ts";

interface TranscriptFormProps {
  readonly fileId: string;
  readonly transcript: Transcript | undefined;
  /** Called with every change. */
  readonly onWrite: () => void;
  readonly onClose: () => void;
}

export function TranscriptForm(props: TranscriptFormProps) {
  const { t } = useLingui();
  const { current, text, from, problem, save, isContinued, handleChange, handleSubmit, handleCancel } =
    useWriting(props);
  return (
    <form noValidate onSubmit={handleSubmit} className="grid max-w-reading gap-3 print:hidden">
      <TextArea
        label={t`What is said`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed has become this field
        autoFocus={!isContinued}
        rows={8}
        maxLength={maxTranscriptLength}
        value={text}
        error={problem}
        onValueChange={handleChange}
      />
      {current === from ? null : <Changed text={current} />}
      <AlertNote
        summary={t`Your text wasn't saved. It's still here.`}
        text={save.error ? errorText(save.error) : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending} busyText={t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" onClick={() => void handleCancel()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function useWriting({ fileId, transcript, onWrite, onClose }: TranscriptFormProps) {
  const { t } = useLingui();
  const current = transcript?.text ?? "";
  const { draft, keep, drop } = useTranscriptDraft(fileId, current);
  const [isContinued] = useState(draft !== undefined);
  // The cache alone tells its observers too late for a field: letters that are typed quickly would be lost.
  const [text, setText] = useState(draft?.text ?? current);
  const [from] = useState(draft?.from ?? current);
  const [problem, setProblem] = useState<string>();
  const save = useChangeTranscript(fileId);

  function handleChange(next: string) {
    onWrite();
    setProblem(undefined);
    setText(next);
    keep({ text: next, from });
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    if (text.trim() === "") setProblem(t`Please write something`);
    else save.mutate(text.trim(), { onSuccess: handleSaved });
  }

  function handleSaved() {
    toast("success", t`Text saved`);
    handleClose();
  }

  function handleClose() {
    drop();
    onClose();
  }

  async function handleCancel() {
    if (text === from || (await mayDiscard())) handleClose();
  }

  function mayDiscard(): Promise<boolean> {
    return openModal({
      type: "confirm",
      title: t`Discard what you wrote?`,
      confirmText: t`Discard`,
      cancelText: t`Keep writing`,
      isDangerous: true,
    }).answer;
  }

  return { current, text, from, problem, save, isContinued, handleChange, handleSubmit, handleCancel };
}

/** The text was written elsewhere, or by the machine, after writing began here. */
function Changed({ text }: { readonly text: string }) {
  return (
    <details className="rounded-card border border-rule bg-paper px-4 py-2">
      <summary className="min-h-11 cursor-pointer py-2">
        <Trans>This text has changed since you started. Saving replaces it with yours.</Trans>
      </summary>
      <p className="pb-2 whitespace-pre-line wrap-anywhere" dir="auto">
        {text}
      </p>
    </details>
  );
}
