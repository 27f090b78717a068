/**
 * What a memory's text can be: paragraphs of plain and bold pieces with line breaks between them. This is the whole
 * grammar; the server keeps nothing else, and the screens draw from it rather than from markup.
 */
export type RichText = readonly Paragraph[];
export type Paragraph = readonly Piece[];
export type Piece = { readonly text: string; readonly isBold: boolean } | { readonly isBreak: true };

const numberPattern = /^#(?:\d{1,7}|x[\da-f]{1,6})$/i;
const longestEntity = "&#1114111;".length;

type Tell = (writer: RichTextWriter) => void;

const startParagraph: Tell = (writer) => writer.startParagraph();
const endParagraph: Tell = (writer) => writer.endParagraph();
const startBold: Tell = (writer) => writer.startBold();
const endBold: Tell = (writer) => writer.endBold();
const breakLine: Tell = (writer) => writer.breakLine();

const tags: ReadonlyMap<string, Tell> = new Map([
  ["p", startParagraph],
  ["/p", endParagraph],
  ["strong", startBold],
  ["/strong", endBold],
  ["b", startBold],
  ["/b", endBold],
  ["br", breakLine],
  // `</br>` is not valid; browsers read it as another line break.
  ["/br", breakLine],
]);
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" }),
);
/** By its number as a character. */
const encodings: Readonly<Record<number, string>> = { 38: "&amp;", 60: "&lt;", 62: "&gt;" };

/** Reads HTML of the closed grammar. Tags outside it are dropped, never interpreted. */
export function parseRichText(html: string): RichText {
  const writer = createRichTextWriter();
  for (let at = 0; at < html.length;) {
    const start = html.indexOf("<", at);
    writer.add(decoded(html.slice(at, start < 0 ? html.length : start)));
    if (start < 0) break;
    const end = html.indexOf(">", start);
    if (end < 0) break;
    const tag = html.slice(start + 1, end);
    (tags.get(tag) ?? tags.get(plainName(tag)))?.(writer);
    at = end + 1;
  }
  return writer.finish();
}

/** Without large letters, and without the sign of a tag that has no end. */
function plainName(tag: string): string {
  return (tag.endsWith("/") ? tag.slice(0, -1) : tag).trimEnd().toLowerCase();
}

/** Builds a text while it is read, from the first paragraph to the last. Words outside a paragraph begin one. */
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
      // Not `at`, which the old phones that open a shared page do not have.
      const last = open?.[open.length - 1];
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

function writePiece(piece: Piece): string {
  if (!("text" in piece)) return "<br>";
  const text = encoded(piece.text);
  return piece.isBold ? `<strong>${text}</strong>` : text;
}

// In steps of one sign, here and below: a pattern takes ten times as long for the many short pieces of a hostile text.
function encoded(text: string): string {
  let html = "";
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const encoding = encodings[text.charCodeAt(at)];
    if (encoding === undefined) continue;
    html += text.slice(from, at) + encoding;
    from = at + 1;
  }
  return html + text.slice(from);
}

function decoded(html: string): string {
  let text = "";
  let from = 0;
  for (let at = html.indexOf("&"); at >= 0; at = html.indexOf("&", at + 1)) {
    const length = html.slice(at, at + longestEntity).indexOf(";");
    const sign = length < 0 ? undefined : signNamed(html.slice(at + 1, at + length));
    if (sign === undefined) continue;
    text += html.slice(from, at) + sign;
    from = at + length + 1;
  }
  return text + html.slice(from);
}

function signNamed(name: string): string | undefined {
  if (!numberPattern.test(name)) return named.get(name.toLowerCase());
  const code = Number(name.replace("#", "").replace(/^x/i, "0x"));
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "\ufffd";
}
