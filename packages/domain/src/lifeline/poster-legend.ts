import { hashOf } from "../pick-by-hash.ts";
import type { Point } from "./coil.ts";
import type { LifelineMemory } from "./life.ts";
import { personColours } from "./paper-colours.ts";
import { fittedText, textWidth } from "./svg-text.ts";

/** A member of a vault as a small disc: their colour and the first letter of their name. */
export interface PosterBead extends Point {
  readonly radius: number;
  readonly fill: string;
  readonly initial: string;
}

type Teller = NonNullable<LifelineMemory["tellers"]>[number];

export interface PosterPerson {
  readonly fill: string;
  readonly initial: string;
}

export interface PosterLegend {
  readonly height: number;
  readonly beads: readonly PosterBead[];
  readonly names: readonly { readonly text: string; readonly x: number; readonly y: number; readonly size: number }[];
  /** Undefined where nobody has to be told apart. */
  readonly personOf: (teller: Teller) => PosterPerson | undefined;
}

interface Foot {
  readonly x: number;
  readonly width: number;
  readonly bottom: number;
  readonly unit: number;
}

const mostPeople = 24;
/** Colours of those who have none of their own any more. */
const colourCount = 4;
const nameSize = 14;
/** Of the sheet. */
const longestName = 0.4;
const measures = { radius: 9, line: 28, before: 26, afterBead: 6, between: 22 } as const;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Who tells what, at the foot of a sheet that several people tell. */
export function legendOf(memories: readonly LifelineMemory[], foot: Foot): PosterLegend {
  const people = new Map(memories.flatMap(({ tellers = [] }) => tellers).map((one) => [keyOf(one), one]));
  if (people.size < 2) return { height: 0, beads: [], names: [], personOf: () => undefined };
  const { unit } = foot;
  const rows = inLines([...people.values()].slice(0, mostPeople), foot);
  const beads: PosterBead[] = [];
  const names: PosterLegend["names"][number][] = [];
  for (const [at, row] of rows.entries()) {
    const y = foot.bottom - (rows.length - 1 - at) * measures.line * unit - measures.radius * unit;
    let x = foot.x + (foot.width - row.reduce((sum, { width }) => sum + width, -measures.between * unit)) / 2;
    for (const { person, text, width } of row) {
      const radius = measures.radius * unit;
      beads.push({ x: x + radius, y, radius, ...lookOf(person) });
      const room = width - (2 * measures.radius + measures.afterBead + measures.between) * unit;
      const middle = x + (2 * measures.radius + measures.afterBead) * unit + room / 2;
      names.push({ text, x: middle, y: y + 4 * unit, size: nameSize * unit });
      x += width;
    }
  }
  const height = (measures.before + rows.length * measures.line) * unit;
  return { height, beads, names, personOf: lookOf };
}

function inLines(people: readonly Teller[], { width, unit }: Foot) {
  const lines: { person: Teller; text: string; width: number }[][] = [[]];
  let used = 0;
  for (const person of people) {
    const own = 2 * measures.radius + measures.afterBead + measures.between;
    const text = fittedText(person.name, width * longestName, nameSize * unit);
    const wide = own * unit + textWidth(text, nameSize * unit);
    if (used + wide > width && used > 0) {
      lines.push([]);
      used = 0;
    }
    used += wide;
    lines.at(-1)?.push({ person, text, width: wide });
  }
  return lines;
}

function lookOf({ name, colour }: Teller): PosterPerson {
  const [first] = graphemes.segment(name.trim());
  const fill = personColours[(colour ?? hashOf(name) % colourCount) % personColours.length] ?? personColours[0];
  return { fill, initial: (first?.segment ?? "").toUpperCase() };
}

function keyOf({ name, colour }: Teller): string {
  return `${colour ?? ""} ${name}`;
}
