import { fittedText, textWidth } from "./svg-text.ts";

/** What is said on a poster, in the person's language. */
export interface PosterWords {
  /** Also what a screen reader says. */
  readonly title: string;
  readonly subtitle?: string;
  /** Name, place, year: cold facts. */
  readonly facts?: string;
}

export interface HeaderLine {
  readonly look: "title" | "subtitle" | "facts";
  readonly text: string;
  readonly size: number;
  readonly y: number;
}

const sizes = { title: 46, subtitle: 20, facts: 11.5 } as const;
/** A long line is set in smaller letters, down to this part, before it is cut. */
const smallest = 0.42;
export const factsTracking = 0.16;

/** The lines at the head of a sheet, from `top` down, and where they end. */
export function headerOf(words: PosterWords, { top, width, unit }: { top: number; width: number; unit: number }) {
  const lines: HeaderLine[] = [];
  let y = top;
  function add(look: HeaderLine["look"], text: string | undefined, before: number): void {
    if (!text) return;
    const tracking = look === "facts" ? 1 + factsTracking / 0.5 : 1;
    const wanted = sizes[look] * unit;
    const size = Math.max(wanted * smallest, Math.min(wanted, (wanted * width) / (textWidth(text, wanted) * tracking)));
    y += before * unit + size * 0.8;
    lines.push({ look, text: fittedText(text, width / tracking, size), size, y });
  }
  add("title", words.title, 0);
  add("subtitle", words.subtitle, 14);
  add("facts", words.facts?.toUpperCase(), 14);
  return { lines, bottom: y + 30 * unit };
}
