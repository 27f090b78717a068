import { bouquetOf, clustersOf, type Sprig } from "./clusters.ts";
import { hopePlaces } from "./coil.ts";
import { type Life, type LifelineMemory, type LifeSpan, scaleOf, spanOf } from "./life.ts";
import { motifDefinitions, motifOf } from "./motif-svg.ts";
import { paperColours as colours } from "./paper-colours.ts";
import { lineThrough, strandsAlong } from "./rope-along.ts";
import { type Box, type Serpentine, serpentineOf, type SerpentineRules, type YearColumn } from "./serpentine.ts";
import { fittedText, svgText } from "./svg-text.ts";

export interface LifelineSheet {
  /** In drawing units: a flower is about 24 wide and a year's figures 12 high, so a wider sheet holds more. */
  readonly width: number;
  readonly height: number;
  /** Words over the drawing, in the person's language; the title is also what a screen reader says. */
  readonly title: string;
  readonly isTitleShown: boolean;
  readonly subtitle?: string;
  /** Name, place, span: cold facts. */
  readonly facts?: string;
  /** The titles of memories under their year. */
  readonly withTitles: boolean;
  /** The background colour; null for none, where the page around the drawing has one. */
  readonly ground: string | null;
  readonly fonts: { readonly display: string; readonly text: string };
  /** What the sheet's ids begin with, where several drawings share a page. */
  readonly prefix?: string;
}

export const webFonts = {
  display: "'Fraunces Variable', Fraunces, Georgia, serif",
  text: "'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next', Arial, sans-serif",
} as const;

const thickness = 6.5;
const flowerWidth = 24;
const motifScale = flowerWidth / 40;
const titleSize = 7;
const titleLead = 9.4;
const margin = 28;
const coilRadius = 27;
/** The typesetter of a poster knows no figures of old style but those that go with small capitals. */
const oldFigures = `font-variant="small-caps" style="font-variant-numeric:oldstyle-nums"`;
/** From the rope down to the first title of a year. */
const belowRope = 36;
const bareRules: SerpentineRules = { yearWidth: 34, rowHeight: 108, above: 74, below: 34, coilRadius };
/** The last row has room for five titles. */
const belowTitled = belowRope + 4.2 * titleLead;
/** How far the rope sways up, and how much room it wants for itself. */
const ropeReach = { sway: 5, bare: 13 };
/** From the foot of a motif to its top, in the units it is drawn in. */
const motifHeights = { flower: 56, candle: 64, stone: 20, knot: 14 } as const;

/** A whole life on one sheet as an SVG that needs nothing else. Stones and candles are in it if they are in `life`. */
export function lifelineSvg(life: Life, sheet: LifelineSheet): string {
  const { width, height, prefix = "lifeline-", ground } = sheet;
  const header = sheet.isTitleShown ? headerHeight(sheet) : 0;
  const box = { x: margin, y: margin + header, width: width - 2 * margin, height: height - 2 * margin - header };
  const span = spanOf(life);
  const serpentine = serpentineOf(span, box, sheet.withTitles ? titledRules(span, box) : bareRules);
  const bouquets = bouquetsOf(life.memories, serpentine);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${svgText(sheet.title)}</title>`,
    `<defs>${motifDefinitions(prefix)}</defs>`,
    ground === null ? "" : `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    sheet.isTitleShown ? headerOf(sheet) : "",
    ropeOf(serpentine),
    yearsOf(serpentine, sheet),
    sheet.withTitles ? titlesOf(life, serpentine, bouquets, sheet) : "",
    marksOf(bouquets, prefix),
    hopesOf(life, serpentine, prefix),
    "</svg>",
  ];
  return parts.join("\n");
}

/** Years and rows share the paper, so that a short life fills it too: a row is half as high again as a year is wide. */
function titledRules({ from, to }: LifeSpan, { width, height }: Box): SerpentineRules {
  const years = Math.floor(to) - Math.floor(from) + 1;
  const yearWidth = Math.min(220, Math.sqrt(((width - 140) * height) / (1.5 * years)));
  return { yearWidth, rowHeight: 128, above: 74, below: belowTitled, coilRadius };
}

function headerHeight({ subtitle, facts }: LifelineSheet): number {
  return 56 + (subtitle ? 24 : 0) + (facts ? 20 : 0) + 18;
}

