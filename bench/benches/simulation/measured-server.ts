import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { startChild } from "@lane/server/src/testing/child-process.ts";
import { sql } from "kysely";

import { type BenchContext, openBenchContext } from "../bench-context.ts";
import { withoutRateLimits } from "../without-rate-limits.ts";

const program = join(import.meta.dirname, "../../../apps/server/src/main.ts");
const lookMs = 200;
const mostLooks = 3000;

/** What a call cost on both sides. */
export interface Cost {
  /** Of the server's process. */
  readonly cpuMs: number;
  /** Planning and running in the database. */
  readonly databaseMs: number;
  /** Pages of 8 KB that the database looked at. */
  readonly pages: number;
}

/** The product in a process of its own, and what it has the database do. */
export async function startMeasuredServer(url: string) {
  const folder = await mkdtemp(join(tmpdir(), "lane-bench-"));
  const settings = {
    DATABASE_URL: url,
    SECRET_KEY: randomBytes(32).toString("base64url"),
    BILLING: "included",
    BACKUPS: "off",
    CITY_LIST: "none",
    LOG_LEVEL: "error",
    ...withoutRateLimits,
  };
  const env = { ...settings, DATA_DIR: folder, PORT: "0", TRUSTED_PROXIES: "127.0.0.1", NODE_ENV: "production" };
  const child = startChild(program, env);
  const address = (await child.line(/is open at/)).split(" ").at(-1) ?? "";
  const context = await openBenchContext(settings);
  const { db } = context.database;

  /** Of all its threads, to the nanosecond; the times of the whole process are counted in ticks of ten milliseconds. */
  async function cpuMs(): Promise<number> {
    const threads = `/proc/${child.process.pid}/task`;
    const each = (await readdir(threads)).map((thread) => readFile(join(threads, thread, "schedstat"), "utf8"));
    return (await Promise.all(each)).reduce((sum, text) => sum + Number(text.split(" ")[0]) / 1e6, 0);
  }

  return {
    context,
    /** What a new server does first (hourly and daily jobs) is over. */
    async settled(): Promise<void> {
      for (let look = 0; look < mostLooks; look += 1) {
        const jobs = db.selectFrom("jobs").select("id").where("status", "in", ["queued", "running"]);
        if ((await jobs.where("run_at", "<", Date.now()).execute()).length === 0) return;
        await pause(lookMs);
      }
      throw new Error("The server is still busy with its jobs");
    },
    async signIn(accountId: string) {
      const email = `${accountId}@example.com`;
      const { token } = await context.services.sessions.start({ id: accountId, email }, "Bench");
      const headers = { authorization: `Bearer ${token}` };
      return async (path: string): Promise<unknown> => {
        const answer = await fetch(`${address}/api${path}`, { headers });
        const body: unknown = await answer.json();
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
        return body;
      };
    },
    async costOf(calls: number, ask: (round: number) => Promise<unknown>): Promise<Cost> {
      await forgetStatements(context);
      const before = await cpuMs();
      for (let round = 0; round < calls; round += 1) await ask(round);
      const spent = (await cpuMs()) - before;
      const { ms, pages } = await costOfStatements(context);
      return { cpuMs: spent / calls, databaseMs: ms / calls, pages: pages / calls };
    },
    async stop(): Promise<void> {
      child.process.kill("SIGTERM");
      await child.ended;
      await context.leave();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function forgetStatements({ database }: BenchContext): Promise<void> {
  await sql`select pg_stat_statements_reset()`.execute(database.db);
}

/** Of all statements in this database since they were forgotten. */
export async function costOfStatements({ database }: BenchContext) {
  const { rows } = await sql<{ ms: number; pages: number }>`
    select coalesce(sum(total_exec_time + total_plan_time), 0) as ms,
      coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int8 as pages
    from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
      and query not like '%pg_stat_statements%'`.execute(database.db);
  return rows[0] ?? { ms: 0, pages: 0 };
}

export type MeasuredServer = Awaited<ReturnType<typeof startMeasuredServer>>;
export type Ask = Awaited<ReturnType<MeasuredServer["signIn"]>>;
