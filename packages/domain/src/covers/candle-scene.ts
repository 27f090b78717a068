import { candleForm } from "../lifeline/candle-form.ts";
import { paperColours } from "../lifeline/paper-colours.ts";
import type { CoverSheet } from "./cover-sheet.ts";

const colours = { high: "#2b3136", low: "#353937", glow: "#f0c173" } as const;

/** One candle, and its light on the wall behind it. */
export function candleScene(sheet: CoverSheet, at: number): string {
  const { width, height, front, unit, bleed } = sheet;
  const foot = bleed + front.height * at;
  return (
    `<defs><linearGradient id="evening" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.high}"/><stop offset="1" stop-color="${colours.low}"/></linearGradient>` +
    `<radialGradient id="candlelight"><stop offset="0" stop-color="${colours.glow}" stop-opacity="0.42"/><stop offset="0.45" stop-color="${colours.glow}" stop-opacity="0.13"/><stop offset="1" stop-color="${colours.glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#evening)"/>` +
    `<circle cx="${front.left + front.width / 2}" cy="${foot - 36 * unit}" r="${70 * unit}" fill="url(#candlelight)"/>`
  );
}

/** The candle of the lifeline without its halo: here the wall is lit. */
export function candleOnRope({ front, unit, bleed }: CoverSheet, at: number): string {
  const { flame, core, wick, body, shade, drip, plate } = candleForm;
  const [left, foot] = [front.left + front.width / 2, bleed + front.height * at + 0.5 * unit];
  return (
    `<g transform="translate(${left} ${foot}) scale(${0.9 * unit}) translate(-18 -61)">` +
    `<path d="${flame}" fill="${paperColours.flame}"/><path d="${core}" fill="${paperColours.flameCore}"/>` +
    `<path d="${wick}" fill="none" stroke="${paperColours.ink}" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="${body}" fill="${paperColours.candle}"/><path d="${shade}" fill="${paperColours.candleShade}"/><path d="${drip}" fill="${paperColours.candleShade}"/>` +
    `<ellipse cx="${plate.x}" cy="${plate.y}" rx="${plate.rx}" ry="${plate.ry}" fill="${paperColours.straw}"/></g>`
  );
}
