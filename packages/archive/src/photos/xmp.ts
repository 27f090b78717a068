import { dayOf } from "../dates.ts";
import type { EntryDate } from "../entries.ts";

/** Best first: when it was taken, when what it shows was made, when the file of it was. */
const names = ["exif:DateTimeOriginal", "photoshop:DateCreated", "xmp:CreateDate"];
const packetStart = Buffer.from("<x:xmpmeta", "latin1");
const packetEnd = Buffer.from("</x:xmpmeta>", "latin1");
const mostPacketBytes = 512 * 1024;

/** What editing programs write beside, or instead of, what the camera did: plain XML, whatever it is packed in. */
export function dateInXmp(bytes: Buffer): EntryDate | null {
  const start = bytes.indexOf(packetStart);
  if (start < 0) return null;
  const end = bytes.indexOf(packetEnd, start);
  const packet = bytes.toString("utf8", start, Math.min(end < 0 ? bytes.length : end, start + mostPacketBytes));
  for (const name of names) {
    const found = new RegExp(`\\b${name}\\s*(?:=\\s*["']|>\\s*)([\\d:T.Z+-]{4,40})`).exec(packet);
    const date = found?.[1] === undefined ? null : dateOf(found[1]);
    if (date !== null) return date;
  }
  return null;
}

/** As much of `2019-08-04T17:21:09+02:00` as somebody knew; the clock on the wall, where there is one. */
function dateOf(words: string): EntryDate | null {
  const [, year, month, day, time] = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}:\d{2}))?)?)?/.exec(words) ?? [];
  if (year === undefined || Number(year) === 0) return null;
  if (month !== undefined && day !== undefined) return dayOf(Number(year), Number(month), Number(day), time ?? null);
  const known = dayOf(Number(year), Number(month ?? 1), 1);
  return known && { ...known, month: month === undefined ? null : known.month, day: null };
}
