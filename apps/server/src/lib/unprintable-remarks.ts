import type { UnprintableWords } from "@lane/domain/typeset.ts";

const mostNamed = 5;

/**
 * Reports characters that cannot be printed before they are missing on paper: one sentence for each memory that has
 * one.
 */
export function unprintableRemarks(
  unprintable: readonly UnprintableWords[],
  titles: ReadonlyMap<string, string>,
): string[] {
  const sentences = unprintable.slice(0, mostNamed).map(({ memoryId, signs }) => {
    const title = titles.get(memoryId)?.replaceAll(/\s+/gu, " ").trim();
    const shown = signs.join(" ");
    return title
      ? `“${title}” has characters we can't print: ${shown}`
      : `There are characters we can't print: ${shown}`;
  });
  const more = unprintable.length - mostNamed;
  return more > 0 ? [...sentences, `More memories with characters we can't print: ${more}`] : sentences;
}
