import { Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { wordButtonStyle } from "#ui/action-style.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { openModal } from "#ui/modal-queue.ts";
import { toast } from "#ui/toast-queue.ts";

import { isInText, usePutIntoText, useShownMemory } from "./put-into-text.ts";
import { useRemoveTranscript } from "./transcripts.queries.ts";

interface TranscriptActionsProps {
  readonly fileId: string;
  readonly name: string;
  readonly memoryId: string | undefined;
  readonly text: string;
  readonly onWrite: () => void;
  readonly onReplaced: () => void;
}

/** What can be done with the finished transcript of one's own recording. */
export function TranscriptActions({ fileId, name, memoryId, text, onWrite, onReplaced }: TranscriptActionsProps) {
  const { t } = useLingui();
  const remove = useRemoveTranscript(fileId);

  async function handleDelete() {
    const { answer } = openModal({
      type: "confirm",
      title: t`Delete this text?`,
      text: t`The recording stays.`,
      confirmText: t`Delete the text`,
      isDangerous: true,
    });
    if (!(await answer)) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        toast("success", t`Text deleted`);
        onReplaced();
      },
    });
  }

  return (
    <>
      <div className="-ms-3 mt-1 flex flex-wrap print:hidden">
        <button type="button" className={wordButtonStyle} aria-label={t`Correct: ${name}`} onClick={onWrite}>
          <Trans>Correct</Trans>
        </button>
        {memoryId === undefined || text === "" ? null : (
          <PutIntoText memoryId={memoryId} name={name} transcript={text} />
        )}
        <button
          type="button"
          className={`${wordButtonStyle} text-alarm!`}
          aria-label={t`Delete the text: ${name}`}
          aria-busy={remove.isPending || undefined}
          onClick={() => void handleDelete()}
        >
          <Trans>Delete the text</Trans>
        </button>
      </div>
      <AlertNote summary={t`That didn't work`} text={remove.error ? errorText(remove.error) : undefined} />
    </>
  );
}

interface PutIntoTextProps {
  readonly memoryId: string;
  readonly name: string;
  readonly transcript: string;
}

/** Not offered for what the memory's text says already. */
function PutIntoText({ memoryId, name, transcript }: PutIntoTextProps) {
  const { t } = useLingui();
  const memory = useShownMemory(memoryId);
  const put = usePutIntoText((isQueued) => {
    if (isQueued) toast("info", t`Saved on this device. We'll send it when you're back online.`);
    else toast("success", t`Added to the end of your text`);
  });
  if (!memory || isInText(memory, transcript)) return null;

  function handlePut() {
    if (!memory || put.isPending) return;
    put.mutate({ memory, transcript }, { onError: (error) => toast("error", errorText(error)) });
  }

  return (
    <button
      type="button"
      className={wordButtonStyle}
      aria-label={t`Add to my text: ${name}`}
      aria-busy={put.isPending || undefined}
      onClick={handlePut}
    >
      <Trans>Add to my text</Trans>
    </button>
  );
}
