import { svg } from "./dom.ts";

/** As many as can be told apart on a phone. */
const mostBars = 40;
const barGap = 4;
const waveHeight = 40;

export interface Wave {
  readonly drawing: SVGSVGElement;
  /** Colours this share of the bars, from 0 to 1. */
  hear(share: number): void;
}

/** The loudness of a recording as bars; each level is from 0 to 100. */
export function waveOf(allLevels: readonly number[]): Wave {
  const levels = loudest(allLevels);
  const bars = barsOf(levels);
  const heard = svg("path", { class: "heard" });
  const box = `0 0 ${Math.max(1, levels.length) * barGap} ${waveHeight}`;
  const drawing = svg(
    "svg",
    { viewBox: box, preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("path", { d: bars.join("") }),
    heard,
  );
  return { drawing, hear: (share) => heard.setAttribute("d", bars.slice(0, Math.round(share * bars.length)).join("")) };
}

/** The path of one bar for each level. */
export function barsOf(levels: readonly number[]): string[] {
  return levels.map((level, index) => {
    const half = Math.max(1, (Math.min(100, level) / 100) * (waveHeight / 2));
    return `M${index * barGap + 2} ${(waveHeight / 2 - half).toFixed(1)}v${(half * 2).toFixed(1)}`;
  });
}

/** The loudest level of each part, so that a short cry is not lost. */
function loudest(levels: readonly number[]): number[] {
  const count = Math.min(mostBars, levels.length);
  const bound = (part: number): number => Math.floor((part * levels.length) / count);
  return Array.from({ length: count }, (_, part) => Math.max(...levels.slice(bound(part), bound(part + 1))));
}
