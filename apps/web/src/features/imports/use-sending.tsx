import { maxEmptyNames } from "@lane/domain/limits.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { type Sending, sendFile } from "#api/send-file.ts";
import { openUploadAddresses } from "#offline/upload-addresses.ts";
import { toast } from "#ui/toast-queue.ts";

import { type AllProgress, sendAll } from "./send-all.ts";

/** More would be a list that nobody reads. */
const mostNamed = 5;
const addresses = openUploadAddresses();

/** Of what has nothing in it there is nothing to send but its name. */
export function emptyNamesOf(files: readonly File[]): string[] {
  const empty = files.filter(({ size }) => size === 0);
  return empty.slice(0, maxEmptyNames).map(({ name, webkitRelativePath }) => webkitRelativePath || name);
}

/** The files that are on their way to be imported. Leaving the page stops them; what has arrived is gone on with. */
export function useSending(onArrived: (uploadIds: readonly string[], emptyNames: readonly string[]) => void) {
  const { t } = useLingui();
  const [progress, setProgress] = useState<AllProgress>();
  const [failure, setFailure] = useState<string>();
  const sending = useRef<Sending>(undefined);

  const isSending = progress !== undefined;

  useEffect(() => () => sending.current?.stop(), []);

  // The browser asks before a page is closed that is still sending.
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
          const left = t`These can no longer be read and were left out: ${names}`;
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
