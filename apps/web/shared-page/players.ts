import type { SharedMedia } from "@lane/contract/shared-memories.ts";

import type { Addresses } from "./addresses.ts";
import { button, el, svg } from "./dom.ts";
import { captionOf } from "./pictures.ts";
import type { Texts } from "./texts/en.ts";
import { waveOf } from "./wave.ts";
import { lengthOf } from "./words.ts";

interface PlayerOptions {
  readonly media: SharedMedia;
  /** Counted from 1 among the files of its kind. */
  readonly number: number;
  readonly addresses: Addresses;
  readonly texts: Texts;
}

export function filmPlayer({ media, number, addresses, texts }: PlayerOptions): HTMLElement {
  const { width, height, placeholder, posterUrl } = media;
  const player = el("video", {
    "aria-label": nameOf(media, texts.film(number)),
    controls: true,
    playsinline: true,
    // Its first picture is on the page already, and a film costs an old phone much of its data.
    preload: posterUrl === null ? "metadata" : "none",
    width,
    height,
  });
  if (placeholder !== null) player.style.backgroundImage = `url("${placeholder}")`;
  addresses.bind(player, media, (fresh) => {
    if (fresh.posterUrl !== null) player.poster = fresh.posterUrl;
    setSource(player, fresh);
  });
  return el("figure", { class: "film" }, player, captionOf(media));
}

export function soundPlayer({ media, number, addresses, texts }: PlayerOptions): HTMLElement {
  const name = nameOf(media, texts.sound(number));
  const player = el("audio", { preload: "none" });
  const icon = svg("path", { fill: "currentColor" });
  const toggle = button(
    { class: "play" },
    () => (player.paused ? play(player) : player.pause()),
    svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, icon),
  );
  const wave = waveOf(media.waveform || []);
  const slider = el("input", {
    type: "range",
    min: 0,
    step: 0.1,
    value: 0,
    "aria-label": `${texts.position}: ${name}`,
  });
  const time = el("span", { class: "time" });

  function drawState(): void {
    icon.setAttribute("d", player.paused ? "M8 5v14l11-7z" : "M7 5h4v14H7zM13 5h4v14h-4z");
    toggle.setAttribute("aria-label", `${player.paused ? texts.play : texts.pause}: ${name}`);
  }

  function drawTime(): void {
    const whole = Number.isFinite(player.duration) ? player.duration : (media.durationMs || 0) / 1000;
    slider.max = String(whole);
    slider.value = String(player.currentTime);
    wave.hear(whole > 0 ? player.currentTime / whole : 0);
    const words = `${lengthOf(player.currentTime)} / ${lengthOf(whole)}`;
    time.textContent = words;
    slider.setAttribute("aria-valuetext", words);
  }

  slider.addEventListener("input", () => {
    player.currentTime = Number(slider.value);
    drawTime();
  });
  for (const event of ["play", "pause", "ended"]) player.addEventListener(event, drawState);
  for (const event of ["timeupdate", "durationchange", "emptied"]) player.addEventListener(event, drawTime);
  drawState();
  drawTime();
  addresses.bind(player, media, (fresh) => setSource(player, fresh));
  const line = el("div", { class: media.waveform ? "wave" : "line" }, wave.drawing, slider);
  const bar = el("div", { class: "sound-bar" }, toggle, el("div", { class: "track" }, line, time));
  return el("figure", { class: "sound" }, bar, player, captionOf(media));
}

function nameOf({ alt, caption }: SharedMedia, name: string): string {
  return alt || caption || name;
}

/** One at a time: two voices at once are none. */
function play(player: HTMLMediaElement): void {
  for (const other of Array.from(document.querySelectorAll<HTMLMediaElement>("audio, video"))) {
    if (other !== player) other.pause();
  }
  // What cannot be played reports an error as well, which is followed.
  player.play().catch(() => undefined);
}

/** What was played goes on where it was. */
function setSource(player: HTMLMediaElement, { url }: SharedMedia): void {
  if (url === null) return;
  const { currentTime, paused } = player;
  player.src = url;
  if (currentTime > 0) player.addEventListener("loadedmetadata", seek, { once: true });
  if (!paused) play(player);

  function seek(): void {
    player.currentTime = currentTime;
  }
}
