import { colourBars, makeFilm } from "./sample-films.ts";

interface HeicOptions {
  /** Quarter turns in the file's metadata. */
  readonly turns?: number;
  readonly profile?: Buffer | undefined;
  /** The video source in place of the colour bars. */
  readonly source?: string;
}

/** A photo as phones write it: one HEVC picture in the boxes of HEIF, made by hand since ffmpeg writes none. */
export async function makeHeic({ turns = 0, profile, source = colourBars(1) }: HeicOptions = {}): Promise<Buffer> {
  const film = await makeFilm(
    `${source} -frames:v 1 -c:v libx265 -x265-params log-level=none -tag:v hvc1 -pix_fmt yuv420p -f mp4 mp4`,
  );
  const picture = boxIn(film, "mdat").subarray(8);
  const properties = [
    boxIn(film, "hvcC"),
    full("ispe", 0, words(320, 180)),
    box("irot", Buffer.from([turns])),
    ...(profile ? [box("colr", Buffer.from("prof"), profile)] : []),
  ];
  const head = box("ftyp", Buffer.from("heic\0\0\0\0mif1heic"));
  const meta = (offset: number): Buffer =>
    full(
      "meta",
      0,
      full("hdlr", 0, words(0), Buffer.from("pict"), Buffer.alloc(13)),
      full("pitm", 0, halves(1)),
      full("iloc", 0, Buffer.from([0x44, 0]), halves(1, 1, 0, 1), words(offset, picture.length)),
      full("iinf", 0, halves(1), full("infe", 2, halves(1, 0), Buffer.from("hvc1photo\0"))),
      box("iprp", box("ipco", ...properties), full("ipma", 0, words(1), halves(1), associations(properties.length))),
    );
  const offset = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(offset), box("mdat", picture)]);
}

/** The first property, the decoder's own settings, is marked as essential. */
function associations(count: number): Buffer {
  return Buffer.from([count, ...Array.from({ length: count }, (_, at) => (at === 0 ? 0x81 : at + 1))]);
}

function boxIn(file: Buffer, name: string): Buffer {
  const at = file.indexOf(name) - 4;
  return file.subarray(at, at + file.readUInt32BE(at));
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([words(content.length + 8), Buffer.from(name), content]);
}

function full(name: string, version: number, ...parts: Buffer[]): Buffer {
  return box(name, Buffer.from([version, 0, 0, 0]), ...parts);
}

function words(...values: number[]): Buffer {
  return Buffer.from(new Uint8Array(values.flatMap((value) => [value >>> 24, value >>> 16, value >>> 8, value])));
}

function halves(...values: number[]): Buffer {
  return Buffer.from(new Uint8Array(values.flatMap((value) => [value >>> 8, value])));
}
