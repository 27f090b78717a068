import { Readable } from "node:stream";

import type { FastifyInstance } from "fastify";

interface MediaFiles {
  /** Undefined for an address that is not, or no longer, good. */
  open(fileId: string, until: number, signature: string): Promise<AsyncIterable<Uint8Array> | undefined>;
}

interface SignedAddress {
  Params: { fileId: string };
  Querystring: { until?: unknown; signature?: unknown };
}

/** Pictures of members. Whatever their bytes are, in a browser they can be nothing but a picture. */
export function addMediaFiles(app: FastifyInstance, media: MediaFiles): void {
  app.get<SignedAddress>("/api/media/:fileId", async ({ params, query }, reply) => {
    const until = Number(query.until);
    const content = await media.open(params.fileId, until, typeof query.signature === "string" ? query.signature : "");
    if (!content) return reply.callNotFound();
    return reply
      .headers({
        "content-type": "image/webp",
        "content-security-policy": "sandbox; default-src 'none'",
        "cache-control": "private, max-age=150, immutable",
      })
      .send(Readable.from(content, { objectMode: false }));
  });
}
