import { Readable } from "node:stream";

import { apiBase } from "@lane/contract/endpoint.ts";
import { tusExtensions, tusVersion, uploadsPath } from "@lane/contract/uploads.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { AppError } from "#lib/app-error.ts";
import { isId } from "#lib/ids.ts";
import { httpDate } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import { createYieldLoop } from "#lib/yield-loop.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

import { bearerOf } from "./router.ts";
import { letBodyEnd, passOver, unlessStalled } from "./upload-bodies.ts";
import type { UploadPace } from "./upload-pace.ts";

interface UploadMetadata {
  readonly name: string;
  readonly declared: string;
  readonly sha256: string | null;
  readonly metadata: string;
  readonly purpose: "memory" | "import";
}

const longest = 4000;

const bytesType = "application/offset+octet-stream";
/** An import of many photos creates one upload after another. */
const createdPerMinute = { memory: 300, import: 3000 };
const yieldLoop = createYieldLoop();

interface Progress {
  readonly id: string;
  readonly offset: number;
  readonly bytes: number;
  readonly metadata: string;
  readonly expiresAt: number | undefined;
  readonly corrected?: string;
}

interface NewUpload {
  readonly bytes: number;
  readonly name: string;
  readonly declared: string;
  readonly sha256: string | null;
  readonly metadata: string;
  readonly purpose: "memory" | "import";
}

interface Uploads {
  create(viewer: Viewer, upload: NewUpload): Promise<Progress>;
  find(viewer: Viewer, uploadId: string): Promise<Progress>;
  write(viewer: Viewer, uploadId: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<Progress>;
  remove(viewer: Viewer, uploadId: string): Promise<void>;
}

interface UploadsDeps {
  readonly uploads: Uploads;
  readonly findViewer: (credential: string | undefined) => Promise<Viewer | undefined>;
  readonly limiter: RateLimiter;
  readonly pace: UploadPace;
  readonly maxBytes: number;
  /** How long a client may send nothing. */
  readonly stallMs: number;
}

interface OneUpload {
  Params: { uploadId: string };
}

/** tus 1.0: uploads that survive a lost connection. Bodies are streamed and never buffered. */
export async function addUploads(app: FastifyInstance, deps: UploadsDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(bytesType, (_request, body, done) => done(null, body));
    scope.addHook("onRequest", async (request, reply) => {
      reply.header("tus-resumable", tusVersion);
      if (request.method === "OPTIONS" || request.headers["tus-resumable"] === tusVersion) return;
      // A caller without a session gets 401 first, whatever the protocol version.
      await viewerOf(deps, request);
      await reply.code(412).header("tus-version", tusVersion).send();
    });
    scope.options(apiBase + uploadsPath, (_request, reply) => describe(reply, deps));
    scope.post(apiBase + uploadsPath, (request, reply) => create(deps, request, reply));
    const one = `${apiBase}${uploadsPath}/:uploadId`;
    scope.head<OneUpload>(one, async (request, reply) => {
      const progress = await deps.uploads.find(await viewerOf(deps, request), uploadIdOf(request));
      reply.header("upload-length", progress.bytes);
      if (progress.metadata !== "") reply.header("upload-metadata", progress.metadata);
      return withProgress(reply, progress).code(200).send();
    });
    scope.patch<OneUpload>(one, (request, reply) => append(deps, request, reply));
    scope.delete<OneUpload>(one, { config: { worksWhenFull: true } }, async (request, reply) => {
      await deps.uploads.remove(await viewerOf(deps, request), uploadIdOf(request));
      return reply.code(204).send();
    });
  });
}

async function describe(reply: FastifyReply, { maxBytes }: UploadsDeps): Promise<FastifyReply> {
  return reply
    .headers({ "tus-version": tusVersion, "tus-extension": tusExtensions.join(","), "tus-max-size": String(maxBytes) })
    .code(204)
    .send();
}

async function create(deps: UploadsDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const viewer = await viewerOf(deps, request);
  const wish = readUploadMetadata(request.headers["upload-metadata"]);
  const limit = { count: createdPerMinute[wish.purpose], perMs: 60_000 };
  const verdict = await deps.limiter.take(`POST ${uploadsPath} ${wish.purpose}`, viewer.accountId, limit);
  if (!verdict.isAllowed) {
    const { retryAfterMs } = verdict;
    throw new AppError("too_many_requests", "Too many tries. Please wait a moment", { retryAfterMs });
  }
  const bytes = wholeNumber(request, "upload-length");
  // Forty files chosen at once are forty inserts, each as slow as the disk: other requests run between them.
  await yieldLoop();
  const created = await deps.uploads.create(viewer, { bytes, ...wish });
  reply.header("location", `${apiBase}${uploadsPath}/${created.id}`);
  const progress = request.body instanceof Readable ? await take(deps, request, viewer, created) : created;
  return withProgress(reply, progress).code(201).send();
}

