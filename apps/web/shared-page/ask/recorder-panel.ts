import { maxSoundMinutes } from "@lane/domain/asks.ts";

import { button, el, svg } from "../dom.ts";
import { barsOf } from "../wave.ts";
import { lengthOf } from "../words.ts";
import { buttonThatAsks } from "./asking-first.ts";
import { soundsOf } from "./kept-answer.ts";
import { type AskTools, keyed, type PagePart } from "./part-of-page.ts";
import { type SoundPlayer, soundPlayer } from "./sound-player.ts";

export interface RecorderPanel extends PagePart {
  stopAndListen(): Promise<void>;
}

/** From here on the person is told how much time is left. */
const warnMs = 5 * 60_000;

/** One large round button; what it records, while it records; and what was recorded, to listen to. */
export function recorderPanel(tools: AskTools): RecorderPanel {
  const { answering, words } = tools;
  const { recording, answer } = answering;
  const box = el("section", { class: "recorder", "aria-label": words.yourRecording });
  let player: SoundPlayer | undefined;
  let live: LiveRecording | undefined;
  const draw = keyed(box, (key) => {
    player?.close();
    player = undefined;
    live = undefined;
    if (key === "recording") {
      live = liveRecording(tools, () => void stopAndListen());
      return live.parts;
    }
    return soundsOf(answer).length > 0 ? recorded() : [roundButton(words.record, start), ready(key)];
  });

  function ready(key: string): HTMLElement {
    const { from } = answering.ask();
    const hint = el("p", { class: "hint", role: "status" }, key === "asking" ? words.allow : words.recordHint(from));
    return el("div", {}, el("p", { class: "round-label", "aria-hidden": "true" }, words.record), hint);
  }

  function recorded(): HTMLElement[] {
    player = soundPlayer({
      sounds: soundsOf(answer),
      files: tools.files,
      words,
      notPlayable: tools.reader.texts.notPlayable,
    });
    const again = buttonThatAsks({
      label: words.again,
      question: words.againQuestion,
      yes: words.againYes,
      no: words.keep,
      onYes: recordAgain,
    });
    const goOn = recording.canGoOn() ? button({ class: "quiet" }, start, words.goOn) : null;
    return [player.box, el("div", { class: "choices" }, goOn, again)];
  }

  function start(): void {
    player?.close();
    void recording.start();
  }

  async function recordAgain(): Promise<undefined> {
    recording.reset();
    await answering.removeSounds();
    await recording.start();
  }

  async function stopAndListen(): Promise<void> {
    await recording.stop();
    update();
    player?.play();
  }

  function update(): void {
    const state = recording.state();
    const sounds = soundsOf(answer).map(({ id, pieces }) => `${id} ${pieces}`);
    draw(state === "recording" ? state : [state, ...sounds].join());
    live?.update();
  }

  return { box, update, stopAndListen, close: () => player?.close() };
}

function roundButton(label: string, onPress: () => void, className = ""): HTMLButtonElement {
  return button({ class: `round ${className}`, "aria-label": label, "data-first": true }, onPress, el("span"));
}

interface LiveRecording {
  readonly parts: readonly HTMLElement[];
  update(): void;
}

function liveRecording({ answering, words, store }: AskTools, onStop: () => void): LiveRecording {
  const { recording } = answering;
  const wave = liveWave();
  const time = el("p", { class: "timer", role: "timer" });
  const note = el("p", { class: "hint", role: "status" }, store.isLasting() ? words.recording : words.recordingOpen);
  const left = el("p", { class: "hint strong", role: "status" });

  return {
    parts: [wave.box, time, roundButton(words.stopAndListen, onStop, "live"), note, left],
    update() {
      time.textContent = lengthOf(Math.floor(recording.lengthMs() / 1000));
      wave.draw(recording.levels());
      const leftMs = recording.leftMs();
      const sentence = leftMs > warnMs ? "" : words.minutesLeft(Math.max(1, Math.ceil(leftMs / 60_000)));
      if (left.textContent !== sentence) left.textContent = sentence;
    },
  };
}

const shownBars = 36;
const barsAhead = 14;

/** The last seconds of the recording, and room for the next ones. */
function liveWave(): { readonly box: HTMLElement; draw(levels: readonly number[]): void } {
  const said = svg("path", { class: "live-bars" });
  const ahead = svg("path");
  const width = (shownBars + barsAhead) * 4;
  const drawing = svg(
    "svg",
    { viewBox: `0 0 ${width} 40`, preserveAspectRatio: "none", "aria-hidden": "true" },
    ahead,
    said,
  );
  return {
    box: el("div", { class: "wave" }, drawing),
    draw(levels) {
      const latest = levels.slice(-shownBars);
      const bars = barsOf([...latest, ...Array.from({ length: shownBars + barsAhead - latest.length }, () => 0)]);
      said.setAttribute("d", bars.slice(0, latest.length).join(""));
      ahead.setAttribute("d", bars.slice(latest.length).join(""));
    },
  };
}

/** Why the recording ended by itself, or could not begin. */
export function recordingNotice({ answering, words }: AskTools): string {
  const { recording } = answering;
  const trouble = recording.trouble();
  if (trouble) return words[trouble];
  const ending = recording.ending();
  if (ending === "full") return words.full(maxSoundMinutes);
  return ending === "interrupted" && soundsOf(answering.answer).length > 0 ? words.interrupted : "";
}
