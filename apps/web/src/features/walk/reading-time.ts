import type { Memory } from "@lane/contract/memories.ts";
import { parseRichText, plainText } from "@lane/domain/rich-text.ts";

const least = 6;
const most = 20;
const furtherPicture = 5;
/** A slow reader, aloud. */
const wordsPerSecond = 2.5;

/** How long a slideshow stays, in seconds: by the length of the text, and shorter on further pictures of a memory. */
export function readingSeconds(
  { memoryTitle, memoryDescription }: Pick<Memory, "memoryTitle" | "memoryDescription">,
  picture: number,
): number {
  if (picture > 0) return furtherPicture;
  const words = `${memoryTitle} ${plainText(parseRichText(memoryDescription))}`.split(/\s+/).length;
  return Math.min(most, Math.max(least, 3 + words / wordsPerSecond));
}