async function append(
  deps: UploadsDeps,
  request: FastifyRequest<OneUpload>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const viewer = await viewerOf(deps, request);
  if (!(request.body instanceof Readable)) {
    throw new AppError("unsupported_media_type", `Please send the bytes as ${bytesType}`);
  }
  const offset = wholeNumber(request, "upload-offset");
  const known = await findOrPassOver(deps, request, viewer);
  return withProgress(reply, await take(deps, request, viewer, { ...known, offset }))
    .code(204)
    .send();
}

async function findOrPassOver(
  deps: UploadsDeps,
  request: FastifyRequest<OneUpload>,
  viewer: Viewer,
): Promise<Progress> {
  try {
    return await deps.uploads.find(viewer, uploadIdOf(request));
  } catch (error) {
    await passOver(request.raw, paceOf(deps, viewer));
    throw error;
  }
}

async function take(deps: UploadsDeps, request: FastifyRequest, viewer: Viewer, at: Progress): Promise<Progress> {
  const { raw } = request;
  try {
    if (Number(raw.headers["content-length"] ?? 0) > at.bytes - at.offset) {
      throw new AppError("too_large", "This file is larger than expected");
    }
    return await deps.uploads.write(viewer, at.id, at.offset, unlessStalled(raw, deps.stallMs, paceOf(deps, viewer)));
  } catch (error) {
    letBodyEnd(raw);
    throw error;
  }
}

function paceOf({ pace }: UploadsDeps, { accountId }: Viewer) {
  return (bytes: number): Promise<void> => pace.take(accountId, bytes);
}

async function viewerOf(deps: UploadsDeps, request: FastifyRequest): Promise<Viewer> {
  const credential = bearerOf(request);
  const viewer = await deps.findViewer(credential);
  if (!viewer) throw new AppError("unauthenticated", credential ? "Invalid token" : "No token found");
  return viewer;
}

function uploadIdOf({ params }: FastifyRequest<OneUpload>): string {
  if (!isId(params.uploadId)) throw new AppError("not_found", "We can't find this upload");
  return params.uploadId;
}

function withProgress(reply: FastifyReply, { offset, expiresAt, corrected }: Progress): FastifyReply {
  reply.header("upload-offset", offset);
  if (corrected !== undefined) reply.header("upload-corrected-type", corrected);
  return expiresAt === undefined ? reply : reply.header("upload-expires", httpDate(expiresAt));
}

function wholeNumber({ headers }: FastifyRequest, name: "upload-length" | "upload-offset"): number {
  const text = headers[name];
  if (typeof text !== "string" || !/^\d{1,15}$/.test(text)) {
    throw new AppError(
      "invalid_input",
      `${name === "upload-length" ? "Upload-Length" : "Upload-Offset"} must be a number`,
    );
  }
  return Number(text);
}

/** `Upload-Metadata` of tus: names and base64 values. Unknown names are stored for the client and not read. */
function readUploadMetadata(header: string | string[] | undefined): UploadMetadata {
  const metadata = typeof header === "string" ? header : "";
  if (metadata.length > longest) throw new AppError("invalid_input", "Upload-Metadata is too long");
  const entries = metadata.split(",").map((pair) => pair.trim().split(" "));
  // tus allows each key once; of two names, the right one cannot be known.
  const filenames = entries.filter(([name]) => name === "filename");
  if (filenames.length > 1) throw new AppError("invalid_input", "Please choose a file");
  const values = new Map(entries.map(([name = "", value = ""]) => [name, decoded(value)]));
  const said = (...names: string[]): string => names.map((name) => values.get(name)).find(Boolean) ?? "";
  return {
    name: said("filename", "name"),
    declared: said("filetype", "type"),
    sha256: sha256In(said("sha256")),
    metadata: isPlain(metadata) ? metadata : "",
    purpose: said("purpose") === "import" ? "import" : "memory",
  };
}

function sha256In(text: string): string | null {
  if (text === "") return null;
  if (/^[\da-f]{64}$/i.test(text)) return text.toLowerCase();
  throw new AppError("invalid_input", "sha256 must be 64 hexadecimal digits");
}

/** Whether the text can be sent back in a header. */
function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function decoded(value: string): string {
  return Buffer.from(value, "base64").toString("utf8").replaceAll("\0", "\u{FFFD}");
}
