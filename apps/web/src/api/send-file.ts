import type { DetailedError, Upload, UploadOptions } from "tus-js-client";

import { noteAnswer, noteNoAnswer } from "./connection.ts";
import { httpErrorText, isProblem, noResponseText, problemForReader } from "./errors.ts";
import { needsRefresh, refreshTokens } from "./refresh.ts";
import { readRefreshToken, readToken } from "./token-store.ts";

interface SendingEvents {
  /** The upload URL, which also resumes the upload after a reload. */
  readonly onAddress: (address: string) => void;
  readonly onProgress: (sentBytes: number) => void;
  /** The connection is lost; sending resumes by itself. */
  readonly onWaiting: () => void;
  readonly onDone: (fileId: string) => void;
  readonly onFailed: (sentence: string) => void;
  /** The file has been moved, changed or deleted since it was chosen, so a retry cannot succeed. */
  readonly onUnreadable: () => void;
}

/** Metadata sent with the file. */
interface SendingFacts {
  readonly name?: string;
  /** `import`: a file of any type that an import can read, never shown itself. */
  readonly purpose?: "import";
}

export interface Sending {
  /** Bytes already on the server stay there, so that the upload can be resumed. */
  stop(): void;
}

const endpoint = "/api/uploads";
const pieceBytes = 16 * 1024 * 1024;
const firstPauses = [500, 1000, 2000, 4000, 8000];
/** Retries for hours, so that a long loss of the connection needs no manual retry. */
const pauses = [...firstPauses, ...Array.from({ length: 1000 }, () => 15_000)];
/** The most attempts while the server answers with an error. */
const mostRefusals = 8;
const unreadable = new Error("The file can no longer be read");
const stopped = new Error("Stopped before it was sent");
const passing = new Set([409, 423, 429, 500, 502, 503, 504]);

/** Uploads one file in chunks, and resumes an interrupted upload. */
export function sendFile(file: File, address: string | null, events: SendingEvents, facts: SendingFacts = {}): Sending {
  let upload: Upload | undefined;
  let isStopped = false;
  const pause = createPause(() => {
    if (isStopped || !upload) return;
    void upload.abort();
    upload.start();
  });

  function handleWaiting(): boolean {
    pause.begin();
    noteNoAnswer();
    events.onWaiting();
    // The listener may have stopped the upload; a retry timer started after this would not be cleared.
    return !isStopped;
  }

  function end() {
    isStopped = true;
    pause.close();
  }

  function finish(tell: () => void) {
    if (isStopped) return;
    end();
    tell();
  }

  async function begin() {
    try {
      const tus = await import("tus-js-client");
      if (isStopped) return;
      upload = new tus.Upload(file, {
        ...optionsFor(file, address, facts),
        ...retrying({ file, isStopped: () => isStopped, onTry: pause.end, onWaiting: handleWaiting }),
        onUploadUrlAvailable: () => {
          noteAnswer();
          events.onAddress(pathOf(upload?.url));
        },
        onProgress: (sentBytes) => !isStopped && events.onProgress(sentBytes),
        onSuccess: () => finish(() => events.onDone(pathOf(upload?.url).split("/").at(-1) ?? "")),
        onError: (error) =>
          finish(() => (isUnreadable(error) ? events.onUnreadable() : events.onFailed(sentenceOf(error)))),
      });
      upload.start();
    } catch {
      // tus-js-client itself could not be loaded.
      finish(() => events.onFailed(noResponseText()));
    }
  }

  void begin();
  return {
    stop() {
      end();
      void upload?.abort();
    },
  };
}

/** The pause between two tries, which ends at once when the connection is back. */
function createPause(tryNow: () => void) {
  /** Aborted during a try, a request that is being prepared would still be sent, without its headers. */
  let isPausing = false;
  /** Since the current try began, which may still fail because it began without a connection. */
  let isOnlineAgain = false;

  function cutShort() {
    if (!isPausing) return;
    isPausing = false;
    tryNow();
  }

  function handleOnline() {
    isOnlineAgain = true;
    cutShort();
  }

  window.addEventListener("online", handleOnline);
  return {
    begin: () => {
      isPausing = true;
      // Not before tus-js-client has set its own timer, which a new start replaces.
      if (isOnlineAgain) setTimeout(cutShort);
    },
    end: () => {
      isPausing = false;
      isOnlineAgain = false;
    },
    close: () => window.removeEventListener("online", handleOnline),
  };
}

/** Tells the server to drop the upload. A failure is harmless, because the server drops idle uploads within a day. */
export async function giveUpUpload(address: string): Promise<void> {
  const headers = { "tus-resumable": "1.0.0", authorization: `Bearer ${readToken() ?? ""}` };
  await fetch(address, { method: "DELETE", headers }).catch(() => undefined);
}

function optionsFor(file: File, address: string | null, { name = file.name, purpose }: SendingFacts): UploadOptions {
  return {
    endpoint,
    ...(address === null ? {} : { uploadUrl: address }),
    chunkSize: pieceBytes,
    metadata: { filename: name, filetype: file.type, ...(purpose ? { purpose } : {}) },
    // Saves one request for each of thousands of photos.
    uploadDataDuringCreation: purpose === "import",
    storeFingerprintForResuming: false,
    retryDelays: pauses,
  };
}

interface Retrying {
  readonly file: File;
  readonly isStopped: () => boolean;
  readonly onTry: () => void;
  /** Returns whether to go on. */
  readonly onWaiting: () => boolean;
}

function retrying({
  file,
  isStopped,
  onTry,
  onWaiting,
}: Retrying): Pick<UploadOptions, "onBeforeRequest" | "onShouldRetry"> {
  let renewal: Promise<boolean> | undefined;
  return {
    async onBeforeRequest(request) {
      onTry();
      // tus-js-client reports an unreadable file as a lost connection.
      await file
        .slice(0, 1)
        .arrayBuffer()
        .catch(() => Promise.reject(unreadable));
      await renewal;
      renewal = undefined;
      if (needsRefresh(Date.now())) await refreshTokens(readToken());
      // An upload stopped before its request began would still be sent, without its headers.
      if (isStopped()) throw stopped;
      request.setHeader("Authorization", `Bearer ${readToken() ?? ""}`);
    },
    onShouldRetry(error, attempt) {
      const status = statusOf(error);
      if (isUnreadable(error)) return false;
      if (status === 0) return onWaiting();
      if (status === 401 && readRefreshToken() !== undefined) renewal = refreshTokens(readToken());
      return (passing.has(status) || renewal !== undefined) && attempt < mostRefusals;
    },
  };
}

function isUnreadable(error: Error | DetailedError): boolean {
  return "causingError" in error && error.causingError === unreadable;
}

function statusOf(error: DetailedError): number {
  return error.originalResponse?.getStatus() ?? 0;
}

function sentenceOf(error: Error | DetailedError): string {
  if (!("originalResponse" in error)) return error.message;
  const status = statusOf(error);
  return problemText(error.originalResponse?.getBody()) ?? (status === 0 ? noResponseText() : httpErrorText(status));
}

function problemText(body: string | undefined): string | undefined {
  try {
    const value: unknown = JSON.parse(body ?? "");
    return isProblem(value) ? problemForReader(value).message : undefined;
  } catch {
    return undefined;
  }
}

/** Stored without the host, so that the upload is found under every address of the site. */
function pathOf(url: string | null | undefined): string {
  return url ? new URL(url, location.href).pathname : "";
}
