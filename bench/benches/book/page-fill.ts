/** A page as grey pixels, cut to the size of the book, row by row from the top. */
export interface GreyPage {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Where text may stand on a page, as shares of its height: neither running head nor folio lies in it. */
export interface TextBlock {
  readonly top: number;
  readonly bottom: number;
}

/** Lower than a line of text with the space around it, so that running text leaves no band empty. */
const bands = 40;
/** Paper is 255; the paler parts of a picture are still darker than this. */
const paper = 248;

export interface PageFill {
  /** The share of the text block's bands that hold ink: 1 for a page of text or a picture to the edges. */
  readonly filled: number;
  /** From the first to the last band with ink, as a share of the text block. */
  readonly reach: number;
  /** The share of the text block's pixels that are not paper. */
  readonly inked: number;
}

export function fillOf({ pixels, width, height }: GreyPage, { top, bottom }: TextBlock): PageFill {
  const [from, to] = [Math.round(top * height), Math.round(bottom * height)];
  const marked = new Set<number>();
  let inked = 0;
  for (let y = from; y < to; y += 1) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    const inRow = row.reduce((sum, light) => sum + (light < paper ? 1 : 0), 0);
    if (inRow > 0) marked.add(Math.floor(((y - from) * bands) / (to - from)));
    inked += inRow;
  }
  const reach = marked.size === 0 ? 0 : Math.max(...marked) - Math.min(...marked) + 1;
  return { filled: marked.size / bands, reach: reach / bands, inked: inked / Math.max(1, (to - from) * width) };
}
