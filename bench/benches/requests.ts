import type { Db } from "@lane/server/src/db/client.ts";
import Fastify, { type FastifyInstance } from "fastify";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";
import { openBenchContext } from "./bench-context.ts";

const calls = sized(5000, 200);

export const requests: Bench = {
  name: "requests",
  async run(): Promise<Row[]> {
    const context = await openBenchContext();
    const bare = bareApp(context.database.db);
    await measure(context.app);
    await measure(bare);
    // Alternating, so that other load affects both alike.
    const pairs: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < 5; round += 1) {
      pairs.push({ ours: await measure(context.app), theirs: await measure(bare) });
    }
    await context.leave();
    const best = (of: (pair: { ours: number; theirs: number }) => number): number => Math.min(...pairs.map(of));
    return [
      { what: "GET /api/health: CPU per call", value: best(({ ours }) => ours), unit: "µs" },
      { what: "bare Fastify, same SQL: CPU per call", value: best(({ theirs }) => theirs), unit: "µs" },
      {
        what: "ours against bare Fastify",
        value: best(({ ours }) => ours) / best(({ theirs }) => theirs),
        unit: "times",
        atMost: 2,
      },
    ];
  },
};

function bareApp(db: Db): FastifyInstance {
  const app = Fastify({ logger: false });
  app.get("/api/health", async () => {
    const row = await db
      .selectFrom("schema_migrations")
      .select((expression) => expression.fn.max("version").as("version"))
      .executeTakeFirst();
    return { statusCode: 200, version: "1.0.0", database: { schemaVersion: row?.version } };
  });
  return app;
}

async function measure(app: FastifyInstance): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) await app.inject("/api/health");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}