function headerOf({ width, title, subtitle, facts, fonts }: LifelineSheet): string {
  const size = Math.min(40, (width - 2 * margin) / Math.max(8, title.length * 0.5));
  const middle = `x="${width / 2}" text-anchor="middle"`;
  let y = margin + 40;
  const lines = [
    `<text ${middle} y="${y}" font-family="${fonts.display}" font-size="${size.toFixed(1)}" fill="${colours.ink}">${svgText(fittedText(title, width - 2 * margin, size))}</text>`,
  ];
  if (subtitle) {
    y += 26;
    lines.push(
      `<text ${middle} y="${y}" font-family="${fonts.display}" font-style="italic" font-size="16" fill="${colours.inkSoft}">${svgText(fittedText(subtitle, width - 2 * margin, 16))}</text>`,
    );
  }
  if (facts) {
    y += 22;
    lines.push(
      `<text ${middle} y="${y}" font-family="${fonts.text}" font-size="10" letter-spacing="0.8" fill="${colours.inkSoft}">${svgText(fittedText(facts, (width - 2 * margin) / 1.16, 10))}</text>`,
    );
  }
  return lines.join("");
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

function yearsOf({ columns }: Serpentine, { fonts }: LifelineSheet): string {
  const width = columns[0]?.width ?? 0;
  const every = width >= 30 ? 1 : width >= 15 ? 2 : width >= 7 ? 5 : 10;
  const shown = columns.filter(({ year }) => year % every === 0);
  const labels = shown.map(({ year, x, y }) => `<text x="${x.toFixed(1)}" y="${(y + 24).toFixed(1)}">${year}</text>`);
  return `<g font-family="${fonts.display}" ${oldFigures} font-size="${width >= 60 ? 14.5 : 11}" fill="${colours.ink}" text-anchor="middle">${labels.join("")}</g>`;
}

function titlesOf(
  life: Life,
  serpentine: Serpentine,
  bouquets: readonly LaidBouquet[],
  { fonts }: LifelineSheet,
): string {
  const byYear = Map.groupBy(life.memories, ({ year }) => year);
  const lastRow = serpentine.columns.at(-1)?.row ?? 0;
  const coil = { x: serpentine.coilCentre.x, top: 2 * coilRadius + (life.hopes.length > 0 ? 40 : 8), row: lastRow };
  const standing = [...bouquets, coil];
  const texts = serpentine.columns.map((column) => {
    const below = column.row === lastRow ? belowTitled : serpentine.rowHeight - reachInto(column, standing) - 5;
    const lines = Math.max(1, 1 + Math.floor((below - belowRope) / titleLead));
    return titleLines(byYear.get(column.year) ?? [], column, lines);
  });
  return `<g font-family="${fonts.text}" font-size="${titleSize}" fill="${colours.inkSoft}" text-anchor="middle">${texts.join("")}</g>`;
}

/** How far what stands on the next row reaches up under a year. */
function reachInto({ x, row, width }: YearColumn, standing: readonly Pick<LaidBouquet, "x" | "top" | "row">[]): number {
  const under = standing.filter((one) => one.row === row + 1 && Math.abs(one.x - x) < width / 2 + flowerWidth);
  return Math.max(ropeReach.bare, ...under.map(({ top }) => top + ropeReach.sway));
}

function titleLines(memories: readonly LifelineMemory[], { x, y, width }: YearColumn, lines: number): string {
  const shown = memories.length <= lines ? memories : memories.slice(0, lines - 1);
  const words = shown.map(({ title }) => fittedText(title, width - 8, titleSize));
  if (shown.length < memories.length) words.push(`+ ${memories.length - shown.length}`);
  return words
    .map(
      (text, at) =>
        `<text x="${x.toFixed(1)}" y="${(y + belowRope + at * titleLead).toFixed(1)}">${svgText(text)}</text>`,
    )
    .join("");
}

interface LaidBouquet {
  readonly row: number;
  readonly x: number;
  readonly y: number;
  /** How high it stands. */
  readonly top: number;
  readonly sprigs: readonly Sprig[];
}

/** Row by row: what meets in the bend between two rows never becomes one bouquet. */
function bouquetsOf(memories: readonly LifelineMemory[], { rowOf, xOf, yOf }: Serpentine): LaidBouquet[] {
  const rows = Map.groupBy(memories, ({ year }) => rowOf(year));
  return [...rows].flatMap(([row, found]) =>
    clustersOf(found, xOf, flowerWidth * 0.9).map(({ at, memories }) => {
      const { sprigs } = bouquetOf(memories);
      const tops = sprigs.map(({ symbol, scale, up }) => up * flowerWidth + motifHeights[symbol] * motifScale * scale);
      return { row, x: at, y: yOf(row, at), top: Math.max(...tops), sprigs };
    }),
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
