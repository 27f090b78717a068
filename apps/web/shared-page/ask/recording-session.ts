import { maxSoundsPerAskAnswer } from "@lane/domain/asks.ts";

import type { AnswerStore } from "./answer-store.ts";
import { type KeptAnswer, lengthMsOf, mostSoundMs, soundsOf } from "./kept-answer.ts";
import { createKeptSound } from "./kept-sound.ts";
import { type MicrophoneTrouble, type Recording, startRecording } from "./sound-recorder.ts";

type Ending = "interrupted" | "full";

export interface RecordingSession {
  state(): "off" | "asking" | "recording";
  /** Why it could not begin. */
  trouble(): MicrophoneTrouble | undefined;
  /** Why the last one ended without being asked to. */
  ending(): Ending | undefined;
  /** Of the whole answer, with what was recorded before. */
  lengthMs(): number;
  leftMs(): number;
  /** The loudness so far, of this sound. */
  levels(): readonly number[];
  canGoOn(): boolean;
  start(): Promise<void>;
  /** Resolves when everything is kept. */
  stop(): Promise<void>;
  /** Forgets why the last one ended, and which trouble there was. */
  reset(): void;
}

interface RecordingSessionOptions {
  readonly answer: KeptAnswer;
  readonly store: AnswerStore;
  /** Another piece is kept. */
  readonly onPiece: () => void;
  readonly onChange: () => void;
}

interface RecordingState {
  now: "off" | "asking" | "recording";
  trouble: MicrophoneTrouble | undefined;
  ending: Ending | undefined;
  recording: Recording | undefined;
  /** What was recorded before. */
  keptMs: number;
  levels: number[];
  isCancelled: boolean;
}

const lookMs = 200;
/** With less than this left, another sound is not worth its beginning. */
const leastMs = 5000;

/** Records sounds into an answer, one at a time. */
export function createRecordingSession(options: RecordingSessionOptions): RecordingSession {
  const { answer, onChange } = options;
  const state: RecordingState = {
    now: "off",
    trouble: undefined,
    ending: answer.isRecording ? "interrupted" : undefined,
    recording: undefined,
    keptMs: 0,
    levels: [],
    isCancelled: false,
  };
  const lengthMs = (): number =>
    state.recording ? state.keptMs + state.recording.elapsedMs() : lengthMsOf(soundsOf(answer));
  const leftMs = (): number => mostSoundMs - lengthMs();

  function reset(): void {
    Object.assign(state, { trouble: undefined, ending: undefined });
    answer.isRecording = false;
  }

  return {
    state: () => state.now,
    trouble: () => state.trouble,
    ending: () => state.ending,
    lengthMs,
    leftMs,
    levels: () => state.levels,
    canGoOn: () => leftMs() >= leastMs && soundsOf(answer).length < maxSoundsPerAskAnswer,
    async start() {
      if (state.now !== "off") return;
      reset();
      Object.assign(state, { now: "asking", isCancelled: false, keptMs: lengthMs(), levels: [] });
      onChange();
      await begin(state, options);
      onChange();
    },
    async stop() {
      state.isCancelled = state.now === "asking";
      await state.recording?.stop();
    },
    reset,
  };
}

async function begin(state: RecordingState, options: RecordingSessionOptions): Promise<void> {
  const { answer, store, onPiece, onChange } = options;
  const sound = createKeptSound(answer, store);
  const started = await startRecording({ onPiece: keep, onEnd: end });
  if (typeof started === "string") {
    Object.assign(state, { now: "off", trouble: started });
    return;
  }
  if (state.isCancelled) {
    state.now = "off";
    return started.stop();
  }
  Object.assign(state, { now: "recording", recording: started });
  answer.isRecording = true;
  watch(state, started, onChange);
  await store.write(answer);

  async function keep(bytes: ArrayBuffer): Promise<void> {
    const { recording, levels } = state;
    if (!recording) return;
    const so = { contentType: recording.contentType, durationMs: recording.elapsedMs(), levels };
    const mayGoOn = await sound.keep(bytes, so);
    onPiece();
    if (!mayGoOn) endEarly(state, recording, "interrupted");
  }

  function end(isByItself: boolean): void {
    if (isByItself) state.ending = "interrupted";
    Object.assign(state, { now: "off", recording: undefined });
    answer.isRecording = false;
    void store.write(answer);
    onChange();
  }
}

function watch(state: RecordingState, watched: Recording, onChange: () => void): void {
  const timer = setInterval(() => {
    if (state.recording !== watched) return clearInterval(timer);
    state.levels.push(watched.level());
    if (state.keptMs + watched.elapsedMs() >= mostSoundMs) endEarly(state, watched, "full");
    onChange();
  }, lookMs);
}

function endEarly(state: RecordingState, recording: Recording, why: Ending): void {
  state.ending = why;
  void recording.stop();
}
