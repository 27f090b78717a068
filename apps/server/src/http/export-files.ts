import type { FastifyInstance } from "fastify";

import { answerWithFile, savedAs, textOf } from "./file-answer.ts";
import type { Range } from "./ranges.ts";

interface FoundFile {
  readonly bytes: number;
  readonly contentType: string;
  readonly mark: string;
  readonly fileName: string;
  open(range?: Range): Promise<AsyncIterable<Uint8Array> | undefined>;
}

interface MadeFiles {
  /** Undefined for an address that is not, or no longer, good. */
  find(address: {
    exportId: string;
    name: string;
    until: number;
    sessionId: string;
    signature: string;
  }): Promise<FoundFile | undefined>;
}

interface SignedRequest {
  Params: { id: string; name: string };
  Querystring: { until?: unknown; session?: unknown; signature?: unknown };
}

/** What was made for somebody: always saved, never shown as a page of ours. */
export function addMadeFiles(app: FastifyInstance, files: MadeFiles): void {
  app.get<SignedRequest>("/api/makings/:id/files/:name", async (request, reply) => {
    const { id: exportId, name } = request.params;
    const { until, session, signature } = request.query;
    const proof = { until: Number(until), sessionId: textOf(session), signature: textOf(signature) };
    const file = await files.find({ exportId, name, ...proof });
    if (!file) return reply.callNotFound();
    return answerWithFile(request, reply, file, {
      "content-type": file.contentType,
      "content-disposition": savedAs(file.fileName),
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-store",
    });
  });
}
