import type { Piece, RichText } from "@lane/domain/rich-text.ts";

/** Line feeds and tabs are white space in a text; the other control characters are nothing at all. */
const controls = /[^\P{Cc}\n\t]/gu;

/** Without characters that a database cannot store. */
export function cleanText(text: RichText): RichText {
  return text.map((paragraph) => paragraph.map(cleanPiece));
}

export function cleanWords(words: string): string {
  return words.replaceAll(controls, "").toWellFormed();
}

function cleanPiece(piece: Piece): Piece {
  return "text" in piece ? { ...piece, text: cleanWords(piece.text) } : piece;
}
