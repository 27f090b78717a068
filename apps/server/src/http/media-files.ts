import { Readable } from "node:stream";

import { extensionOf, mediaTypes } from "@lane/domain/media-kinds.ts";
import type { FastifyInstance, FastifyReply } from "fastify";

import { parseRange, type Range } from "./ranges.ts";

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
  find(address: { fileId: string; variant: string; until: number; signature: string }): Promise<FoundFile | undefined>;
}

interface SignedRequest {
  Params: { fileId: string };
  Querystring: { variant?: unknown; until?: unknown; signature?: unknown };
}

/** Files of members. Whatever their bytes are, in a browser they can be nothing but a picture, a film or sound. */
export function addMediaFiles(app: FastifyInstance, media: MediaFiles): void {
  app.get<SignedRequest>("/api/media/:fileId", async ({ params, query, headers }, reply) => {
    const { variant, signature } = query;
    const until = Number(query.until);
    const address = { fileId: params.fileId, variant: textOf(variant), until, signature: textOf(signature) };
    const file = await media.find(address);
    if (!file) return reply.callNotFound();
    const elsewhere = await file.elsewhere();
    if (elsewhere !== undefined) return reply.redirect(elsewhere, 302);

    const mark = `"${file.mark.slice(0, 32)}"`;
    if (headers["if-none-match"] === mark) return reply.headers(headersOf(file, mark)).code(304).send();
    const isAskedAnew = headers["if-range"] !== undefined && headers["if-range"] !== mark;
    const range = isAskedAnew ? undefined : parseRange(headers.range, file.bytes);
    if (range === "unsatisfiable") return refuseRange(reply, file);
    const content = await file.open(range);
    // Only now: a refusal must not be kept like the file it stands for.
    return content ? send(reply.headers(headersOf(file, mark)), file, range, content) : reply.callNotFound();
  });
}

function send(
  reply: FastifyReply,
  file: FoundFile,
  range: Range | undefined,
  content: AsyncIterable<Uint8Array>,
): FastifyReply {
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  if (range) reply.code(206).header("content-range", `bytes ${start}-${end}/${file.bytes}`);
  reply.header("content-length", end - start + 1);
  return reply.send(Readable.from(content, { objectMode: false }));
}

function refuseRange(reply: FastifyReply, { bytes }: FoundFile): FastifyReply {
  return reply.code(416).header("content-range", `bytes */${bytes}`).header("cache-control", "no-store").send();
}

function headersOf({ contentType, fileName, maxAgeMs }: FoundFile, mark: string): Record<string, string> {
  const type = mediaTypes.find((known) => known === contentType);
  const isAttachment = fileName !== undefined || type === undefined;
  return {
    "content-type": type ?? "application/octet-stream",
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": `private, max-age=${Math.floor(maxAgeMs / 1000)}, immutable`,
    "accept-ranges": "bytes",
    etag: mark,
    ...(isAttachment
      ? { "content-disposition": disposition(fileName || `file.${type ? extensionOf(type) : "bin"}`) }
      : {}),
  };
}

/** The name as it is for those who read RFC 8187, and a plain one for everybody else. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
