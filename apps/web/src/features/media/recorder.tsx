import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Mic, Pause, Play, RotateCcw, Square } from "lucide-react";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";

import { durationText } from "#lib/size-text.ts";
import { useObjectUrl } from "#lib/use-object-url.ts";
import { Button } from "#ui/button.tsx";

import { addTileStyle } from "./add-tile.ts";
import { type RecorderState, useHasMicrophone, useRecorder } from "./use-recorder.ts";

interface RecorderHandle {
  /** Stops the recording and returns its file; undefined when nothing was recorded. */
  readonly finish: () => Promise<File | undefined>;
}

interface RecorderProps {
  readonly onKeep: (file: File) => void;
  readonly onClose: () => void;
  /** Called with whether there is a recording that is not yet added to the files. */
  readonly onTake: (hasTake: boolean) => void;
  readonly ref: Ref<RecorderHandle>;
}

/** Records a spoken memory, which can be played back before it is added to the files. */
function Recorder({ onKeep, onClose, onTake, ref }: RecorderProps) {
  const { t } = useLingui();
  const recorder = useRecorder();
  const { state, file } = recorder;
  const box = useRef<HTMLFieldSetElement>(null);
  // The recorder replaces the button that opened it, and takes over its focus.
  useEffect(() => box.current?.focus(), []);
  useImperativeHandle(ref, () => ({ finish: () => recorder.finish() }));
  const hasTake = state === "recording" || state === "paused" || state === "done";
  const tellTake = useEffectEvent(onTake);
  useEffect(() => {
    tellTake(hasTake);
    return () => tellTake(false);
  }, [hasTake]);

  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      aria-label={t`Record a voice memory`}
      className="mt-3 w-full min-w-0 rounded-[10px] border border-rule bg-paper p-4 outline-none"
    >
      <RecorderWords state={state} />
      {state === "recording" || state === "paused" ? (
        <div className="mb-4 grid gap-2">
          <LevelMeter level={recorder.level} isLive={state === "recording"} />
          <Clock key={recorder.take} isRunning={state === "recording"} />
        </div>
      ) : null}
      {file ? <Playback file={file} /> : null}
      <RecorderButtons recorder={recorder} onKeep={onKeep} onClose={onClose} />
    </fieldset>
  );
}

function RecorderWords({ state }: { readonly state: RecorderState }) {
  const { t } = useLingui();
  const words: Record<RecorderState, string> = {
    idle: t`Tell it in your own voice. Nothing is saved until you've listened to it.`,
    asking: t`Please allow the microphone when your browser asks.`,
    recording: t`Recording...`,
    paused: t`Paused`,
    done: t`Listen, then keep it or record it again.`,
    refused: t`The microphone is blocked. You can allow it in your browser's settings, next to the address of this page.`,
    broken: t`We couldn't use the microphone. Is another program using it?`,
  };
  const isBad = state === "refused" || state === "broken";
  return <output className={`mb-3 block ${isBad ? "font-semibold text-alarm" : ""}`}>{words[state]}</output>;
}

function Playback({ file }: { readonly file: File }) {
  const { t } = useLingui();
  const url = useObjectUrl(file);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the member has just recorded it
    <audio src={url} controls aria-label={t`Your recording`} className="mb-4 w-full" />
  );
}

function RecorderButtons({
  recorder,
  onKeep,
  onClose,
}: Pick<RecorderProps, "onKeep" | "onClose"> & { readonly recorder: ReturnType<typeof useRecorder> }) {
  const { state, file } = recorder;
  return (
    <div className="flex flex-wrap gap-3">
      {state === "recording" ? (
        <Button variant="secondary" onClick={recorder.pause}>
          <Pause aria-hidden="true" className="size-5" />
          <Trans>Pause</Trans>
        </Button>
      ) : null}
      {state === "paused" ? (
        <Button variant="secondary" onClick={recorder.resume}>
          <Play aria-hidden="true" className="size-5" />
          <Trans>Resume</Trans>
        </Button>
      ) : null}
      {state === "recording" || state === "paused" ? (
        <Button onClick={recorder.stop}>
          <Square aria-hidden="true" className="size-5" />
          <Trans>Stop</Trans>
        </Button>
      ) : null}
      {file ? (
        <Button onClick={() => onKeep(file)}>
          <Check aria-hidden="true" className="size-5" />
          <Trans>Keep it</Trans>
        </Button>
      ) : null}
      <StartButton state={state} onStart={() => void recorder.start()} />
      <Button variant="quiet" onClick={onClose}>
        <Trans>Cancel recording</Trans>
      </Button>
    </div>
  );
}

function StartButton({ state, onStart }: { readonly state: RecorderState; readonly onStart: () => void }) {
  if (state === "recording" || state === "paused") return null;
  if (state === "done") {
    return (
      <Button variant="secondary" onClick={onStart}>
        <RotateCcw aria-hidden="true" className="size-5" />
        <Trans>Record again</Trans>
      </Button>
    );
  }
  return (
    <Button busy={state === "asking"} onClick={onStart}>
      <Mic aria-hidden="true" className="size-5" />
      <Trans>Start recording</Trans>
    </Button>
  );
}

/** Recording time without pauses. */
function Clock({ isRunning }: { readonly isRunning: boolean }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return <p className="text-lg font-semibold tabular-nums">{durationText(seconds * 1000)}</p>;
}

/** Opens the recorder, and adds its recording to the files; only where there is a microphone. */
export function useVoice(onRecorded: (file: File) => boolean, onTake: (hasTake: boolean) => void) {
  const hasMicrophone = useHasMicrophone();
  const [isOpen, setIsOpen] = useState(false);
  const recorder = useRef<RecorderHandle>(null);

  function handleKeep(file: File): boolean {
    const isTaken = onRecorded(file);
    if (isTaken) setIsOpen(false);
    return isTaken;
  }

  return {
    tile: hasMicrophone && !isOpen ? <VoiceTile onOpen={() => setIsOpen(true)} /> : null,
    panel: isOpen ? (
      <Recorder ref={recorder} onKeep={handleKeep} onClose={() => setIsOpen(false)} onTake={onTake} />
    ) : null,
    /** Adds the recording to the files, also a running one; false when the form refuses the file. */
    keep: async (): Promise<boolean> => {
      const file = await recorder.current?.finish();
      return !file || handleKeep(file);
    },
  };
}

function VoiceTile({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Record your voice`}
      title={t`Record your voice`}
      onClick={onOpen}
      className={addTileStyle}
    >
      <Mic aria-hidden="true" className="size-6" />
    </button>
  );
}

interface LevelMeterProps {
  readonly level: () => number;
  readonly isLive: boolean;
}

const bars = 24;

/** Shows the level of the microphone. Updated without React, since it changes with every frame. */
function LevelMeter({ level, isLive }: LevelMeterProps) {
  const box = useRef<HTMLDivElement>(null);
  const readLevel = useEffectEvent(level);

  useEffect(() => {
    if (!isLive) return undefined;
    let frame = requestAnimationFrame(draw);

    function draw() {
      const lit = Math.round(readLevel() * bars);
      [...(box.current?.children ?? [])].forEach((bar, index) => bar.toggleAttribute("data-lit", index < lit));
      frame = requestAnimationFrame(draw);
    }

    return () => cancelAnimationFrame(frame);
  }, [isLive]);

  return (
    <div ref={box} aria-hidden="true" className="flex h-8 w-full items-end gap-1">
      {Array.from({ length: bars }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- bars have no names, and never change places
        <span key={index} className="h-full min-w-0 grow rounded-[2px] bg-rule data-lit:bg-moss" />
      ))}
    </div>
  );
}
