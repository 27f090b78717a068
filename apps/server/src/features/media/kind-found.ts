const kinds: readonly (readonly [RegExp, string])[] = [
  [/^%PDF/, "This is a PDF"],
  [/^PK\x03\x04[^]*?(?:word|xl|ppt)\//, "This is a document"],
  [/^(?:PK\x03\x04|PK\x05\x06|7z\xbc\xaf|Rar!|\x1f\x8b)/, "This is an archive of other files"],
  [/^(?:\xd0\xcf\x11\xe0|\{\\rtf)/, "This is a document"],
  [/^(?:II\*\0|MM\0\*)/, "This is a TIFF or raw picture"],
  [/^BM/, "This is a BMP picture"],
  [/^8BPS/, "This is a Photoshop picture"],
  [/^\s*(?:<\?xml[^]*?)?<svg[\s>]/i, "This is an SVG drawing"],
  [/^\s*<(?:!doctype html|html|head|body)/i, "This is a web page"],
  [/^(?:\x30\x26\xb2\x75)/, "This is a WMV film or WMA sound"],
  [/^FLV\x01/, "This is an FLV film"],
  [/^OggS/, "This is an Ogg film"],
  [/^(?:\x7fELF|MZ|#!)/, "This is a program"],
  [/^[\t\n\r\x20-\x7e\x80-\xff]+$/, "This is a text"],
];

/** What a file is that we do not take, as far as its first bytes tell. */
export function kindFound(head: Uint8Array): string {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString("latin1");
  if (text === "") return "This file is empty";
  return kinds.find(([signs]) => signs.test(text))?.[1] ?? "This is a kind of file we do not know";
}
