import { setTimeout as pause } from "node:timers/promises";

import { foreignWords } from "./canaries.ts";
import type { SoakModel, SoakPerson } from "./soak-model.ts";
import type { Watch } from "./watch.ts";

const hopelessMs = 60_000;
const pauseBeforeRetryMs = 100;
const mostRetries = 600;

export interface SoakCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "HEAD";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | Uint8Array<ArrayBuffer>;
  readonly key?: string;
}

export interface SoakAnswer {
  /** `unknown`: whether anything was done can only be found out by looking. */
  readonly outcome: "done" | "refused" | "unknown";
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  // oxlint-disable-next-line typescript/no-explicit-any -- the answers of many calls, as JSON
  readonly body: any;
  readonly begunAt: number;
}

export interface SoakCalling {
  readonly address: () => string;
  readonly model: SoakModel;
  readonly watch: Watch;
}

/** What a call without an answer counts as. */
const unanswered = { outcome: "unknown", status: 0, headers: new Headers(), bytes: Buffer.alloc(0), body: {} } as const;

/** Sends the calls of one person, signs in again when needed, and looks at every answer. */
export function createCaller({ address, model, watch }: SoakCalling, person: SoakPerson) {
  let token = "";

  async function sendOnce(call: SoakCall): Promise<SoakAnswer> {
    const begunAt = performance.now();
    const answer = await ask({ address, watch }, call, {
      ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
      "x-forwarded-for": `10.7.0.${person.number + 1}`,
    });
    for (const word of answer.outcome === "done" ? foreignWords(model, person.number, textOf(answer), begunAt) : []) {
      watch.object(`${person.email} saw ${word} in ${call.method} ${call.path}`);
    }
    return answer;
  }

  async function signIn(): Promise<boolean> {
    token = "";
    const body = { email: person.email, password: person.password };
    const answer = await sendOnce({ method: "POST", path: "/api/auth/login", body });
    if (answer.outcome === "done") token = answer.body.token;
    else if (answer.outcome === "refused") watch.count(`logins answered ${answer.status}`);
    return answer.outcome === "done";
  }

  async function send(call: SoakCall): Promise<SoakAnswer> {
    if (token === "" && !(await signIn())) return { ...unanswered, begunAt: performance.now() };
    const answer = await sendOnce(call);
    if (answer.status !== 401) return answer;
    if (!(await signIn())) return { ...unanswered, begunAt: answer.begunAt };
    const again = await sendOnce(call);
    if (again.status !== 401) return again;
    if (!watch.isTolerated("clock", again.begunAt)) watch.object(`${person.email} signed in and is not let in`);
    return { ...again, outcome: "unknown" };
  }

  return {
    person,
    send,
    get: (path: string) => send({ method: "GET", path: `/api${path}` }),
    post: (path: string, body: object, key?: string) =>
      send({ method: "POST", path: `/api${path}`, body, ...(key === undefined ? {} : { key }) }),
    put: (path: string, body: object, key?: string) =>
      send({ method: "PUT", path: `/api${path}`, body, ...(key === undefined ? {} : { key }) }),

    /** Sends the same again until there is an answer. */
    async persist(call: SoakCall): Promise<SoakAnswer> {
      for (let retry = 0; retry < mostRetries && !watch.over.signal.aborted; retry += 1) {
        const answer = await send(call);
        if (answer.outcome !== "unknown") return answer;
        watch.count("sent again");
        await pause(pauseBeforeRetryMs);
      }
      throw new Error(`${call.method} ${call.path} is never answered`);
    },
  };
}

export type SoakCaller = ReturnType<typeof createCaller>;

/** One request of anybody. Everything that no fault explains is a violation. */
export async function ask(
  { address, watch }: Pick<SoakCalling, "address" | "watch">,
  call: SoakCall,
  extra: Readonly<Record<string, string>>,
): Promise<SoakAnswer> {
  const begunAt = performance.now();
  const { method, path } = call;
  watch.count("calls");
  try {
    const headers = { ...headersOf(call), ...extra };
    const signal = AbortSignal.timeout(hopelessMs);
    const answer = await fetch(`${address()}${path}`, { method, headers, signal, ...bodyOf(call) });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const read = {
      status: answer.status,
      headers: answer.headers,
      bytes,
      body: parsed(answer.headers, bytes),
      begunAt,
    };
    return { ...read, outcome: outcomeOf(read, call, watch) };
  } catch (error) {
    const words = String(error instanceof Error ? (error.cause ?? error) : error);
    watch.count("calls without an answer");
    if (!watch.isTolerated("cut", begunAt)) watch.object(`${method} ${path}: ${words}`);
    return { ...unanswered, begunAt };
  }
}

function outcomeOf(answer: Omit<SoakAnswer, "outcome">, call: SoakCall, watch: Watch): SoakAnswer["outcome"] {
  const { status, headers, bytes, begunAt } = answer;
  const words = `${call.method} ${call.path} answered ${status} ${bytes.subarray(0, 300).toString()}`;
  if (status < 300) return "done";
  watch.count(`answers of ${status}`);
  if (status === 503) {
    if (!watch.isTolerated("away", begunAt)) watch.object(words);
    if (!headers.has("retry-after")) watch.object(`${words}, without Retry-After`);
    return "unknown";
  }
  if (status === 507 ? !(watch.isTolerated("full", begunAt) && mayBeFull(call)) : status >= 500) watch.object(words);
  return "refused";
}

/** Reading, deleting and signing in go on while the disk is full. */
function mayBeFull({ method, path }: SoakCall): boolean {
  return method !== "GET" && method !== "DELETE" && !path.startsWith("/api/auth/");
}

function headersOf({ body, headers, key }: SoakCall): Record<string, string> {
  return {
    ...(body === undefined || body instanceof Uint8Array ? {} : { "content-type": "application/json" }),
    ...(key === undefined ? {} : { "idempotency-key": key }),
    ...headers,
  };
}

function bodyOf({ body }: SoakCall): { body?: string | Uint8Array<ArrayBuffer> } {
  if (body === undefined) return {};
  return { body: body instanceof Uint8Array ? body : JSON.stringify(body) };
}

function parsed(headers: Headers, bytes: Buffer): unknown {
  const isJson = headers.get("content-type")?.startsWith("application/json") ?? false;
  return isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : {};
}

function textOf({ headers, bytes }: SoakAnswer): string {
  return headers.get("content-type")?.startsWith("application/json") ? bytes.toString() : "";
}
