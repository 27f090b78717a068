import type { FileRow, VariantRow } from "./archived-files.repository.ts";

/** What no browser, or not every browser, shows or plays as it is. */
const hardToShow = ["image/heic", "video/quicktime", "video/x-matroska", "video/x-msvideo", "video/mpeg"];
/** A picture of more than this is slow to show a hundred times on one page. */
const heavyBytes = 400_000;

/** The copies that the page in the archive shows instead of an original; most originals need none. */
export function shownCopiesOf(file: FileRow, variants: readonly VariantRow[]) {
  const isHard = hardToShow.includes(file.contentType);
  if (file.kind === "Image") {
    const isNeeded = isHard || file.bytes > heavyBytes;
    return { shown: isNeeded ? widest(variants, isHard ? 1920 : 960) : undefined, poster: undefined };
  }
  return {
    shown: isHard ? variants.find(({ variant }) => variant === "play") : undefined,
    poster: file.kind === "Video" ? widest(variants, 960) : undefined,
  };
}

function widest(variants: readonly VariantRow[], most: number): VariantRow | undefined {
  return variants
    .filter(({ variant }) => variant !== "play" && Number(variant) <= most)
    .toSorted((one, other) => Number(other.variant) - Number(one.variant))[0];
}
