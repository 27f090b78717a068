/** How files begin that people choose by mistake. */
const beginnings: readonly (readonly [readonly string[], string])[] = [
  [["%PDF"], "This is a PDF"],
  [["PK\x03\x04", "PK\x05\x06", "7z\xbc\xaf", "Rar!", "\x1f\x8b"], "This is an archive of other files"],
  [["\xd0\xcf\x11\xe0", "{\\rtf"], "This is a document"],
  [["II*\0", "MM\0*"], "This is a TIFF or raw picture"],
  [["BM"], "This is a BMP picture"],
  [["8BPS"], "This is a Photoshop picture"],
  [["\x30\x26\xb2\x75"], "This is a WMV film or WMA sound"],
  [["FLV"], "This is an FLV film"],
  [["OggS"], "This is an Ogg film"],
  [["\x7fELF", "MZ", "#!"], "This is a program"],
];

const office = /(?:word|xl|ppt)\//;
const drawing = /^\s*(?:<\?xml[^]*?)?<svg[\s>]/i;
const page = /^\s*<(?:!doctype html|html|head|body)/i;
const letters = /^[^\p{Cc}]+$/u;

/** What a file is that we do not take, as far as its first bytes tell. */
export function kindFound(head: Uint8Array): string {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString("latin1");
  if (text.startsWith("PK") && office.test(text)) return "This is a document";
  const known = beginnings.find(([signs]) => signs.some((sign) => text.startsWith(sign)));
  return known?.[1] ?? kindOfText(text);
}

function kindOfText(text: string): string {
  if (drawing.test(text)) return "This is an SVG drawing";
  if (page.test(text)) return "This is a web page";
  const isText = letters.test(text.replaceAll(/[\t\n\r]/g, " "));
  return isText ? "This is a text" : "This is a kind of file we do not know";
}
