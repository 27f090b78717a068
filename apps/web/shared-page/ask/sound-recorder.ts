import { recordedSoundTypes, soundPieceMs } from "@lane/domain/asks.ts";

import { measureLevel } from "./sound-level.ts";
import { keepAwake } from "./wake-lock.ts";

type RecordedSoundType = (typeof recordedSoundTypes)[number];

/** Why nothing can be recorded: not allowed, no microphone, a browser that cannot, or something else. */
export type MicrophoneTrouble = "refused" | "absent" | "unable" | "broken";

export interface Recording {
  readonly contentType: RecordedSoundType;
  elapsedMs(): number;
  /** From 0 to 100. */
  level(): number;
  /** Resolves when its last piece is kept. */
  stop(): Promise<void>;
}

interface RecordingEvents {
  /** One after the other: the next piece waits until this one is kept. */
  readonly onPiece: (bytes: ArrayBuffer) => Promise<void>;
  /** It is over, and all of it is kept. By itself: a call came in, the screen was locked, the microphone was pulled out. */
  readonly onEnd: (isByItself: boolean) => void;
}

/** Good for speech: half an hour is 15 MB. */
const bitsPerSecond = 64_000;
/** A microphone may be silent for a moment while it changes hands, as when headphones are put on. */
const mutePatienceMs = 1500;

function canRecord(): boolean {
  return typeof MediaRecorder !== "undefined" && "mediaDevices" in navigator;
}

export async function startRecording(events: RecordingEvents): Promise<Recording | MicrophoneTrouble> {
  if (!canRecord()) return "unable";
  try {
    return record(await navigator.mediaDevices.getUserMedia({ audio: true }), events);
  } catch (error) {
    return troubleOf(error);
  }
}

function troubleOf(error: unknown): MicrophoneTrouble {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  // WebKit says the second where there is no microphone at all.
  return name === "NotFoundError" || name === "OverconstrainedError" ? "absent" : "broken";
}

function record(stream: MediaStream, { onPiece, onEnd }: RecordingEvents): Recording {
  const mimeType = typesByPreference().find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: bitsPerSecond, ...(mimeType ? { mimeType } : {}) });
  const level = measureLevel(stream);
  const letSleep = keepAwake();
  const [track] = stream.getAudioTracks();
  const startedAt = performance.now();
  let isWanted = false;
  let endedAt: number | undefined;
  let kept = Promise.resolve();

  const over = new Promise<void>((resolve) => {
    recorder.addEventListener("dataavailable", ({ data }) => {
      if (data.size > 0) kept = kept.then(async () => onPiece(await bytesOf(data)));
    });
    recorder.addEventListener("stop", () => {
      endedAt = performance.now();
      tidy();
      void kept.then(() => onEnd(!isWanted)).then(resolve);
    });
  });

  function end(): void {
    if (recorder.state !== "inactive") recorder.stop();
  }

  function endIfMute(): void {
    setTimeout(() => track?.muted && end(), mutePatienceMs);
  }

  /** The browser may end the page while it is out of sight: what it has is kept at once. */
  function hurry(): void {
    if (document.visibilityState === "hidden" && recorder.state === "recording") recorder.requestData();
  }

  function tidy(): void {
    document.removeEventListener("visibilitychange", hurry);
    removeEventListener("pagehide", end);
    level.stop();
    letSleep();
    for (const one of stream.getTracks()) one.stop();
  }

  recorder.addEventListener("error", end);
  track?.addEventListener("ended", end);
  track?.addEventListener("mute", endIfMute);
  document.addEventListener("visibilitychange", hurry);
  addEventListener("pagehide", end);
  recorder.start(soundPieceMs);

  return {
    contentType: baseTypeOf(recorder.mimeType || mimeType || ""),
    elapsedMs: () => (endedAt === undefined ? performance.now() : endedAt) - startedAt,
    level: () => level.read(),
    stop() {
      isWanted = true;
      end();
      return over;
    },
  };
}

/**
 * In Chromium, a piece of `audio/mp4` has the sound of the piece before, and a page that is left gets nothing of the last
 * ten seconds. Its WebM has every piece at once, as MP4 has in Safari.
 */
function typesByPreference(): readonly RecordedSoundType[] {
  const [mp4, ...others] = recordedSoundTypes;
  return navigator.vendor.startsWith("Apple") ? recordedSoundTypes : [...others, mp4];
}

/** Without codecs. A browser that does not say what it records is an old Safari. */
function baseTypeOf(mimeType: string): RecordedSoundType {
  const base = mimeType.split(";")[0];
  return recordedSoundTypes.find((type) => type === base) || "audio/mp4";
}

/** `Blob.arrayBuffer` is younger than some phones. */
export function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Response(blob).arrayBuffer();
}
