import type { Entry } from "yauzl";

const typeMask = 0xf000;
const regularFile = 0x8000;
const folder = 0x4000;

/** A few programs write a link's target into a field of its own, where the mode says nothing. */
const pkwareUnix = 0x00_0d;
const pkwareUnixBytes = 12;
const asiUnix = 0x75_6e;
const asiModeAt = 4;
const asiLinkLengthAt = 6;

/** Links and devices are no files; on some machines they reach outside. */
export function isPlainFile(entry: Entry): boolean {
  const kind = (entry.externalFileAttributes >>> 16) & typeMask;
  if (kind !== 0 && kind !== regularFile && kind !== folder) return false;
  return !entry.extraFields.some(({ id, data }) => isLinkField(id, data));
}

function isLinkField(id: number, data: Buffer): boolean {
  if (id === pkwareUnix) return data.length > pkwareUnixBytes;
  if (id !== asiUnix || data.length < asiLinkLengthAt + 4) return false;
  const kind = data.readUInt16LE(asiModeAt) & typeMask;
  return (kind !== regularFile && kind !== folder && kind !== 0) || data.readUInt32LE(asiLinkLengthAt) > 0;
}
