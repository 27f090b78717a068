type ReadAt = (start: number, length: number) => Promise<Buffer>;

/** Of the whole film: one that was made to mislead can hold millions, each inside another. */
const mostBoxes = 1000;
const mostEntryBytes = 4096;
const holders = new Set(["moov", "trak", "mdia", "minf", "stbl"]);
/** By what a track is: the codes that every browser plays. */
const plainCodes: Readonly<Record<string, readonly string[]>> = {
  vide: ["avc1", "avc3", "vp08", "vp09", "av01"],
  soun: ["mp4a", ".mp3", "Opus"],
};
/** H.264 in more than eight bits, or in more colours, is played by hardly anything. */
const plainProfiles = [66, 77, 88, 100];

interface Track {
  handler: string;
  isPlain: boolean;
}

/** Whether every browser plays an MP4 or M4A file as it is; no where nobody can tell. */
export async function isPlainFilm(bytes: number, readAt: ReadAt): Promise<boolean> {
  const tracks: Track[] = [];
  await walk({ readAt, tracks, seen: 0 }, 0, bytes);
  const heard = tracks.filter(({ handler }) => handler in plainCodes);
  return heard.length > 0 && heard.every(({ isPlain }) => isPlain);
}

interface Walk {
  readonly readAt: ReadAt;
  readonly tracks: Track[];
  seen: number;
}

async function walk(film: Walk, start: number, end: number): Promise<void> {
  let at = start;
  while (film.seen < mostBoxes && at + 8 <= end) {
    film.seen += 1;
    const header = await film.readAt(at, Math.min(16, end - at));
    if (header.length < 8) return;
    const { length, headBytes } = sizeOf(header, end - at);
    if (length < headBytes) return;
    await look(film, header.toString("latin1", 4, 8), { start: at + headBytes, end: Math.min(at + length, end) });
    at += length;
  }
}

async function look(film: Walk, kind: string, { start, end }: { start: number; end: number }): Promise<void> {
  if (kind === "trak") film.tracks.push({ handler: "", isPlain: false });
  if (holders.has(kind)) return walk(film, start, end);
  const track = film.tracks.at(-1);
  if (!track || (kind !== "hdlr" && kind !== "stsd")) return;
  const content = await film.readAt(start, Math.min(end - start, mostEntryBytes));
  if (kind === "hdlr" && track.handler === "") track.handler = content.toString("latin1", 8, 12);
  if (kind === "stsd") track.isPlain = hasPlainCode(track.handler, content);
}

function hasPlainCode(handler: string, content: Buffer): boolean {
  if (!plainCodes[handler]?.includes(content.toString("latin1", 12, 16))) return false;
  const settings = content.indexOf("avcC", 0, "latin1");
  return settings < 0 || plainProfiles.includes(content[settings + 5] ?? 0);
}

function sizeOf(header: Buffer, rest: number): { length: number; headBytes: number } {
  const said = header.readUInt32BE(0);
  if (said === 0) return { length: rest, headBytes: 8 };
  if (said !== 1) return { length: said, headBytes: 8 };
  return { length: header.length < 16 ? 0 : Number(header.readBigUInt64BE(8)), headBytes: 16 };
}
