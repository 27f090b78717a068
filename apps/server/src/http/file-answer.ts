import { Readable } from "node:stream";

import type { FastifyReply, FastifyRequest } from "fastify";

import { parseRange, type Range } from "./ranges.ts";

interface WholeFile {
  readonly bytes: number;
  /** The same as long as the bytes are. */
  readonly mark: string;
  open(range?: Range): Promise<AsyncIterable<Uint8Array> | undefined>;
}

/** A file, or the part of it that was asked for, so that a download that was cut off can go on. */
export async function answerWithFile(
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
  // Only now: a refusal must not be kept like the file it stands for.
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

/** The name as it is for those who read RFC 8187, and a plain one for everybody else. */
export function savedAs(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
