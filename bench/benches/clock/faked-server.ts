import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { startChild } from "@lane/server/src/testing/child-process.ts";
import { createFakedClock } from "@lane/server/src/testing/faked-clock.ts";

import { withoutRateLimits } from "../without-rate-limits.ts";

const program = join(import.meta.dirname, "../../../apps/server/src/main.ts");

/** The product in a process whose clock can be set while it runs. Its timers go on as they should. */
export async function startFakedServer(library: string) {
  const folder = await mkdtemp(join(tmpdir(), "lane-clock-"));
  const clock = createFakedClock(library, folder);
  const env = {
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    LOG_LEVEL: "error",
    CITY_LIST: "none",
    BACKUPS: "off",
    TRUSTED_PROXIES: "127.0.0.1",
    ...withoutRateLimits,
    ...clock.env,
  };

  const setClock = (days: number): Promise<void> => clock.set(24 * days);

  async function open() {
    const child = startChild(program, env);
    return { child, address: (await child.line(/is open at/)).split(" ").at(-1) ?? "" };
  }

  await setClock(0);
  let { child, address } = await open();

  return {
    setClock,
    async restart(): Promise<void> {
      child.process.kill("SIGTERM");
      await child.ended;
      ({ child, address } = await open());
    },
    post: (path: string, body: object, from: string): Promise<Response> =>
      fetch(`${address}/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": from },
        body: JSON.stringify(body),
      }),
    /** All six-digit codes mailed to this address. */
    async codesFor(email: string): Promise<string[]> {
      const mails = join(env.DATA_DIR, "outbox");
      const names = (await readdir(mails).catch(() => [])).filter((name) => name.endsWith(".eml"));
      // A year ahead the server removes older mails.
      const texts = await Promise.all(names.map((name) => readFile(join(mails, name), "utf8").catch(() => "")));
      return texts.filter((text) => text.includes(email)).flatMap((text) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? []);
    },
    /** The runs of the job that recurs every minute, as far as they are stored. */
    recurringRuns: (): Set<unknown> => doneIn(join(env.DATA_DIR, "lane.sqlite")),
    async stop(): Promise<void> {
      child.process.kill("SIGTERM");
      await child.ended;
      await rm(folder, { recursive: true });
    },
  };
}

export type FakedServer = Awaited<ReturnType<typeof startFakedServer>>;

function doneIn(file: string): Set<unknown> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const done = database.prepare("select id from jobs where name = 'makings.settle' and status = 'done'").all();
    return new Set(done.map(({ id }) => id));
  } finally {
    database.close();
  }
}
