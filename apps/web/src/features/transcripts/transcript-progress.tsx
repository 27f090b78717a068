import type { Transcript } from "@lane/contract/transcripts.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { wordButtonStyle } from "#ui/action-style.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { ProgressRope } from "#ui/progress-rope.tsx";

import { useRemoveTranscript } from "./transcripts.queries.ts";

interface TranscriptProgressProps {
  readonly fileId: string;
  readonly name: string;
  readonly transcript: Transcript;
  readonly onReplaced: () => void;
}

/** A transcript that is being made. It goes on when the page is left. */
export function TranscriptProgress({ fileId, name, transcript, onReplaced }: TranscriptProgressProps) {
  const { t } = useLingui();
  const remove = useRemoveTranscript(fileId);
  const { state, progress, isOwn } = transcript;
  const text = state === "waiting" ? t`Waiting to be written down. You can leave this page.` : t`Writing it down...`;
  return (
    <div className="print:hidden">
      <output className="block">{text}</output>
      {state === "working" ? (
        <div className="mt-2">
          <ProgressRope label={t`Progress of ${name}`} percent={progress ?? 0} />
        </div>
      ) : null}
      {isOwn ? (
        <button
          type="button"
          className={`${wordButtonStyle} -ms-3`}
          aria-label={t`Cancel: ${name}`}
          aria-busy={remove.isPending || undefined}
          onClick={() => remove.mutate(undefined, { onSuccess: onReplaced })}
        >
          <Trans>Cancel</Trans>
        </button>
      ) : null}
      <AlertNote summary={t`That didn't work`} text={remove.error ? errorText(remove.error) : undefined} />
    </div>
  );
}
