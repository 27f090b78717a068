import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { sizeText } from "#lib/size-text.ts";
import { Button } from "#ui/button.tsx";
import { ProgressRope } from "#ui/progress-rope.tsx";

import type { AllProgress } from "./send-all.ts";

interface SendingProgressProps {
  readonly progress: AllProgress;
  readonly onStop: () => void;
}

export function SendingProgress({ progress, onStop }: SendingProgressProps) {
  const { t } = useLingui();
  const { files, sentFiles, bytes, sentBytes, isWaiting } = progress;
  const percent = Math.floor((sentBytes / Math.max(1, bytes)) * 100);
  const sent = sizeText(sentBytes);
  const all = sizeText(bytes);
  return (
    <div className="grid gap-3">
      <output className="block">
        {isWaiting ? (
          <Trans>No connection. It goes on by itself as soon as there is one.</Trans>
        ) : (
          <>
            <Trans>
              Sending {sent} of {all}.
            </Trans>{" "}
            <Plural value={files} one="One file." other={`${sentFiles} of # files are there.`} />
          </>
        )}
      </output>
      <ProgressRope label={t`How much has been sent`} percent={percent} />
      <p className="text-ink-soft">
        <Trans>
          Please keep this page open until everything is there. If it stops on the way, choose the same files again and
          it goes on where it was.
        </Trans>
      </p>
      <div>
        <Button variant="quiet" onClick={onStop}>
          <Trans>Stop sending</Trans>
        </Button>
      </div>
    </div>
  );
}
