import { maxEmptyNames } from "@lane/domain/limits.ts";
import { useEffect, useRef, useState } from "react";

import { type Sending, sendFile } from "#api/send-file.ts";
import { openUploadAddresses } from "#offline/upload-addresses.ts";

import { type AllProgress, sendAll } from "./send-all.ts";

const addresses = openUploadAddresses();

/** Of what has nothing in it there is nothing to send but its name. */
export function emptyNamesOf(files: readonly File[]): string[] {
  const empty = files.filter(({ size }) => size === 0);
  return empty.slice(0, maxEmptyNames).map(({ name, webkitRelativePath }) => webkitRelativePath || name);
}

/** The files that are on their way to be imported. Leaving the page stops them; what has arrived is gone on with. */
export function useSending(onArrived: (uploadIds: readonly string[], emptyNames: readonly string[]) => void) {
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
        onDone(uploadIds) {
          addresses.forget(files);
          setProgress(undefined);
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
