import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

import { type Account, createAccount } from "./account.ts";
import { type Answer, type Call, createAnswers, type RawRequest } from "./answers.ts";
import { createPeople } from "./people.ts";
import type { StripeWorld } from "./stripe-world.ts";

const testSecretKey = "sk_test_lane";

interface Fault {
  readonly status: number;
  readonly isCarriedOut: boolean;
  skipped: number;
  left: number;
}

export interface StripeServer extends StripeWorld {
  /** For `STRIPE_API_BASE`. */
  readonly address: string;
  readonly apiBase: string;
  /** Everything the account has, for what a test prepares or looks at. */
  readonly account: Account;
  /** Every request so far, oldest first. */
  calls(): readonly Call[];
  /**
   * The next requests, after those to skip, get this status. With `carriedOut` they have their effect all the same, and
   * only the answer is another.
   */
  failNext(count: number, status: number, options?: { readonly skip?: number; readonly carriedOut?: boolean }): void;
  /** The next request, after those to skip, is carried out, and its answer waits so long. */
  delayNext(ms: number, options?: { readonly skip?: number }): void;
  close(): Promise<void>;
}

/** Stripe as far as our requests go: its API over HTTP, with a clock of its own that stands still until it is advanced. */
export async function startStripeServer({ startAt = Date.now() }: { startAt?: number } = {}): Promise<StripeServer> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  const address = `http://127.0.0.1:${typeof place === "object" ? place?.port : ""}`;
  const account = createAccount(Math.floor(startAt / 1000), address);
  const answers = createAnswers(account, testSecretKey);
  const calls: Call[] = [];
  const faults: Fault[] = [];
  const delays: number[] = [];
  const waiting = new Set<NodeJS.Timeout>();

  function answer(request: RawRequest): Answer {
    calls.push({ method: request.method, path: request.path, key: request.key });
    const [fault] = faults;
    if (!fault) return answers.answer(request);
    if (fault.skipped > 0) {
      fault.skipped -= 1;
      return answers.answer(request);
    }
    fault.left -= 1;
    if (fault.left <= 0) faults.shift();
    if (!fault.isCarriedOut) return answers.fail(request, fault.status);
    return { ...answers.answer(request), status: fault.status, body: `{"error":{"type":"api_error"}}` };
  }

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = answer(await requestOf(incoming));
    const delay = delays.shift();
    const send = () => void response.writeHead(status, headers).end(body);
    if (!delay) return send();
    const timer = setTimeout(send, delay);
    waiting.add(timer);
  }

  server.on("request", (incoming, response) => {
    respond(incoming, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });

  return {
    ...createPeople(account),
    address,
    apiBase: address,
    secretKey: testSecretKey,
    account,
    calls: () => calls,
    failNext: (count, status, { skip = 0, carriedOut = false } = {}) =>
      void faults.push({ status, isCarriedOut: carriedOut, skipped: skip, left: count }),
    delayNext: (ms, { skip = 0 } = {}) => void delays.push(...Array.from({ length: skip }, () => 0), ms),
    async close() {
      for (const timer of waiting) clearTimeout(timer);
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function requestOf(incoming: IncomingMessage): Promise<RawRequest> {
  const { pathname, search } = new URL(incoming.url ?? "/", "http://stripe");
  return {
    method: incoming.method ?? "GET",
    path: pathname,
    query: search,
    body: await text(incoming),
    key: headerOf(incoming, "idempotency-key"),
    version: headerOf(incoming, "stripe-version"),
    authorization: headerOf(incoming, "authorization"),
  };
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
