import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { luluRoutes } from "./lulu-routes.ts";
import { LuluError, type LuluWorld } from "./lulu-world.ts";

export const clientKey = "lulu-key";
export const clientSecret = "lulu-secret";
const tokenPath = "/auth/realms/glasstree/protocol/openid-connect/token";

type Reply = [status: number, body: object];

interface Faults {
  /** Takes the next print job, and ends the connection before it answers. */
  dropsAnswer: boolean;
  /** Called when a print job was taken, before it is answered. */
  beforeAnswer: (() => Promise<void>) | undefined;
  isAway: boolean;
}

/**
 * A server that answers like Lulu's Print API, strictly: it wants a token that has not ended, knows only packages that
 * it prints, fetches both files, and measures them.
 */
export async function startLuluServer() {
  const world: LuluWorld = {
    jobs: [],
    validations: new Map(),
    webhooks: [],
    fetched: [],
    currency: "EUR",
    widerByMm: 0,
  };
  const faults: Faults = { dropsAnswer: false, beforeAnswer: undefined, isAway: false };
  const tokens = new Set<string>();
  let tokensGiven = 0;

  function giveToken(request: IncomingMessage, body: string): Reply {
    assertBasic(request, body);
    const token = randomUUID();
    tokens.add(token);
    tokensGiven += 1;
    return [200, { access_token: token, expires_in: 3600, token_type: "bearer" }];
  }

  async function replyTo(request: IncomingMessage): Promise<Reply> {
    const { method = "", url = "" } = request;
    const body = await readBody(request);
    if (faults.isAway) throw new LuluError(503, {});
    if (url === tokenPath) return giveToken(request, body);
    if (!tokens.has((request.headers.authorization ?? "").replace(/^Bearer /, ""))) throw new LuluError(401, {});
    return luluRoutes(world, { method, url, body: body === "" ? {} : JSON.parse(body) });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, reply] = await replyTo(request);
    const isNewJob = request.method === "POST" && request.url === "/print-jobs/";
    if (isNewJob) await faults.beforeAnswer?.();
    if (isNewJob && faults.dropsAnswer) {
      faults.dropsAnswer = false;
      request.socket.destroy();
      return;
    }
    json(response, status, reply);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const [status, body] = error instanceof LuluError ? [error.status, error.body] : [500, { error: String(error) }];
      json(response, status, body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));

  return {
    apiBase: `http://127.0.0.1:${portOf(server.address())}`,
    world,
    faults,
    tokensGiven: () => tokensGiven,
    forgetTokens: () => tokens.clear(),

    /** The job goes on, without a message. */
    move: (jobId: string, status: string): void => move(world, jobId, status),
    messageAbout,

    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function move({ jobs }: LuluWorld, jobId: string, status: string): void {
  const job = jobs.find((each) => each.external_id === jobId);
  if (!job) throw new Error(`Lulu has no job ${jobId}`);
  job.status = status;
  if (status !== "SHIPPED") return;
  job.tracking = { id: `TRK-${job.id}`, url: `https://post.example/TRK-${job.id}`, carrier: "Post" };
}

/** A message as Lulu sends it, with its signature. */
function messageAbout(jobId: string, status = "IN_PRODUCTION", secret = clientSecret) {
  const data = { external_id: jobId, status: { name: status } };
  const body = JSON.stringify({ topic: "PRINT_JOB_STATUS_CHANGED", data });
  return { body, signature: createHmac("sha256", secret).update(body).digest("hex") };
}

export type LuluServer = Awaited<ReturnType<typeof startLuluServer>>;

function assertBasic({ headers }: IncomingMessage, body: string): void {
  const expected = `Basic ${Buffer.from(`${clientKey}:${clientSecret}`).toString("base64")}`;
  if (headers.authorization !== expected || body !== "grant_type=client_credentials") throw new LuluError(401, {});
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

function json(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return;
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== "object" || address === null) throw new Error("Lulu is not listening");
  return address.port;
}
