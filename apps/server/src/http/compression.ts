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
  const accepted = headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) {
    reply.header("content-encoding", "br");
    return promisify(brotliCompress)(text, brotliOptions);
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header("content-encoding", "gzip");
    return promisify(gzip)(text);
  }
  return text;
}
