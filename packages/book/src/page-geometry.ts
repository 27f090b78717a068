import { type BookTrim, trimSizes } from "@lane/domain/book-choices.ts";

import { bleedMm, extraGutterMm } from "./trim-sizes.ts";

/** Everything in millimetres but the letters, which are in points. */
export interface PageGeometry {
  readonly trimWidth: number;
  readonly trimHeight: number;
  readonly bleed: number;
  readonly inner: number;
  readonly outer: number;
  readonly top: number;
  readonly bottom: number;
  readonly fontPt: number;
  readonly linePt: number;
  readonly textWidth: number;
  readonly textHeight: number;
}

/** Nothing that matters comes nearer to the cut. */
export const safetyMm = 12.7;

const looks: Record<BookTrim, { inner: number; outer: number; top: number; bottom: number; fontPt: number }> = {
  A5: { inner: 18, outer: 14, top: 21, bottom: 21, fontPt: 10.5 },
  "6 x 9 in": { inner: 19, outer: 15, top: 22, bottom: 23, fontPt: 10.5 },
  A4: { inner: 34, outer: 28, top: 30, bottom: 32, fontPt: 12 },
};

export function geometryOf(trim: BookTrim, pages: number): PageGeometry {
  const { widthMm: trimWidth, heightMm: trimHeight } = trimSizes[trim];
  const look = looks[trim];
  const inner = Math.max(look.inner, safetyMm + extraGutterMm(pages));
  return {
    trimWidth,
    trimHeight,
    bleed: bleedMm,
    ...look,
    inner,
    linePt: (look.fontPt * 4) / 3,
    textWidth: trimWidth - inner - look.outer,
    textHeight: trimHeight - look.top - look.bottom,
  };
}
