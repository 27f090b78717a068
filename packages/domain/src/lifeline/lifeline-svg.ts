import { bouquetOf, clustersOf, type Sprig } from "./clusters.ts";
import { hopePlaces } from "./coil.ts";
import { type Life, type LifelineMemory, scaleOf, spanOf } from "./life.ts";
import { motifDefinitions, motifOf } from "./motif-svg.ts";
import { paperColours as colours } from "./paper-colours.ts";
import { lineThrough, strandsAlong } from "./rope-along.ts";
import { type Serpentine, serpentineOf, type SerpentineRules } from "./serpentine.ts";
import { svgText } from "./svg-text.ts";

export interface LifelineSheet {
  /** In drawing units: a flower is about 24 wide and a year's figures 12 high, so a wider sheet holds more. */
  readonly width: number;
  readonly height: number;
  /** What a screen reader says. */
  readonly title: string;
  /** The background colour; null for none, where the page around the drawing has one. */
  readonly ground: string | null;
  readonly font: string;
  /** What the sheet's ids begin with, where several drawings share a page. */
  readonly prefix?: string;
}

const thickness = 6.5;
const flowerWidth = 24;
const motifScale = flowerWidth / 40;
const margin = 28;
const coilRadius = 27;
/** The typesetter of a poster knows no figures of old style but those that go with small capitals. */
const oldFigures = `font-variant="small-caps" style="font-variant-numeric:oldstyle-nums"`;
const rules: SerpentineRules = { yearWidth: 34, rowHeight: 108, above: 74, below: 34, coilRadius };

/** A whole life on a page of a book, its years without words. Stones and candles are in it if they are in `life`. */
export function lifelineSvg(life: Life, sheet: LifelineSheet): string {
  const { width, height, prefix = "lifeline-", ground } = sheet;
  const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  const serpentine = serpentineOf(spanOf(life), box, rules);
  const bouquets = bouquetsOf(life.memories, serpentine);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${svgText(sheet.title)}</title>`,
    `<defs>${motifDefinitions(prefix)}</defs>`,
    ground === null ? "" : `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ropeOf(serpentine),
    yearsOf(serpentine, sheet),
    marksOf(bouquets, prefix),
    hopesOf(life, serpentine, prefix),
    "</svg>",
  ];
  return parts.join("\n");
}

function ropeOf({ rope, coil }: Serpentine): string {
  const points = [...rope, ...coil.slice(1)];
  const line = lineThrough(points);
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${line}" stroke="${colours.strawDark}" stroke-width="${thickness + 1.6}"/>` +
    `<path d="${line}" stroke="${colours.straw}" stroke-width="${thickness}"/>` +
    `<path d="${strandsAlong(points, thickness)}" stroke="${colours.strawDark}" stroke-width="${(thickness * 0.14).toFixed(2)}"/></g>`
  );
}

function yearsOf({ columns }: Serpentine, { font }: LifelineSheet): string {
  const width = columns[0]?.width ?? 0;
  const every = width >= 30 ? 1 : width >= 15 ? 2 : width >= 7 ? 5 : 10;
  const shown = columns.filter(({ year }) => year % every === 0);
  const labels = shown.map(({ year, x, y }) => `<text x="${x.toFixed(1)}" y="${(y + 24).toFixed(1)}">${year}</text>`);
  return `<g font-family="${font}" ${oldFigures} font-size="${width >= 60 ? 14.5 : 11}" fill="${colours.ink}" text-anchor="middle">${labels.join("")}</g>`;
}

interface LaidBouquet {
  readonly x: number;
  readonly y: number;
  readonly sprigs: readonly Sprig[];
}

/** Row by row: what meets in the bend between two rows never becomes one bouquet. */
function bouquetsOf(memories: readonly LifelineMemory[], { rowOf, xOf, yOf }: Serpentine): LaidBouquet[] {
  const rows = Map.groupBy(memories, ({ year }) => rowOf(year));
  return [...rows].flatMap(([row, found]) =>
    clustersOf(found, xOf, flowerWidth * 0.9).map(({ at, memories }) => ({
      x: at,
      y: yOf(row, at),
      sprigs: bouquetOf(memories).sprigs,
    })),
  );
}

function marksOf(bouquets: readonly LaidBouquet[], prefix: string): string {
  const drawn = bouquets.flatMap(({ x, y, sprigs }) =>
    sprigs.map(({ memory, symbol, scale, right, up }) =>
      useOf(prefix + motifOf(symbol, memory.id), x + right * flowerWidth, y - up * flowerWidth, scale),
    ),
  );
  return `<g>${drawn.join("")}</g>`;
}

function hopesOf({ hopes }: Life, { coilCentre }: Serpentine, prefix: string): string {
  const places = hopePlaces(hopes.length, coilCentre, coilRadius);
  return hopes
    .map(({ id, size }, at) => {
      const place = places[at] ?? coilCentre;
      return useOf(prefix + motifOf("flower", id), place.x, place.y, scaleOf(size) * 0.7);
    })
    .join("");
}

function useOf(id: string, x: number, y: number, scale: number): string {
  return `<use href="#${id}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(motifScale * scale).toFixed(3)})"/>`;
}
