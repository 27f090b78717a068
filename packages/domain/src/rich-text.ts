/**
 * What a memory's text can be: paragraphs of plain and bold pieces with line breaks between them. This is the whole
 * grammar; the server keeps nothing else, and the screens draw from it rather than from markup.
 */
export type RichText = readonly Paragraph[];
export type Paragraph = readonly Piece[];
export type Piece = { readonly text: string; readonly isBold: boolean } | { readonly isBreak: true };

const tagPattern = /<(\/?)(p|br|strong|b)\s*\/?>/iy;
const entityPattern = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const needsEncoding = /[&<>]/;
const foreignEntity = /&(?!(?:amp|lt|gt);)/;
interface Tag {
  /** Undefined when it is none of ours. */
  readonly name: string | undefined;
  readonly isEnd: boolean;
  readonly length: number;
}

/** As we write them ourselves; the pattern finds the same and takes ten times as long. */
const ownTags: readonly (readonly [string, Tag])[] = ["p", "/p", "br", "strong", "/strong"].map((word) => [
  `${word}>`,
  { name: word.replace("/", ""), isEnd: word.startsWith("/"), length: word.length + 2 },
]);
const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** Reads HTML of the closed grammar. Tags outside it are dropped, never interpreted. */
export function parseRichText(html: string): RichText {
  const writer = createRichTextWriter();
  for (let at = 0; at < html.length;) {
    const start = html.indexOf("<", at);
    writer.add(decoded(html.slice(at, start < 0 ? html.length : start)));
    if (start < 0) break;
    const { name, isEnd, length } = tagAt(html, start);
    if (name !== undefined) (isEnd ? closeTag : openTag)(writer, name);
    at = start + length;
  }
  return writer.finish();
}

function openTag(writer: RichTextWriter, tag: string): void {
  if (tag === "p") writer.startParagraph();
  else if (tag === "br") writer.breakLine();
  else writer.startBold();
}

/** A break has no end; who writes one means another break. */
function closeTag(writer: RichTextWriter, tag: string): void {
  if (tag === "p") writer.endParagraph();
  else if (tag === "br") writer.breakLine();
  else writer.endBold();
}

/** Takes a text as it is read, from the first paragraph to the last. What is said outside of one begins one. */
export function createRichTextWriter() {
  const paragraphs: Piece[][] = [];
  let open: Piece[] | undefined;
  let boldDepth = 0;

  function append(piece: Piece): void {
    if (open && open.length > 0) open.push(piece);
    else {
      // Begun with its piece: an empty list takes room for sixteen once something is added to it.
      if (open) paragraphs.pop();
      open = [piece];
      paragraphs.push(open);
    }
  }

  return {
    startParagraph(): void {
      open = [];
      paragraphs.push(open);
    },
    endParagraph(): void {
      open = undefined;
    },
    startBold(): void {
      boldDepth += 1;
    },
    endBold(): void {
      boldDepth = Math.max(0, boldDepth - 1);
    },
    breakLine(): void {
      append({ isBreak: true });
    },
    /** White space between paragraphs is none of the text. */
    add(text: string): void {
      if (text === "" || (!open && text.trim() === "")) return;
      const last = open?.at(-1);
      const isBold = boldDepth > 0;
      if (!last || !("text" in last) || last.isBold !== isBold) append({ text, isBold });
      else open?.splice(-1, 1, { text: last.text + text, isBold });
    },
    finish: (): RichText => paragraphs,
  };
}

export type RichTextWriter = ReturnType<typeof createRichTextWriter>;

export function writeRichText(text: RichText): string {
  let html = "";
  for (const paragraph of text) {
    html += "<p>";
    for (const piece of paragraph) html += writePiece(piece);
    html += "</p>";
  }
  return html;
}

/** The words alone: a line per break, an empty line between paragraphs. */
export function plainText(text: RichText): string {
  let words = "";
  for (const paragraph of text) {
    for (const piece of paragraph) words += "text" in piece ? piece.text : "\n";
    words += "\n\n";
  }
  return words.slice(0, -2);
}

/** Whether there is nothing in it but spaces and breaks. */
export function isBlank(text: RichText): boolean {
  return text.every((paragraph) => paragraph.every((piece) => !("text" in piece) || piece.text.trim() === ""));
}

function tagAt(html: string, start: number): Tag {
  for (const [rest, tag] of ownTags) if (html.startsWith(rest, start + 1)) return tag;
  tagPattern.lastIndex = start;
  const found = tagPattern.exec(html);
  if (found) return { name: (found[2] ?? "").toLowerCase(), isEnd: found[1] === "/", length: found[0].length };
  const end = html.indexOf(">", start);
  return { name: undefined, isEnd: false, length: (end < 0 ? html.length : end + 1) - start };
}

function writePiece(piece: Piece): string {
  if (!("text" in piece)) return "<br>";
  const text = encoded(piece.text);
  return piece.isBold ? `<strong>${text}</strong>` : text;
}

function encoded(text: string): string {
  if (!needsEncoding.test(text)) return text;
  const safe = text.replaceAll("&", "&amp;");
  return text.includes("<") || text.includes(">") ? safe.replaceAll("<", "&lt;").replaceAll(">", "&gt;") : safe;
}

function decoded(text: string): string {
  if (!text.includes("&")) return text;
  if (!foreignEntity.test(text)) {
    return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  }
  return text.replace(entityPattern, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number.parseInt(decimal, 10);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "\ufffd";
  });
}
