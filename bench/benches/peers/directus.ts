import { randomBytes } from "node:crypto";
import { join } from "node:path";

import { startChild } from "@lane/server/src/testing/child-process.ts";
import { freePort } from "@lane/server/src/testing/free-port.ts";
import { sql } from "kysely";

import { cpuOfProcess } from "../process-stat.ts";
import { withDatabase } from "../simulation/grow.ts";

const program = "node_modules/directus/cli.js";

export interface Directus {
  readonly address: string;
  readonly token: string;
  cpu(): ReturnType<typeof cpuOfProcess>;
  stop(): Promise<void>;
}

/** Directus as its documentation starts it, from a folder it was installed in, on its own database. */
export async function startDirectus(folder: string, databaseUrl: string): Promise<Directus> {
  const [token, port] = [randomBytes(16).toString("hex"), await freePort()];
  const env = {
    DB_CLIENT: "pg",
    DB_CONNECTION_STRING: databaseUrl,
    KEY: randomBytes(16).toString("hex"),
    SECRET: randomBytes(32).toString("hex"),
    ADMIN_EMAIL: "ada@example.com",
    ADMIN_PASSWORD: randomBytes(16).toString("hex"),
    ADMIN_TOKEN: token,
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    NODE_ENV: "production",
    TELEMETRY: "false",
  };
  const preparing = startChild(join(folder, program), env, ["bootstrap"]);
  if ((await preparing.ended) !== 0) throw new Error(preparing.errors());
  await plantMemories(databaseUrl);
  const child = startChild(join(folder, program), env, ["start"]);
  await child.line(/Server started at/);
  async function stop(): Promise<void> {
    child.process.kill("SIGTERM");
    await child.ended;
  }
  await relate(env.PUBLIC_URL, token).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { address: env.PUBLIC_URL, token, cpu: () => cpuOfProcess(child.process.pid ?? 0), stop };
}

/** Tells it that memories have photos. */
async function relate(address: string, token: string): Promise<void> {
  async function post(path: string, body: object): Promise<void> {
    const answer = await fetch(`${address}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  const [collection, field, related_collection] = ["photos", "memory", "memories"];
  await post("/relations", { collection, field, related_collection, meta: { one_field: "photos" }, schema: {} });
  await post("/fields/memories", { field: "photos", type: "alias", meta: { special: ["o2m"] } });
}

/** A thousand memories with a photo each, fifty of them in one month. */
async function plantMemories(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async ({ db }) => {
    await sql`
      create table memories (
        id uuid primary key, title text, description text, month_description text, place text, told_by text,
        memory_type text, month integer, day integer, happened_on integer, version integer, created_at bigint,
        updated_at bigint
      )`.execute(db);
    await sql`
      insert into memories
      select gen_random_uuid(), 'Memory ' || n, '<p>' || repeat('It rained all day. ', 15) || '</p>', '', 'Utrecht', '',
        'Flower', happened % 10000 / 100, happened % 100, happened, 1, n, n
      from (
        select n, case when n <= 50 then 19900701 + n % 31 else (1991 + n % 30) * 10000 + 101 end as happened
        from generate_series(1, 1000) as n
      ) as numbered`.execute(db);
    await sql`create index on memories (happened_on, created_at, id)`.execute(db);
    await sql`
      create table photos (
        id uuid primary key, memory uuid, name text, state text, width integer, height integer,
        placeholder text, caption text, alt text, small text, middle text, large text, original text
      )`.execute(db);
    await sql`
      insert into photos
      select gen_random_uuid(), id, 'photo.jpg', 'ready', 1600, 1200, repeat('x', 200), '', '',
        repeat('x', 180), repeat('x', 180), repeat('x', 180), repeat('x', 180)
      from memories`.execute(db);
    await sql`create index on photos (memory)`.execute(db);
  });
}
