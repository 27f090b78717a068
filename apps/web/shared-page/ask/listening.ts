import { type KeptPart, lengthMsOf } from "./kept-answer.ts";
import type { PartFiles } from "./pieces-as-files.ts";

export interface Listening {
  /** Plays from where it was; from the start when it was at its end. */
  play(): void;
  pause(): void;
  isPlaying(): boolean;
  positionMs(): number;
  stop(): void;
}

interface ListeningOptions {
  readonly sounds: readonly KeptPart[];
  readonly files: PartFiles;
  readonly onChange: () => void;
  /** This browser cannot play what it has recorded. */
  readonly onTrouble: () => void;
}

/** Plays the sounds of an answer one after the other, as one. */
export function createListening({ sounds, files, onChange, onTrouble }: ListeningOptions): Listening {
  // One element for all of them: a phone plays only where it was pressed, and afterwards in the same element.
  const player = new Audio();
  const addresses = sounds.map((sound) => files.addressOf(sound));
  let playing = 0;
  let isWanted = false;
  let isStopped = false;
  void load(0);

  async function load(index: number): Promise<void> {
    playing = index;
    const address = await addresses[index];
    if (isStopped || playing !== index || address === undefined) return;
    player.src = address;
    if (isWanted) start();
  }

  function start(): void {
    // What cannot be played reports an error as well; what may not begin by itself waits for the next press.
    player.play().catch(() => {
      if (!isStopped && player.paused) isWanted = false;
      onChange();
    });
  }

  function goOn(): void {
    const isLast = playing === sounds.length - 1;
    if (isLast) isWanted = false;
    void load(isLast ? 0 : playing + 1);
    onChange();
  }

  player.addEventListener("ended", goOn);
  player.addEventListener("timeupdate", onChange);
  player.addEventListener("pause", () => {
    // By itself, as when a call comes in. At the end of each sound it pauses as well.
    if (!player.ended) isWanted = false;
    onChange();
  });
  player.addEventListener("error", () => {
    if (isStopped || !player.hasAttribute("src")) return;
    isWanted = false;
    onTrouble();
    onChange();
  });

  return {
    play() {
      isWanted = true;
      if (player.hasAttribute("src")) start();
      onChange();
    },
    pause() {
      isWanted = false;
      player.pause();
      onChange();
    },
    isPlaying: () => isWanted,
    positionMs: () => lengthMsOf(sounds.slice(0, playing)) + player.currentTime * 1000,
    stop() {
      isStopped = true;
      isWanted = false;
      player.pause();
      player.removeAttribute("src");
      player.load();
    },
  };
}
