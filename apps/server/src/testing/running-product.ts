import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { z } from "zod";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { compose, type Composition } from "#app/compose.ts";
import { openResources, type Resources } from "#app/open-resources.ts";
import { loadConfig } from "#config/config.ts";
import type { Clock } from "#ports/clock.ts";

import { type Child, startChild } from "./child-process.ts";
import { createRecordingLogger } from "./recording-logger.ts";

const lookEveryMs = 20;
const programs = join(import.meta.dirname, "..");
const ada = {
  email: "ada@example.com",
  password: "a long enough password",
  firstName: "Ada",
  lastName: "Marsh",
  dateOfBirth: "1958-03-09",
  cityName: "Utrecht",
  isReflectionPrompt: false,
};

function startServerFile(env: Record<string, string>): Child {
  return startChild(join(programs, "main.ts"), env);
}

interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** The product as an operator starts it, in a child process, with one signed-in member. */
export async function startProduct(settings: Readonly<Record<string, string>>, start = startServerFile) {
  const folder = await mkdtemp(join(tmpdir(), "lane-product-"));
  const env = { DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent", CITY_LIST: "none", BACKUPS: "off", ...settings };
  const run = (program: string, words: readonly string[] = [], more: Record<string, string> = {}): Child =>
    startChild(join(programs, program), { ...env, ...more }, words);
  await lookInside(env, ({ composition }) => composition.services.accounts.openAnew(ada));
  const before: Child[] = [];
  let { child, address } = await open();
  const token = await signInAt(address);

  async function open(): Promise<{ child: Child; address: string }> {
    const opened = start(env);
    return { child: opened, address: (await opened.line(/is open at/)).split(" ").at(-1) ?? "" };
  }

  async function send(path: string, { headers = {}, ...call }: Call = {}): Promise<Response> {
    return fetch(`${address}${path}`, {
      ...call,
      // Required by `fetch` for a streamed body.
      duplex: "half",
      headers: { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0", ...headers },
    });
  }

  return {
    /** The address, the process, and the token of the member. */
    open: () => ({ address, child, token }),
    folder: env.DATA_DIR,
    /** What every process so far has written into its log. */
    logged: (): string => [...before, child].map((one) => one.errors()).join(""),
    pid: (): number => child.process.pid ?? 0,
    send,
    post: (path: string, body: object): Promise<Response> =>
      send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    /** Starts another of our programs on the same data, or on other data. */
    run,
    /** The output of `npm run verify` on the same files. */
    async verify(): Promise<string> {
      const verifying = run("verify.ts");
      await verifying.ended;
      return verifying.lines.at(-1) ?? verifying.errors();
    },
    /** The output of `npm run admin` beside the running server. */
    admin: (...words: string[]): Promise<string> => outputOf(run("admin.ts", words)),
    /** Kills the process at once. */
    async kill(): Promise<void> {
      child.process.kill("SIGKILL");
      await child.ended;
    },
    async startAgain(): Promise<void> {
      before.push(child);
      ({ child, address } = await open());
    },
    /** Opens the product's data from this process. */
    inside: <T>(work: (server: OpenedServer) => Promise<T>, clock?: Clock): Promise<T> => lookInside(env, work, clock),
    /** Resolves when the worker has nothing left to do. */
    async atRest(): Promise<void> {
      await lookInside(env, async ({ database: { db } }) => {
        const open = db.selectFrom("jobs").select("id").where("status", "in", ["queued", "running"]);
        while (await open.executeTakeFirst()) await pause(lookEveryMs);
      });
    },
    /** Asks the process to stop, and leaves its data. */
    end: (): Promise<number | undefined> => endOf(child),
    async stop(): Promise<void> {
      await endOf(child);
      await rm(folder, { recursive: true });
    },
  };
}

async function signInAt(address: string): Promise<string> {
  const login = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: ada.email, password: ada.password }),
  });
  return z.object({ token: z.string() }).parse(await login.json()).token;
}

function endOf({ process, ended }: Child): Promise<number | undefined> {
  process.kill("SIGTERM");
  return ended;
}

async function outputOf(child: Child): Promise<string> {
  await child.ended;
  return [...child.lines, child.errors()].join("\n").trim();
}

export type RunningProduct = Awaited<ReturnType<typeof startProduct>>;

interface OpenedServer extends Resources {
  readonly composition: Composition;
}

/** Opens the server without a worker: only the given work runs. */
async function lookInside<T>(
  env: Record<string, string>,
  work: (server: OpenedServer) => Promise<T>,
  clock: Clock = systemClock,
): Promise<T> {
  const server = { config: loadConfig(env), clock, logger: createRecordingLogger() };
  const resources = await openResources(server);
  const composition = compose({ ...server, ...resources });
  try {
    return await work({ ...resources, composition });
  } finally {
    await composition.close();
  }
}
