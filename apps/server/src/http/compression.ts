import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

/** What fits into one packet does not arrive sooner for being smaller. */
const minBytes = 1400;
/** Every text is made for one visit and compressed once, so speed counts as well. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

interface Packer {
  /** Up to so many letters take half a millisecond at most, less than handing them to another thread and back. */
  readonly mostAtOnce: number;
  readonly atOnce: (text: string) => Buffer;
  readonly inThread: (text: string) => Promise<Buffer>;
}

/** In the order of what they cost. */
const packers = new Map<string, Packer>([
  [
    "zstd",
    {
      mostAtOnce: 200_000,
      atOnce: (text) => zstdCompressSync(text, zstdOptions),
      inThread: (text) => promisify(zstdCompress)(text, zstdOptions),
    },
  ],
  [
    "br",
    {
      mostAtOnce: 40_000,
      atOnce: (text) => brotliCompressSync(text, brotliOptions),
      inThread: (text) => promisify(brotliCompress)(text, brotliOptions),
    },
  ],
  ["gzip", { mostAtOnce: 40_000, atOnce: (text) => gzipSync(text), inThread: (text) => promisify(gzip)(text) }],
]);

/** The text as the client accepts it. Says so in the headers of the reply. */
export async function compressed(
  text: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  if (text.length < minBytes) return text;
  reply.header("vary", [reply.getHeader("vary") ?? [], "accept-encoding"].flat().join(", "));
  const accepted = acceptedIn(headers["accept-encoding"] ?? "");
  for (const [encoding, { mostAtOnce, atOnce, inThread }] of packers) {
    if (!accepted.includes(encoding)) continue;
    reply.header("content-encoding", encoding);
    return text.length > mostAtOnce ? inThread(text) : atOnce(text);
  }
  return text;
}

/** Of `gzip, br;q=0` only gzip: a client refuses an encoding by giving it no weight. */
function acceptedIn(header: string): string[] {
  return header
    .split(",")
    .map((entry) => entry.toLowerCase().replaceAll(" ", ""))
    .filter((entry) => !/;q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.replace(/;.*/, ""));
}
