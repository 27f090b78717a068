import { ImageToolError, type PreparedImage } from "#ports/image-tool.ts";

import { type ImageHead, readHead } from "./image-head.ts";

const newline = 10;
const maxHeadBytes = 4000;
const maxBytes = 64 * 1024 * 1024;

export interface ImageAnswer {
  readonly whole: Promise<PreparedImage>;
  take(piece: Buffer): void;
  fail(error: unknown): void;
}

/** Puts a child's answer together. A compromised child may print anything, and as much as it likes. */
export function createImageAnswer(): ImageAnswer {
  const { promise, resolve, reject } = Promise.withResolvers<PreparedImage>();
  const pieces: Buffer[] = [];
  let bytes = 0;
  let head: { readonly about: ImageHead; readonly length: number; readonly expected: number } | undefined;

  function refuse(): void {
    reject(new ImageToolError("The picture could not be opened"));
  }

  function lookForHead(): void {
    const sofar = Buffer.concat(pieces);
    const end = sofar.indexOf(newline);
    if (end === -1) return bytes > maxHeadBytes ? refuse() : undefined;
    const about = readHead(sofar.subarray(0, end).toString());
    if (!about) return refuse();
    const length = end + 1;
    head = { about, length, expected: about.variants.reduce((sum, variant) => sum + variant.length, length) };
  }

  return {
    whole: promise,
    fail: reject,
    take(piece) {
      bytes += piece.length;
      pieces.push(piece);
      if (!head) lookForHead();
      if (!head) return;
      if (bytes > head.expected || head.expected > maxBytes) refuse();
      else if (bytes === head.expected) resolve(unpack(head.about, Buffer.concat(pieces).subarray(head.length)));
    },
  };
}

function unpack({ width, height, placeholder, variants }: ImageHead, bytes: Buffer): PreparedImage {
  let start = 0;
  return {
    width,
    height,
    placeholder,
    variants: variants.map(({ length, ...variant }) => {
      const own = new Uint8Array(bytes.subarray(start, start + length));
      start += length;
      return { ...variant, bytes: own };
    }),
  };
}
