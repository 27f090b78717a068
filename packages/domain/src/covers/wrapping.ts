import { type BookTrim, trimSizes } from "../book-choices.ts";
import type { CoverPhoto } from "./cover-plan.ts";

/** Enough pixels for back, spine and front of the thickest book, at a size at which print still looks sharp. */
const wrapPpi = 200;
const thickestSpineMm = 48;
const cutMm = 2 * 3.175;
const mmPerInch = 25.4;

/** Whether a photo is wide and sharp enough to go all the way around a book. */
export function canWrap({ width, height }: Pick<CoverPhoto, "width" | "height">, trim: BookTrim): boolean {
  const { widthMm, heightMm } = trimSizes[trim];
  const [wide, high] = [2 * widthMm + thickestSpineMm + cutMm, heightMm + cutMm];
  return width > height && Math.min(width / wide, height / high) * mmPerInch >= wrapPpi;
}
