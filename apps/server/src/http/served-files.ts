import { Readable } from "node:stream";

import { extensionOf, mediaTypes } from "@lane/domain/media-kinds.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

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
  /** Undefined for an address that is invalid or expired. */
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

/** Serves members' files. Whatever their bytes are, a browser treats them only as a picture, a film or sound. */
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

interface SharedFiles {
  /** Undefined for an address that is invalid or expired, or whose share is over. */
  find(address: {
    fileId: string;
    variant: string;
    until: number;
    shareId: string;
    version: number;
    sessionId: string;
    signature: string;
  }): Promise<FoundFile | undefined>;
}

interface SharedRequest {
  Params: { fileId: string };
  Querystring: Record<"variant" | "until" | "share" | "v" | "session" | "signature", unknown>;
}

/** Serves files of shares. No cache keeps them: with the end of a share they are gone. */
export function addSharedFiles(app: FastifyInstance, files: SharedFiles): void {
  app.get<SharedRequest>("/s/media/:fileId", async (request, reply) => {
    const { variant, until, share, v, session, signature } = request.query;
    const file = await files.find({
      fileId: request.params.fileId,
      variant: textOf(variant),
      until: Number(until),
      shareId: textOf(share),
      version: Number(v),
      sessionId: textOf(session),
      signature: textOf(signature),
    });
    if (!file) return reply.callNotFound();
    return answerWithFile(request, reply, file, { ...headersOf(file), "cache-control": "private, no-store" });
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
 * A response to an element of the page would lie in the browser's own cache, which cannot be emptied at a logout. A
 * response to a script, such as our worker, lies in a cache that can be.
 */
function keepingOf({ headers }: FastifyRequest, { maxAgeMs }: FoundFile): Record<string, string> {
  const isForScript = headers["sec-fetch-dest"] === "empty";
  return {
    "cache-control": isForScript ? `private, max-age=${Math.floor(maxAgeMs / 1000)}, immutable` : "private, no-store",
    vary: "sec-fetch-dest",
  };
}

interface FoundExportFile {
  readonly bytes: number;
  readonly contentType: string;
  readonly mark: string;
  readonly fileName: string;
  open(range?: Range): Promise<AsyncIterable<Uint8Array> | undefined>;
}

interface ExportFiles {
  /** Undefined for an address that is invalid or expired. */
  find(address: {
    exportId: string;
    name: string;
    until: number;
    sessionId: string;
    signature: string;
  }): Promise<FoundExportFile | undefined>;
}

interface SignedExportRequest {
  Params: { id: string; name: string };
  Querystring: { until?: unknown; session?: unknown; signature?: unknown };
}

/** Serves export files: always as a download, never shown as a page of ours. */
export function addExportFiles(app: FastifyInstance, files: ExportFiles): void {
  app.get<SignedExportRequest>("/api/makings/:id/files/:name", async (request, reply) => {
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

interface PrintFiles {
  /** Undefined for an address that is expired, ended, mistyped or never was. */
  find(token: string, name: string): Promise<(WholeFile & { readonly fileName: string }) | undefined>;
}

/** Serves the two files of an order to its printer. */
export function addPrintFiles(app: FastifyInstance, files: PrintFiles): void {
  app.get<{ Params: { token: string; name: string } }>("/s/print/:token/:name", async (request, reply) => {
    const file = await files.find(request.params.token, request.params.name);
    if (!file) return reply.callNotFound();
    return answerWithFile(request, reply, file, {
      "content-type": "application/pdf",
      "content-disposition": savedAs(file.fileName),
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-store",
    });
  });
}

interface WholeFile {
  readonly bytes: number;
  /** Changes whenever the bytes change. */
  readonly mark: string;
  open(range?: Range): Promise<AsyncIterable<Uint8Array> | undefined>;
}

/** Sends a file, or the requested range, so that an interrupted download can be resumed. */
async function answerWithFile(
  { headers }: Pick<FastifyRequest, "headers">,
  reply: FastifyReply,
  file: WholeFile,
  own: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const mark = `"${file.mark.slice(0, 32)}"`;
  const all = { ...own, "accept-ranges": "bytes", etag: mark };
  if (headers["if-none-match"] === mark) return reply.headers(all).code(304).send();
  const isAskedAnew = headers["if-range"] !== undefined && headers["if-range"] !== mark;
  const range = isAskedAnew ? undefined : parseRange(headers.range, file.bytes);
  if (range === "unsatisfiable") return refuseRange(reply, file);
  const content = await file.open(range);
  // Headers are set only now: a refusal must not be cached like the file.
  if (content) return send(reply.headers(all), file, range, content);
  reply.callNotFound();
  return reply;
}

function send(
  reply: FastifyReply,
  file: WholeFile,
  range: Range | undefined,
  content: AsyncIterable<Uint8Array>,
): FastifyReply {
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  if (range) reply.code(206).header("content-range", `bytes ${start}-${end}/${file.bytes}`);
  reply.header("content-length", end - start + 1);
  return reply.send(Readable.from(content, { objectMode: false }));
}

function refuseRange(reply: FastifyReply, { bytes }: WholeFile): FastifyReply {
  return reply.code(416).header("content-range", `bytes */${bytes}`).header("cache-control", "no-store").send();
}

/** The name encoded by RFC 8187, and an ASCII one for clients that do not support it. */
function savedAs(name: string): string {
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

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The range that a `Range` header asks for. Undefined means the whole file, as HTTP requires for a header that is not
 * understood; `unsatisfiable` lies beyond the end.
 */
export function parseRange(header: string | undefined, bytes: number): Range | "unsatisfiable" | undefined {
  const found = /^bytes=(?:(?<first>\d{1,15})-(?<last>\d{0,15})|-(?<count>\d{1,15}))$/.exec(
    header?.trim() ?? "",
  )?.groups;
  if (!found) return undefined;
  const { first, last, count } = found;
  return first === undefined ? ending(Number(count), bytes) : between(Number(first), last || undefined, bytes);
}

function ending(count: number, bytes: number): Range | "unsatisfiable" {
  const given = Math.min(count, bytes);
  return given === 0 ? "unsatisfiable" : { start: bytes - given, end: bytes - 1 };
}

function between(start: number, last: string | undefined, bytes: number): Range | "unsatisfiable" | undefined {
  const end = Math.min(Number(last ?? bytes), bytes - 1);
  if (last !== undefined && Number(last) < start) return undefined;
  return start >= bytes ? "unsatisfiable" : { start, end };
}
