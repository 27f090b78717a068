import { maxQuoteLength } from "@lane/domain/book-choices.ts";
import { parseRichText } from "@lane/domain/rich-text.ts";

/** The sentences of a memory that a book can print as a quote, each once. */
export function sentencesOf(html: string, language: string): string[] {
  const lines = parseRichText(html).flatMap((pieces) =>
    pieces
      .map((piece) => ("isBreak" in piece ? "\n" : piece.text))
      .join("")
      .split("\n"),
  );
  const sentences = lines.flatMap((line) => segmentsOf(line, language)).map((text) => text.trim());
  return [...new Set(sentences)].filter((text) => text !== "" && text.length <= maxQuoteLength);
}

function segmentsOf(line: string, language: string): string[] {
  // Firefox has it only since 2024.
  if (!("Segmenter" in Intl)) return line.split(/(?<=[.!?…])\s+/u);
  return [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(line)].map(({ segment }) => segment);
}
