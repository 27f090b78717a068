import { coilPoints, hopePlaces, type Point } from "./coil.ts";
import { type Life, type LifelineMemory, type MarkSymbol, scaleOf } from "./life.ts";
import type { PosterBead, PosterLegend } from "./poster-legend.ts";
import { flowerWidth, motifScale, printEdge, type Standing, standingGap, widthOf } from "./poster-marks.ts";
import { coilRadius, lines } from "./poster-needs.ts";
import type { Box } from "./serpentine.ts";

export interface PosterMark {
  readonly symbol: MarkSymbol;
  readonly id: string;
  /** Where its foot stands, and how much larger it is than it was drawn. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A small photograph with its paper edge around it. */
export interface PosterPrint extends Box {
  readonly memoryId: string;
  readonly edge: number;
}

/** A part of a row, and the height of the rope there. */
export interface RopePlace {
  readonly middle: number;
  readonly direction: 1 | -1;
  readonly scale: number;
  readonly heightAt: (x: number) => number;
}

/** What stands on the rope in a year, in the direction the rope runs. */
export function stood(standings: readonly Standing[], place: RopePlace, personOf: PosterLegend["personOf"]) {
  const { middle, direction, scale, heightAt } = place;
  const marks: PosterMark[] = [];
  const prints: PosterPrint[] = [];
  const beads: PosterBead[] = [];
  let along = -widthOf(standings) / 2;
  for (const standing of standings) {
    const x = middle + direction * (along + standing.width / 2) * scale;
    along += standing.width + standingGap;
    const at = { x, y: heightAt(x) };
    if (standing.kind === "print") prints.push(printAt(standing, at, scale));
    else {
      const { sprigs } = standing.bouquet;
      marks.push(
        ...sprigs.map(({ memory, symbol, scale: size, right, up }) => ({
          symbol,
          id: memory.id,
          x: x + right * flowerWidth * scale,
          y: at.y - up * flowerWidth * scale,
          scale: motifScale * size * scale,
        })),
      );
      beads.push(
        ...beadsAt(
          at,
          sprigs.map(({ memory }) => memory),
          personOf,
          scale,
        ),
      );
    }
  }
  return { marks, prints, beads };
}

function printAt(standing: Extract<Standing, { kind: "print" }>, { x, y }: Point, scale: number): PosterPrint {
  const part = Math.min(1, standing.mostWidth / (standing.width * scale));
  const [width, height] = [standing.width * scale * part, standing.height * scale * part];
  const foot = y - (lines.rope / 2 - 1) * scale;
  return { memoryId: standing.memory.id, x: x - width / 2, y: foot - height, width, height, edge: printEdge * scale };
}

const mostBeads = 4;
const bead = { radius: 5.2, apart: 9.8 } as const;

/** Who tells it, side by side on the rope. */
function beadsAt(
  at: Point,
  memories: readonly LifelineMemory[],
  personOf: PosterLegend["personOf"],
  scale: number,
): PosterBead[] {
  const people = memories.flatMap(({ tellers = [] }) => tellers.flatMap((teller) => personOf(teller) ?? []));
  const shown = [...new Map(people.map((person) => [`${person.fill} ${person.initial}`, person])).values()];
  return shown.slice(0, mostBeads).map((person, index, all) => ({
    ...person,
    x: at.x + (index - (all.length - 1) / 2) * bead.apart * scale,
    y: at.y + scale,
    radius: bead.radius * scale,
  }));
}

/** The rope rolled up at its end, and the hopes that stand on it. */
export function endOfRope({ hopes }: Life, { middle: x, direction, scale, heightAt }: RopePlace) {
  const radius = coilRadius * scale;
  const from = { x, y: heightAt(x) };
  const places = hopePlaces(hopes.length, { x, y: from.y - radius }, radius);
  const marks = hopes.flatMap(({ id, size }, at): PosterMark[] => {
    const place = places[at];
    return place ? [{ symbol: "flower", id, ...place, scale: scaleOf(size) * 0.7 * motifScale * scale }] : [];
  });
  return { coil: coilPoints({ from, direction, radius, turns: 2.6 }).slice(1), marks };
}
