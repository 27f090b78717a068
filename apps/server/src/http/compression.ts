import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { FastifyReply, FastifyRequest } from "fastify";

/** What fits into one packet does not arrive sooner for being smaller. */
const minBytes = 1400;
/** Every text is made for one visit and compressed once, so speed counts as well. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The text as the client accepts it. Says so in the headers of the reply. */
export async function compressed(
  text: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  if (text.length < minBytes) return text;
  reply.header("vary", [reply.getHeader("vary") ?? [], "accept-encoding"].flat().join(", "));
  const accepted = acceptedIn(headers["accept-encoding"] ?? "");
  if (accepted.includes("br")) {
    reply.header("content-encoding", "br");
    return promisify(brotliCompress)(text, brotliOptions);
  }
  if (accepted.includes("gzip")) {
    reply.header("content-encoding", "gzip");
    return promisify(gzip)(text);
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
