import type { Paragraph, Piece, RichText } from "@lane/domain/rich-text.ts";

const controlCharacters = /[^\P{Cc}\n\t]/gu;
const lineEnds = /\r\n?|[\u2028\u2029]/g;

/** Collects words as a reader meets them, and gives paragraphs of the closed grammar. */
export function createTextBuilder() {
  const paragraphs: Piece[][] = [];
  let open: Piece[] = [];

  function add(words: string, isBold = false): void {
    const lines = words.toWellFormed().replace(lineEnds, "\n").replace(controlCharacters, "").split("\n");
    for (const [index, line] of lines.entries()) {
      if (index > 0) open.push({ isBreak: true });
      if (line !== "") addText(open, line.replaceAll("\t", " "), isBold);
    }
  }

  function endParagraph(): void {
    if (open.length > 0) paragraphs.push(open);
    open = [];
  }

  return {
    add,
    endParagraph,
    /** A new line, unless this one is new. */
    startLine(): void {
      const last = open.at(-1);
      if (last && "text" in last) open.push({ isBreak: true });
    },
    /** Nothing happens at the start of a paragraph. */
    breakLine(): void {
      if (open.length > 0) open.push({ isBreak: true });
    },
    finish(): RichText {
      endParagraph();
      return paragraphs.map(trimmed).filter((paragraph) => paragraph.length > 0);
    },
  };
}

export type TextBuilder = ReturnType<typeof createTextBuilder>;

function addText(paragraph: Piece[], text: string, isBold: boolean): void {
  const last = paragraph.at(-1);
  if (last && "text" in last && last.isBold === isBold) {
    paragraph[paragraph.length - 1] = { text: last.text + text, isBold };
  } else paragraph.push({ text, isBold });
}

/** Without the breaks and spaces at both ends; nothing when there is nothing else. */
function trimmed(paragraph: Paragraph): Paragraph {
  const first = paragraph.findIndex(isSeen);
  const last = paragraph.findLastIndex(isSeen);
  if (first < 0) return [];
  return paragraph
    .slice(first, last + 1)
    .map((piece, index) => (index === 0 ? changed(piece, (text) => text.trimStart()) : piece))
    .map((piece, index) => (index === last - first ? changed(piece, (text) => text.trimEnd()) : piece));
}

function isSeen(piece: Piece): boolean {
  return "text" in piece && piece.text.trim() !== "";
}

function changed(piece: Piece, change: (text: string) => string): Piece {
  return "text" in piece ? { ...piece, text: change(piece.text) } : piece;
}
