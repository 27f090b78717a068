import { maxEmptyNames } from "@lane/domain/limits.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { sendFile, type Sending } from "#api/send-file.ts";
import { sizeText } from "#lib/size-text.ts";
import { openUploadAddresses } from "#offline/upload-addresses.ts";
import { Button } from "#ui/button.tsx";
import { ProgressRope } from "#ui/progress-rope.tsx";
import { toast } from "#ui/toast-queue.ts";

import { type AllProgress, sendAll } from "./send-all.ts";

/** The most file names in a message; a longer list would not be read. */
const mostNamed = 5;
const addresses = openUploadAddresses();

/** The names of empty files, which are not uploaded. */
export function emptyNamesOf(files: readonly File[]): string[] {
  const empty = files.filter(({ size }) => size === 0);
  return empty.slice(0, maxEmptyNames).map(({ name, webkitRelativePath }) => webkitRelativePath || name);
}

/** The uploads of files to import. Leaving the page stops them; choosing the files again resumes them. */
export function useSending(onArrived: (uploadIds: readonly string[], emptyNames: readonly string[]) => void) {
  const { t } = useLingui();
  const [progress, setProgress] = useState<AllProgress>();
  const [failure, setFailure] = useState<string>();
  const sending = useRef<Sending>(undefined);

  const isSending = progress !== undefined;

  useEffect(() => () => sending.current?.stop(), []);

  // The browser asks before closing a page that is still uploading.
  useEffect(() => {
    if (!isSending) return undefined;
    const listening = new AbortController();
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal: listening.signal });
    return () => listening.abort();
  }, [isSending]);

  function send(chosen: readonly File[]) {
    const files = chosen.filter(({ size }) => size > 0);
    setFailure(undefined);
    sending.current = sendAll(
      files,
      {
        onProgress: setProgress,
        onDone(uploadIds, unreadable) {
          const names = unreadable
            .map(({ name }) => name)
            .slice(0, mostNamed)
            .join(", ");
          const left = t`These files can no longer be read and were left out: ${names}`;
          addresses.forget(files);
          setProgress(undefined);
          if (uploadIds.length === 0) return setFailure(left);
          if (unreadable.length > 0) toast("error", left);
          onArrived(uploadIds, emptyNamesOf(chosen));
        },
        onFailed(sentence) {
          setProgress(undefined);
          setFailure(sentence);
        },
      },
      { send: sendFile, addresses },
    );
  }

  function stop() {
    sending.current?.stop();
    setProgress(undefined);
  }

  return { progress, failure, send, stop };
}

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
          <Trans>No connection. The upload will resume by itself.</Trans>
        ) : (
          <>
            <Trans>
              Uploading {sent} of {all}.
            </Trans>{" "}
            <Plural value={files} one="One file." other={`${sentFiles} of # files done.`} />
          </>
        )}
      </output>
      <ProgressRope label={t`Upload progress`} percent={percent} />
      <p className="text-ink-soft">
        <Trans>
          Please keep this page open until the upload is done. If it stops, choose the same files again and it will
          carry on from there.
        </Trans>
      </p>
      <div>
        <Button variant="quiet" onClick={onStop}>
          <Trans>Stop the upload</Trans>
        </Button>
      </div>
    </div>
  );
}
