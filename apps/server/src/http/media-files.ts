import { extensionOf, mediaTypes } from "@lane/domain/media-kinds.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { answerWithFile, savedAs, textOf } from "./file-answer.ts";
import type { Range } from "./ranges.ts";

interface FoundFile {
  readonly bytes: number;
  readonly contentType: string;
  readonly mark: string;
  readonly fileName: string | undefined;
  readonly maxAgeMs: number;
  open(range?: Range): Promise<AsyncIterable<Uint8Array> | undefined>;
  elsewhere(): Promise<string | undefined>;
}

interface MediaFiles {
  /** Undefined for an address that is not, or no longer, good. */
  find(address: {
    fileId: string;
    variant: string;
    until: number;
    sessionId: string;
    signature: string;
  }): Promise<FoundFile | undefined>;
}

interface SignedRequest {
  Params: { fileId: string };
  Querystring: { variant?: unknown; until?: unknown; session?: unknown; signature?: unknown };
}

/** Files of members. Whatever their bytes are, in a browser they can be nothing but a picture, a film or sound. */
export function addMediaFiles(app: FastifyInstance, media: MediaFiles): void {
  app.get<SignedRequest>("/api/media/:fileId", async (request, reply) => {
    const { variant, until, session, signature } = request.query;
    const file = await media.find({
      fileId: request.params.fileId,
      variant: textOf(variant),
      until: Number(until),
      sessionId: textOf(session),
      signature: textOf(signature),
    });
    if (!file) return reply.callNotFound();
    const elsewhere = await file.elsewhere();
    if (elsewhere !== undefined) return reply.redirect(elsewhere, 302);
    return answerWithFile(request, reply, file, { ...headersOf(file), ...keepingOf(request, file) });
  });
}

function headersOf({ contentType, fileName }: FoundFile): Record<string, string> {
  const type = mediaTypes.find((known) => known === contentType);
  const isAttachment = fileName !== undefined || type === undefined;
  return {
    "content-type": type ?? "application/octet-stream",
    "content-security-policy": "sandbox; default-src 'none'",
    ...(isAttachment ? { "content-disposition": savedAs(fileName || `file.${type ? extensionOf(type) : "bin"}`) } : {}),
  };
}

/**
 * What an element of the page asks for would lie in the browser's own cache, which nobody can empty when somebody logs
 * out. What a script asks for, such as our worker, lies where it can be emptied.
 */
function keepingOf({ headers }: FastifyRequest, { maxAgeMs }: FoundFile): Record<string, string> {
  const isForScript = headers["sec-fetch-dest"] === "empty";
  return {
    "cache-control": isForScript ? `private, max-age=${Math.floor(maxAgeMs / 1000)}, immutable` : "private, no-store",
    vary: "sec-fetch-dest",
  };
}
