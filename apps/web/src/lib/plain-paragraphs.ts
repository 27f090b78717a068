import type { RichText } from "@lane/domain/rich-text.ts";

/** Plain text as the paragraphs of a memory, with its line breaks. */
export function plainParagraphs(plain: string): RichText {
  return plain
    .replaceAll(/\r\n?/gu, "\n")
    .split(/\n{2,}/u)
    .filter((block) => block.trim() !== "")
    .map((block) =>
      block.split("\n").flatMap((line, index) => {
        const piece = line === "" ? [] : [{ text: line, isBold: false }];
        return index === 0 ? piece : [{ isBreak: true } as const, ...piece];
      }),
    );
}
