const longestHeader = 100;

/**
 * The bytes of a base64 data URL; undefined when it is none. Only its head is searched: a pattern over the whole text
 * would take a fifth of a second for ten megabytes.
 */
export function bytesOfDataUrl(text: string): { declared: string; bytes: Buffer } | undefined {
  const comma = text.slice(0, longestHeader).indexOf(",");
  const header = text.slice(0, Math.max(0, comma));
  if (!header.startsWith("data:") || !header.endsWith(";base64")) return undefined;
  const bytes = Buffer.from(text.slice(comma + 1), "base64");
  // Invalid base64 is skipped silently, so the length shows whether all of it was read.
  const expected = Math.floor(((text.length - comma - 1) * 3) / 4);
  if (bytes.length === 0 || bytes.length < expected - 2) return undefined;
  return { declared: header.slice("data:".length, -";base64".length).toLowerCase(), bytes };
}
