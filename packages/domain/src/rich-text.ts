/**
 * What a memory's text can be: paragraphs of plain and bold pieces with line breaks between them. This is the whole
 * grammar; the server keeps nothing else, and the screens draw from it rather than from markup.
 */
export type RichText = readonly Paragraph[];
export type Paragraph = readonly Piece[];
export type Piece = { readonly text: string; readonly isBold: boolean } | { readonly isBreak: true };

const tokenPattern = /<(\/?)(p|br|strong|b)\s*\/?>|<[^>]*>?|[^<]+/giu;
const entityPattern = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/giu;
const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** Reads HTML of the closed grammar. Tags outside it are dropped, never interpreted. */
export function parseRichText(html: string): RichText {
  const paragraphs: Piece[][] = [];
  let open: Piece[] | undefined;
  let boldDepth = 0;
  const paragraph = (): Piece[] => (open ??= startParagraph(paragraphs));
  for (const [token, slash, name] of html.matchAll(tokenPattern)) {
    const tag = name?.toLowerCase();
    if (tag === "p") open = slash === "" ? startParagraph(paragraphs) : undefined;
    else if (tag === "br") paragraph().push({ isBreak: true });
    else if (tag !== undefined) boldDepth = Math.max(0, boldDepth + (slash === "" ? 1 : -1));
    else if (isText(token, open !== undefined)) addText(paragraph(), decoded(token), boldDepth > 0);
  }
  return paragraphs;
}

export function writeRichText(text: RichText): string {
  return text.map((paragraph) => `<p>${paragraph.map(writePiece).join("")}</p>`).join("");
}

/** The words alone: a line per break, an empty line between paragraphs. */
export function plainText(text: RichText): string {
  return text.map((paragraph) => paragraph.map((piece) => ("text" in piece ? piece.text : "\n")).join("")).join("\n\n");
}

/** Whether there is nothing in it but spaces and breaks. */
export function isBlank(text: RichText): boolean {
  return text.every((paragraph) => paragraph.every((piece) => !("text" in piece) || piece.text.trim() === ""));
}

/** White space between paragraphs is none of the text. */
function isText(token: string, isInside: boolean): boolean {
  return !token.startsWith("<") && (isInside || token.trim() !== "");
}

function startParagraph(paragraphs: Piece[][]): Piece[] {
  const paragraph: Piece[] = [];
  paragraphs.push(paragraph);
  return paragraph;
}

function addText(paragraph: Piece[], text: string, isBold: boolean): void {
  const last = paragraph.at(-1);
  if (last && "text" in last && last.isBold === isBold) {
    paragraph[paragraph.length - 1] = { text: last.text + text, isBold };
  } else paragraph.push({ text, isBold });
}

function writePiece(piece: Piece): string {
  if (!("text" in piece)) return "<br>";
  const text = encoded(piece.text);
  return piece.isBold ? `<strong>${text}</strong>` : text;
}

function encoded(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function decoded(text: string): string {
  return text.replace(entityPattern, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number.parseInt(decimal, 10);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "\ufffd";
  });
}
