export const posterSizes = ["A4", "A3", "A2", "24x36"] as const;
export type PosterPaper = (typeof posterSizes)[number];

/** How long one unit of a drawing is on paper: larger paper, more of a life. */
export const posterUnitMm = 0.3;

const across: Record<PosterPaper, { readonly width: number; readonly height: number }> = {
  A4: { width: 990, height: 700 },
  A3: { width: 1400, height: 990 },
  A2: { width: 1980, height: 1400 },
  "24x36": { width: 3048, height: 2032 },
};

/** The measures of a sheet in drawing units. */
export function posterSheetOf(size: PosterPaper, isUpright: boolean): { width: number; height: number } {
  const { width, height } = across[size];
  return isUpright ? { width: height, height: width } : { width, height };
}
