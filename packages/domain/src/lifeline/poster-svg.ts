import type { Life } from "./life.ts";
import { motifDefinitions, motifOf } from "./motif-svg.ts";
import { paperColours as colours } from "./paper-colours.ts";
import { factsTracking } from "./poster-header.ts";
import { type PosterLayout, posterLayout, type PosterSheet, type PosterText } from "./poster-layout.ts";
import type { PosterBead } from "./poster-legend.ts";
import type { PosterPictures } from "./poster-marks.ts";
import { isLatin, lines } from "./poster-needs.ts";
import type { PosterMark, PosterPrint } from "./poster-standing.ts";
import { lineThrough, strandsAlong } from "./rope-along.ts";
import { svgText } from "./svg-text.ts";

interface PosterFonts {
  readonly display: string;
  readonly text: string;
  readonly isTextItalic: boolean;
}

type PosterType = Pick<DrawnPosterSheet, "fonts" | "letterWidth">;

export interface DrawnPosterSheet extends PosterSheet {
  readonly ground: string | null;
  readonly fonts: PosterFonts;
}

/** A drawing that needs nothing else, but for prints without an address, which are only empty frames. */
export interface DrawnPoster {
  readonly svg: string;
  /** Where the photographs belong, without their paper edges. */
  readonly prints: readonly PosterPrint[];
}

/** The fonts of the page, and how wide their letters are. */
export const webFonts: PosterType = {
  fonts: {
    display: "'Fraunces Variable', Fraunces, Georgia, serif",
    text: "'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next', Arial, sans-serif",
    isTextItalic: false,
  },
  letterWidth: 1,
};

export const bookFonts: PosterType = {
  fonts: { display: "EB Garamond", text: "EB Garamond", isTextItalic: true },
  letterWidth: 0.84,
};

const prefix = "lifeline-";

/** A whole life on one sheet. Stones and candles are on it if they are in `life`. */
export function posterSvg(life: Life, sheet: DrawnPosterSheet): DrawnPoster {
  const { width, height, ground, pictures } = sheet;
  const layout = posterLayout(life, sheet);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${svgText(sheet.title)}</title>`,
    `<defs>${motifDefinitions(prefix)}</defs>`,
    ground === null ? "" : `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ropeOf(layout),
    `<g>${layout.prints.map((print) => printOf(print, pictures)).join("")}</g>`,
    `<g>${layout.marks.map(markOf).join("")}</g>`,
    `<g>${layout.beads.map(beadOf).join("")}</g>`,
    ...[...Map.groupBy(layout.texts, lookOf)].map(([look, texts]) => `<g ${look}>${texts.map(textOf).join("")}</g>`),
    ...layout.beads.map((bead) => initialOf(bead, sheet)),
    "</svg>",
  ];
  return { svg: parts.join("\n"), prints: layout.prints.map(withoutEdge) };

  function lookOf({ look, size, text }: PosterText): string {
    // Letters of a script that joins them are never set apart.
    const tracking =
      look === "facts" && isLatin.test(text) ? [`letter-spacing="${(size * factsTracking).toFixed(2)}"`] : [];
    return [looks[look](sheet.fonts), `font-size="${size.toFixed(2)}"`, 'text-anchor="middle"', ...tracking].join(" ");
  }
}

/** The typesetter of a poster knows no figures of old style but those that go with small capitals. */
const oldFigures = `font-variant="small-caps" style="font-variant-numeric:oldstyle-nums"`;

const looks: Record<PosterText["look"], (fonts: PosterFonts) => string> = {
  title: ({ display }) => `font-family="${display}" fill="${colours.ink}"`,
  subtitle: ({ display }) => `font-family="${display}" font-style="italic" fill="${colours.inkSoft}"`,
  facts: ({ text }) => `font-family="${text}" fill="${colours.inkSoft}"`,
  year: ({ display }) => `font-family="${display}" ${oldFigures} fill="${colours.ink}"`,
  bareYear: ({ display }) => `font-family="${display}" ${oldFigures} fill="${colours.inkSoft}"`,
  stretch: ({ display }) => `font-family="${display}" ${oldFigures} font-style="italic" fill="${colours.inkSoft}"`,
  memory: ({ text, isTextItalic }) =>
    `font-family="${text}"${isTextItalic ? ' font-style="italic"' : ""} fill="${colours.ink}"`,
  name: ({ text }) => `font-family="${text}" fill="${colours.ink}"`,
};

function textOf({ text, x, y }: PosterText): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}">${svgText(text)}</text>`;
}

function ropeOf({ rope, scale }: PosterLayout): string {
  const thickness = lines.rope * scale;
  const strokes = rope.map(({ points, isThin }) => {
    const line = lineThrough(points);
    if (isThin) {
      const dashes = `${(9 * scale).toFixed(1)} ${(6.5 * scale).toFixed(1)}`;
      return `<path d="${line}" stroke="${colours.straw}" stroke-width="${(2.2 * scale).toFixed(2)}" stroke-dasharray="${dashes}"/>`;
    }
    return (
      `<path d="${line}" stroke="${colours.strawDark}" stroke-width="${(thickness * 1.24).toFixed(2)}"/>` +
      `<path d="${line}" stroke="${colours.straw}" stroke-width="${thickness.toFixed(2)}"/>` +
      `<path d="${strandsAlong(points, thickness)}" stroke="${colours.strawDark}" stroke-width="${(thickness * 0.14).toFixed(2)}"/>`
    );
  });
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join("")}</g>`;
}

/** A print on paper with a soft edge; the photograph itself only where the drawing has it. */
function printOf(print: PosterPrint, pictures: PosterPictures): string {
  const { x, y, width, height, edge } = print;
  const shade = `<rect ${sizeOf({ x: x + edge * 0.35, y: y + edge * 0.35, width, height })} fill="${colours.ink}" fill-opacity="0.14"/>`;
  const paper = `<rect ${sizeOf(print)} fill="${colours.card}" stroke="${colours.rule}" stroke-width="${(edge * 0.25).toFixed(2)}"/>`;
  const href = pictures.get(print.memoryId)?.href;
  const photo = href
    ? `<image ${sizeOf(withoutEdge(print))} preserveAspectRatio="xMidYMid slice" href="${svgText(href)}"/>`
    : "";
  return shade + paper + photo;
}

function withoutEdge(print: PosterPrint): PosterPrint {
  const { x, y, width, height, edge } = print;
  return { ...print, x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
}

function sizeOf({ x, y, width, height }: Pick<PosterPrint, "x" | "y" | "width" | "height">): string {
  return `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"`;
}

function markOf({ symbol, id, x, y, scale }: PosterMark): string {
  return `<use href="#${prefix}${motifOf(symbol, id)}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})"/>`;
}

function beadOf({ x, y, radius, fill }: PosterBead): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(2)}" fill="${fill}" stroke="${colours.card}" stroke-width="${(radius * 0.16).toFixed(2)}"/>`;
}

function initialOf({ x, y, radius, initial }: PosterBead, { fonts }: DrawnPosterSheet): string {
  const size = radius * 1.3;
  return `<text x="${x.toFixed(1)}" y="${(y + size * 0.33).toFixed(1)}" text-anchor="middle" font-family="${fonts.display}" font-size="${size.toFixed(2)}" fill="${colours.card}">${svgText(initial)}</text>`;
}
