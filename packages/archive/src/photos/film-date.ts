import { dateInZone, dayOf } from "../dates.ts";
import type { EntryDate } from "../entries.ts";

type ReadAt = (start: number, length: number) => Promise<Uint8Array>;

/** Seconds from 1904, where QuickTime begins to count, to 1970. */
const epochGap = 2_082_844_800;
const mostBoxes = 200;
const mostMoovBytes = 4 * 1024 * 1024;

/** When an MP4 or MOV film was taken: Apple says the local time, the others UTC. */
export async function dateInFilm(size: number, readAt: ReadAt): Promise<EntryDate | null> {
  let at = 0;
  for (let box = 0; box < mostBoxes && at + 8 <= size; box += 1) {
    const header = Buffer.from(await readAt(at, 16));
    if (header.length < 8) return null;
    const length = boxLength(header, size - at);
    const kind = header.toString("latin1", 4, 8);
    if (box === 0 && kind !== "ftyp") return null;
    if (kind === "moov") return dateInMoov(Buffer.from(await readAt(at, Math.min(length, mostMoovBytes))));
    if (length < 8) return null;
    at += length;
  }
  return null;
}

function boxLength(header: Buffer, rest: number): number {
  const said = header.readUInt32BE(0);
  if (said === 0) return rest;
  return said === 1 && header.length >= 16 ? Number(header.readBigUInt64BE(8)) : said;
}

function dateInMoov(moov: Buffer): EntryDate | null {
  return localTime(moov) ?? movieHeader(moov);
}

/** `com.apple.quicktime.creationdate`, such as `2019-08-04T17:21:09+0200`. */
function localTime(moov: Buffer): EntryDate | null {
  if (!moov.includes("com.apple.quicktime.creationdate", 0, "latin1")) return null;
  const words = moov.toString("latin1");
  const [, year, month, day, time] = /(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}):\d{2}[+-]\d{2}:?\d{2}/.exec(words) ?? [];
  return year === undefined ? null : dayOf(Number(year), Number(month), Number(day), time ?? null);
}

function movieHeader(moov: Buffer): EntryDate | null {
  const at = moov.indexOf("mvhd", 0, "latin1") + 4;
  if (at < 4 || at + 12 > moov.length) return null;
  const seconds = moov[at] === 1 ? Number(moov.readBigUInt64BE(at + 4)) : moov.readUInt32BE(at + 4);
  return seconds > epochGap ? dateInZone((seconds - epochGap) * 1000, null) : null;
}
