import { setTimeout as pause } from "node:timers/promises";

import { z } from "zod";

const lookEveryMs = 50;
const hopelessMs = 60_000;
let visitors = 0;

export interface ProcessCall {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "HEAD";
  readonly token?: string;
  readonly body?: object | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The visitor's address; otherwise each call comes from a new one. */
  readonly from?: string;
}

export interface ProcessAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  // oxlint-disable-next-line typescript/no-explicit-any -- the answers of many calls, as JSON
  readonly body: any;
}

/** Calls to one process or another, past the balancer. While a process is away, the call is sent again until it is back. */
export function createProcessCalls(addresses: readonly string[]) {
  async function at(which: number, path: string, call: ProcessCall = {}): Promise<ProcessAnswer> {
    const url = `${addresses[which % addresses.length]}${path}`;
    const from = call.from ?? newVisitor();
    for (const lastAt = performance.now() + hopelessMs; ; await pause(lookEveryMs)) {
      try {
        return await send(url, from, call);
      } catch (error) {
        if (performance.now() > lastAt) throw error;
      }
    }
  }

  return {
    count: addresses.length,
    at,
    everywhere: (path: string, call?: ProcessCall): Promise<ProcessAnswer[]> =>
      Promise.all(addresses.map((_, which) => at(which, path, call))),
  };
}

export type ProcessCalls = ReturnType<typeof createProcessCalls>;

export function statusesOf(answers: readonly ProcessAnswer[]): string {
  return answers.map(({ status }) => status).join(" ");
}

export function newVisitor(): string {
  visitors += 1;
  return `10.${2 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

async function send(url: string, from: string, { method = "GET", token, body, headers }: ProcessCall) {
  const isBytes = body instanceof Uint8Array;
  const answer = await fetch(url, {
    method,
    redirect: "manual",
    headers: {
      "x-forwarded-for": from,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || isBytes ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isBytes ? body : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  return {
    status: answer.status,
    headers: answer.headers,
    bytes,
    body: isJson && bytes.length > 0 ? z.json().parse(JSON.parse(bytes.toString())) : undefined,
  };
}
