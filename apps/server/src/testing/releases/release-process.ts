import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import PostalMime from "postal-mime";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { startChild } from "#testing/child-process.ts";
import { tusMetadata } from "#testing/tus.ts";

const lookEveryMs = 50;
const patienceMs = 30_000;
export const password = "seven quiet swans";
/** Of the fixtures only: so links and sealed rows can be read wherever a fixture is opened. */
export const secretKey = Buffer.alloc(32, "kept releases").toString("base64url");

export interface Answer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the answers of many calls of many releases, as JSON
  readonly body: any;
}

type Method = "GET" | "POST" | "PUT";
export type Call = (method: Method, path: string, body?: object) => Promise<Answer>;

interface Sent {
  readonly method: Method;
  readonly body: object | undefined;
  readonly token?: string;
}

export interface KeptPerson {
  readonly email: string;
  readonly send: Call;
  readonly upload: (bytes: Uint8Array, wish: { name: string; type: string; purpose?: "import" }) => Promise<string>;
}

/** Waits for a state of the server. */
export async function until<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
  for (let passedMs = 0; passedMs < patienceMs; passedMs += lookEveryMs) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(lookEveryMs);
  }
  throw new Error(`It never came to this: ${what}`);
}

/** The server of any checkout of the product, in a process of its own, used through its calls only. */
export async function startRelease(checkout: string, folder: string, settings: Record<string, string> = {}) {
  const child = startChild(join(checkout, "apps/server/src/main.ts"), {
    DATA_DIR: folder,
    PORT: "0",
    LOG_LEVEL: "silent",
    CITY_LIST: "none",
    BACKUPS: "off",
    PRINT: "demo",
    SECRET_KEY: secretKey,
    ...settings,
  });
  const address = (await child.line(/is open at/)).split(" ").at(-1) ?? "";

  const ask: Call = (method, path, body) => call(`${address}${path}`, { method, body });
  const { paths } = (await ask("GET", "/api/openapi.json")).body;
  const known = new Set(Object.keys(paths));

  async function logIn(email: string): Promise<KeptPerson> {
    return personOf(address, email, (await succeed(ask("POST", "/api/auth/login", { email, password }))).body.token);
  }

  return {
    call: ask,
    /** Whether this release has the call at all. */
    knows: (path: string): boolean => known.has(path),
    logIn,
    now: () => systemClock.now(),
    async signUp(email: string, names: object): Promise<KeptPerson> {
      const about = { dateOfBirth: "1958-03-09", cityName: "Utrecht", isReflectionPrompt: true, terms: true };
      await succeed(ask("POST", "/api/auth/signup", { ...about, ...names, email, password }));
      const proof = { otp: await codeFor(folder, email), emailId: email, type: "signup" };
      const { body } = await succeed(ask("POST", "/api/auth/verify-email-otp", proof));
      return personOf(address, email, body.token);
    },
    /** Ends the server at once or in peace. */
    async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
      child.process.kill(signal);
      await child.ended;
    },
  };
}

async function call(url: string, { method, body, token = "" }: Sent): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body ? { "content-type": "application/json" } : {}),
      ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

async function codeFor(folder: string, email: string): Promise<string> {
  const outbox = join(folder, "outbox");
  return until(async () => {
    for (const name of await readdir(outbox).catch(() => [])) {
      const { to, text } = await PostalMime.parse(await readFile(join(outbox, name)));
      const code = /^\s*(\d{6})\s*$/m.exec(text ?? "")?.[1];
      if (to?.[0]?.address === email && code !== undefined) return code;
    }
    return undefined;
  }, `a code for ${email}`);
}

function personOf(address: string, email: string, token: string): KeptPerson {
  const send: Call = (method, path, body) => call(`${address}/api${path}`, { method, body, token });
  return {
    email,
    send,
    async upload(bytes, wish) {
      const headers = { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0" };
      const begun = await fetch(`${address}/api/uploads`, {
        method: "POST",
        headers: { ...headers, "upload-length": String(bytes.length), "upload-metadata": tusMetadata(wish) },
      });
      const id = begun.headers.get("location")?.split("/").at(-1) ?? "";
      const sent = await fetch(`${address}/api/uploads/${id}`, {
        method: "PATCH",
        headers: { ...headers, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
        body: Uint8Array.from(bytes),
      });
      if (sent.status !== 204) throw new Error(await sent.text());
      return id;
    },
  };
}

export type Release = Awaited<ReturnType<typeof startRelease>>;

export async function succeed(answer: Promise<Answer>): Promise<Answer> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { status, body };
}
