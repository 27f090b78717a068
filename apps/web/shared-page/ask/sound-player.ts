import { button, el, svg } from "../dom.ts";
import type { AskTexts } from "../texts/ask-en.ts";
import { waveOf } from "../wave.ts";
import { lengthOf } from "../words.ts";
import { type KeptPart, lengthMsOf } from "./kept-answer.ts";
import { createListening } from "./listening.ts";
import type { PartFiles } from "./pieces-as-files.ts";

interface SoundPlayerOptions {
  readonly sounds: readonly KeptPart[];
  readonly files: PartFiles;
  readonly words: AskTexts;
  readonly notPlayable: string;
}

export interface SoundPlayer {
  readonly box: HTMLElement;
  play(): void;
  close(): void;
}

const playSign = "M8 5v14l11-7z";
const pauseSign = "M7 5h4v14H7zM13 5h4v14h-4z";

/** Everything that was recorded, as one recording. */
export function soundPlayer({ sounds, files, words, notPlayable }: SoundPlayerOptions): SoundPlayer {
  const here = sounds.filter(({ isHere }) => isHere);
  if (here.length === 0)
    return { box: el("p", {}, words.elsewhereSound), play: () => undefined, close: () => undefined };
  const wholeMs = lengthMsOf(here);
  const wave = waveOf(here.reduce<number[]>((all, { levels }) => all.concat(levels), []));
  const sign = svg("path", { fill: "currentColor" });
  const said = el("span");
  const toggle = button(
    { class: "listen", "data-first": true },
    () => (listening.isPlaying() ? listening.pause() : listening.play()),
    svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, sign),
    said,
  );
  const time = el("span", { class: "time" });
  const trouble = el("p", { class: "complaint", role: "alert" });
  const listening = createListening({
    sounds: here,
    files,
    onChange: draw,
    onTrouble: () => (trouble.textContent = notPlayable),
  });

  function draw(): void {
    const isPlaying = listening.isPlaying();
    const position = Math.min(wholeMs, listening.positionMs());
    sign.setAttribute("d", isPlaying ? pauseSign : playSign);
    said.textContent = isPlaying ? words.pause : words.listen;
    wave.hear(wholeMs > 0 ? position / wholeMs : 0);
    const whole = lengthOf(wholeMs / 1000);
    time.textContent = position > 0 ? `${lengthOf(position / 1000)} / ${whole}` : whole;
  }

  draw();
  const box = el(
    "div",
    { class: "recorded", role: "group", "aria-label": words.yourRecording },
    el("div", { class: "wave" }, wave.drawing),
    el("div", { class: "recorded-row" }, toggle, time),
    trouble,
  );
  return { box, play: () => listening.play(), close: () => listening.stop() };
}
