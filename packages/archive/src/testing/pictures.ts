/** Pictures and films as small as they can be, with the dates that cameras write into them. */

/** A JPEG of four pixels. */
const pixel = Buffer.from(
  "/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKwBRN//2Q==",
  "base64",
);

/** A real JPEG of four pixels; `words` make its bytes different from any other. */
export function jpeg(takenAt: string | null, words = ""): Buffer {
  const segments: Buffer[] = [pixel.subarray(0, 2)];
  if (takenAt !== null) segments.push(segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), exif(takenAt)])));
  if (words !== "") segments.push(segment(0xfe, Buffer.from(words)));
  return Buffer.concat([...segments, pixel.subarray(2)]);
}

/** The start of a HEIC file, as far as a date is looked for in it. */
export function heic(takenAt: string): Buffer {
  const start = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
  return Buffer.concat([
    start,
    Buffer.alloc(3000, 1),
    Buffer.from([0, 0, 0, 6]),
    Buffer.from("Exif\0\0"),
    exif(takenAt, false),
  ]);
}

export function png(takenAt: string): Buffer {
  const start = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([start, chunk("IHDR", Buffer.alloc(13)), chunk("eXIf", exif(takenAt))]);
}

export function webp(takenAt: string): Buffer {
  const data = exif(takenAt);
  const head = Buffer.alloc(8);
  head.write("EXIF");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP"), head, data]);
}

/** A film whose index stands behind its pictures, as phones write it; `at` in milliseconds. */
export function mp4(at: number, localTime?: string): Buffer {
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(Math.round(at / 1000) + 2_082_844_800, 4);
  const apple =
    localTime === undefined ? [] : [box("meta", Buffer.from(`com.apple.quicktime.creationdate\0${localTime}`))];
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\0\0isom")),
    box("mdat", Buffer.alloc(5000, 7)),
    box("moov", Buffer.concat([box("mvhd", mvhd), ...apple])),
  ]);
}

function exif(takenAt: string, isLittle = true): Buffer {
  const bytes = Buffer.alloc(64);
  const u16 = (value: number, at: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const u32 = (value: number, at: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  const tag = (at: number, id: number, type: number, count: number, value: number) => {
    u16(id, at);
    u16(type, at + 2);
    u32(count, at + 4);
    u32(value, at + 8);
  };
  bytes.write(isLittle ? "II" : "MM", 0, "latin1");
  u16(42, 2);
  u32(8, 4);
  u16(1, 8);
  tag(10, 0x87_69, 4, 1, 26);
  u16(1, 26);
  tag(28, 0x90_03, 2, 20, 44);
  bytes.write(`${takenAt}\0`, 44, "latin1");
  return bytes;
}

function segment(kind: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}

function box(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + 8, 0);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, data]);
}
