import { claimedTypes, extensionOf, usualLimits } from "@lane/domain/media-kinds.ts";
import { useEffect, useRef, useState } from "react";

import { listenTo } from "./microphone.ts";

export type RecorderState = "idle" | "asking" | "recording" | "paused" | "done" | "refused" | "broken";

/** Small enough not to lose much, large enough not to cost anything. */
const pieceMs = 1000;
const wantedTypes = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];
/** A little below what is taken, for the last piece. */
const mostBytes = usualLimits.Audio - 2 * 1024 * 1024;

interface Session {
  readonly recorder: MediaRecorder;
  readonly level: () => number;
  readonly end: () => void;
}

/** Records from the microphone. Nothing leaves the page before it is kept. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>("idle");
  const [file, setFile] = useState<File>();
  const [take, setTake] = useState(0);
  const session = useRef<Session>(undefined);

  useEffect(() => () => close(session.current), []);

  async function start() {
    setState("asking");
    setFile(undefined);
    setTake((before) => before + 1);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      session.current = record(stream, (recorded) => {
        setFile(recorded);
        setState("done");
      });
      setState("recording");
    } catch (error) {
      setState(error instanceof DOMException && error.name === "NotAllowedError" ? "refused" : "broken");
    }
  }

  return {
    state,
    file,
    /** Which try it is. */
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
    stop: () => session.current?.recorder.stop(),
  };
}

function record(stream: MediaStream, onDone: (file: File) => void): Session {
  const mimeType = wantedTypes.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
  const [level, endListening] = listenTo(stream);
  const pieces: Blob[] = [];
  let bytes = 0;

  function end() {
    endListening();
    for (const track of stream.getTracks()) track.stop();
  }

  recorder.addEventListener("dataavailable", ({ data }) => {
    pieces.push(data);
    bytes += data.size;
    if (bytes > mostBytes && recorder.state !== "inactive") recorder.stop();
  });
  recorder.addEventListener("stop", () => {
    end();
    onDone(fileOf(pieces, recorder.mimeType));
  });
  recorder.start(pieceMs);
  return { recorder, level, end };
}

function close(session: Session | undefined): void {
  if (!session || session.recorder.state === "inactive") return;
  session.recorder.stop();
  session.end();
}

function fileOf(pieces: readonly Blob[], mimeType: string): File {
  const [type = "audio/webm"] = mimeType.split(";");
  const [known = "audio/webm"] = claimedTypes("", type);
  return new File([...pieces], `Recording ${nowText()}.${extensionOf(known)}`, { type: known });
}

/** "2026-03-09 14.05": sorts by itself, and no program takes it for a path. */
function nowText(): string {
  const now = new Date();
  const [month, day, hour, minute] = [now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${now.getFullYear()}-${month}-${day} ${hour}.${minute}`;
}
