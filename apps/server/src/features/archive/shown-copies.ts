import type { FileRow, VariantRow } from "./archived-files.repository.ts";

/** What no browser, or not every browser, shows or plays as it is. */
const hardToShow = [
  "image/heic",
  "image/avif",
  "video/quicktime",
  "video/x-matroska",
  "video/x-msvideo",
  "video/mpeg",
  "video/3gpp",
];
/** A picture of more than this is slow to show a hundred times on one page. */
const heavyBytes = 400_000;

/** Kinds of file that some browsers play and some do not, by what lies in them. */
const mayBeHard = ["video/mp4", "audio/mp4"];

/** Whether the original has to be looked into before anybody can say which copy is shown. */
export function isDoubtful({ contentType }: FileRow, variants: readonly VariantRow[]): boolean {
  return mayBeHard.includes(contentType) && variants.some(({ variant }) => variant === "play");
}

/** The copies that the page in the archive shows instead of an original; most originals need none. */
export function shownCopiesOf(file: FileRow, variants: readonly VariantRow[], isPlain = true) {
  const isHard = hardToShow.includes(file.contentType);
  if (file.kind === "Image") {
    const isNeeded = isHard || file.bytes > heavyBytes;
    return { shown: isNeeded ? widest(variants, isHard ? 1920 : 960) : undefined, poster: undefined };
  }
  return {
    shown: isHard || !isPlain ? variants.find(({ variant }) => variant === "play") : undefined,
    poster: file.kind === "Video" ? widest(variants, 960) : undefined,
  };
}

function widest(variants: readonly VariantRow[], most: number): VariantRow | undefined {
  return variants
    .filter(({ variant }) => variant !== "play" && Number(variant) <= most)
    .toSorted((one, other) => Number(other.variant) - Number(one.variant))[0];
}
