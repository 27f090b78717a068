import type { Paragraph, Piece, RichText } from "@lane/domain/rich-text.ts";
import type { JSONContent } from "@tiptap/core";

/** Converts a memory's text into a document of the editor, node by node: markup is never given to a parser. */
export function documentOf(text: RichText): JSONContent {
  const paragraphs = text.length === 0 ? [[]] : text;
  return { type: "doc", content: paragraphs.map(paragraphNode) };
}

export function richTextOf({ content = [] }: JSONContent): RichText {
  return content.map((node) => (node.content ?? []).flatMap(pieceOf));
}

function paragraphNode(paragraph: Paragraph): JSONContent {
  const content = paragraph.filter((piece) => !("text" in piece) || piece.text !== "").map(pieceNode);
  return content.length === 0 ? { type: "paragraph" } : { type: "paragraph", content };
}

function pieceNode(piece: Piece): JSONContent {
  if (!("text" in piece)) return { type: "hardBreak" };
  return { type: "text", text: piece.text, ...(piece.isBold ? { marks: [{ type: "bold" }] } : {}) };
}

function pieceOf({ type, text, marks = [] }: JSONContent): Piece[] {
  if (type === "hardBreak") return [{ isBreak: true }];
  return text === undefined ? [] : [{ text, isBold: marks.some((mark) => mark.type === "bold") }];
}
