import { randomBytes } from "node:crypto";

/** Begins like a film and is noise after that: enough for code that does not decode it. */
export function filmLike(bytes: number): Buffer {
  const head = Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1");
  return Buffer.concat([head, randomBytes(Math.max(0, bytes - head.length))]);
}

/** Begins like a photo and is noise after that. */
export function photoLike(bytes: number): Buffer {
  const head = Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF\0", "latin1");
  return Buffer.concat([head, randomBytes(Math.max(0, bytes - head.length))]);
}

/** Begins like a recording and is noise after that. */
export function soundLike(bytes: number): Buffer {
  const head = Buffer.from(
    "RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data",
    "latin1",
  );
  return Buffer.concat([head, randomBytes(Math.max(0, bytes - head.length))]);
}
