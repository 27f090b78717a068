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
  let isWaiting = false;
  const retries = retrying({ file, isStopped: () => isStopped, onWaiting: handleWaiting });

  function handleWaiting(): boolean {
    isWaiting = true;
    noteNoAnswer();
    events.onWaiting();
    // The listener may have stopped the upload; a retry timer started after this would not be cleared.
    return !isStopped;
  }

  function handleProgress(sentBytes: number) {
    isWaiting = false;
    if (!isStopped) events.onProgress(sentBytes);
  }

  // Back online: retries at once instead of after the pause. A request that is being prepared is about to be sent anyway.
  async function handleOnline() {
    if (!isWaiting || retries.isPreparing() || !upload) return;
    await upload.abort();
    if (!isStopped) upload.start();
  }

  const online = () => void handleOnline();
  function end() {
    isStopped = true;
    window.removeEventListener("online", online);
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
        ...retries.options,
        onUploadUrlAvailable: () => {
          noteAnswer();
          events.onAddress(pathOf(upload?.url));
        },
        onProgress: handleProgress,
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

  window.addEventListener("online", online);
  void begin();
  return {
    stop() {
      end();
      void upload?.abort();
    },
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
  /** Returns whether to go on. */
  readonly onWaiting: () => boolean;
}

function retrying({ file, isStopped, onWaiting }: Retrying) {
  let isPreparing = false;
  let renewal: Promise<boolean> | undefined;

  async function prepare() {
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
  }

  const options: Pick<UploadOptions, "onBeforeRequest" | "onShouldRetry"> = {
    async onBeforeRequest(request) {
      isPreparing = true;
      await prepare().finally(() => (isPreparing = false));
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
  return {
    options,
    /** Aborted while it is being prepared, a request would still be sent, without its headers. */
    isPreparing: () => isPreparing,
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
