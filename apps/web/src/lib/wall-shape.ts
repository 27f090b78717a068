interface Size {
  readonly width?: number;
  readonly height?: number;
}

/** Wider than a panorama or taller than two phones, a picture would leave its row no room; its edges are cut instead. */
const ratioLimits = { narrowest: 0.5, widest: 3 } as const;
const usualRatio = 4 / 3;

/** Width divided by height, as a wall shows it; of a picture whose size is not known yet, that of most photos. */
export function wallRatio({ width, height }: Size = {}): number {
  if (width === undefined || height === undefined || width === 0 || height === 0) return usualRatio;
  return Math.min(Math.max(width / height, ratioLimits.narrowest), ratioLimits.widest);
}

/** Whether a wall gives the picture another shape than its own. */
export function isCut({ width = 0, height = 0 }: Size): boolean {
  return wallRatio({ width, height }) !== width / height;
}

/** How wide a picture is, for its `sizes`: on a phone it is beside another one, a panorama alone. */
export function wallSizes(ratio: number): string {
  return `(min-width: 64rem) 24rem, ${ratio > 2 ? 92 : Math.min(44, Math.round(40 * ratio))}vw`;
}
