/** Sheets a lifeline is printed on, upright, in millimetres. */
export const posterSizes = {
  A4: { widthMm: 210, heightMm: 297 },
  A3: { widthMm: 297, heightMm: 420 },
  A2: { widthMm: 420, heightMm: 594 },
  "24 x 36 in": { widthMm: 609.6, heightMm: 914.4 },
} as const;

export type PosterSize = keyof typeof posterSizes;

/** How far a full-page picture reaches beyond the cut on every side. */
export const bleedMm = 3.175;

/** What the spine of a soft cover measures: the paper's thickness and the cover's. */
export function softCoverSpineMm(pages: number): number {
  return pages / 17.48 + 1.524;
}

/** A thick book opens less far, so its inner margin grows. */
export function extraGutterMm(pages: number): number {
  if (pages <= 60) return 0;
  if (pages <= 150) return 3.2;
  if (pages <= 400) return 12.7;
  return pages <= 600 ? 15.9 : 19;
}
