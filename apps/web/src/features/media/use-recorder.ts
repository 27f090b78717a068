import { claimedTypes, extensionOf, usualLimits } from "@lane/domain/media-kinds.ts";
import { useEffect, useRef, useState } from "react";

export type RecorderState = "idle" | "asking" | "recording" | "paused" | "done" | "refused" | "broken";

/** The length of a recorded chunk: short enough to lose little, long enough to cost nothing. */
const pieceMs = 1000;
const wantedTypes = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];
/** A little below the limit for sounds, to leave room for the last chunk. */
const mostBytes = usualLimits.Audio - 2 * 1024 * 1024;

interface Session {
  readonly recorder: MediaRecorder;
  readonly level: () => number;
  /** Resolves with the recording once it has stopped. */
  readonly recorded: Promise<File>;
}

/** Records from the microphone. The recording stays in the page until it is added to the files. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>("idle");
  const [file, setFile] = useState<File>();
  const [take, setTake] = useState(0);
  const session = useRef<Session>(undefined);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stop(session.current);
    };
  }, []);

  async function start() {
    setState("asking");
    setFile(undefined);
    setTake((before) => before + 1);
    session.current = undefined;
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const begun = record(stream);
      session.current = begun;
      // The recorder was closed while the browser asked for permission.
      if (isGone.current) stop(begun);
      setState("recording");
      setFile(await begun.recorded);
      setState("done");
    } catch (error) {
      setState(error instanceof DOMException && error.name === "NotAllowedError" ? "refused" : "broken");
    }
  }

  return {
    state,
    file,
    /** Number of recordings started. */
    take,
    start,
    level: () => session.current?.level() ?? 0,
    pause: () => {
      session.current?.recorder.pause();
      setState("paused");
    },
    resume: () => {
      session.current?.recorder.resume();
      setState("recording");
    },
    stop: () => stop(session.current),
    /** Stops a running recording and returns its file; undefined when there is none. */
    async finish() {
      stop(session.current);
      return session.current?.recorded;
    },
  };
}

function record(stream: MediaStream): Session {
  const mimeType = wantedTypes.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
  const [level, endListening] = listenTo(stream);
  const pieces: Blob[] = [];
  const { promise: recorded, resolve } = Promise.withResolvers<File>();
  let bytes = 0;

  recorder.addEventListener("dataavailable", ({ data }) => {
    pieces.push(data);
    bytes += data.size;
    if (bytes > mostBytes && recorder.state !== "inactive") recorder.stop();
  });
  recorder.addEventListener("stop", () => {
    endListening();
    for (const track of stream.getTracks()) track.stop();
    resolve(fileOf(pieces, recorder.mimeType));
  });
  recorder.start(pieceMs);
  return { recorder, level, recorded };
}

function stop(session: Session | undefined): void {
  if (session && session.recorder.state !== "inactive") session.recorder.stop();
}

function fileOf(pieces: readonly Blob[], mimeType: string): File {
  const [type = "audio/webm"] = mimeType.split(";");
  const [known = "audio/webm"] = claimedTypes("", type);
  return new File([...pieces], `Recording ${nowText()}.${extensionOf(known)}`, { type: known });
}

/** "2026-03-09 14.05": sortable, and without characters that are special in paths. */
function nowText(): string {
  const now = new Date();
  const [month, day, hour, minute] = [now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${now.getFullYear()}-${month}-${day} ${hour}.${minute}`;
}

/** Whether there is a microphone. Does not ask for permission to use it. */
export function useHasMicrophone(): boolean {
  const [hasOne, setHasOne] = useState(false);
  useEffect(() => {
    let isGone = false;
    void look();

    async function look() {
      if (!("mediaDevices" in navigator) || typeof MediaRecorder === "undefined") return;
      const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
      if (!isGone) setHasOne(devices.some(({ kind }) => kind === "audioinput"));
    }

    return () => {
      isGone = true;
    };
  }, []);
  return hasOne;
}

/** Returns a function for the current level, from 0 to 1, and one that stops measuring. */
function listenTo(stream: MediaStream): readonly [() => number, () => void] {
  const context = new AudioContext();
  // Some browsers create the context suspended, and then the level would stay 0.
  void context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const level = () => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    return Math.min(1, Math.sqrt(power) * 4);
  };
  return [level, () => void context.close()];
}
