import { sql } from "kysely";

import { loadConfig } from "#config/config.ts";
import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { migrations } from "#db/migrations/all.ts";

// A migration that can be killed in the middle of it.
const rows = Number(process.env["ROWS"] ?? 10_000);
const { database: location } = loadConfig();
const database = openDatabase(location);
const version = (migrations.at(-1)?.version ?? 0) + 1;

await migrate(database, {
  nowMs: 1,
  migrations: [
    ...migrations,
    {
      version,
      name: "long",
      async up(db) {
        await db.schema.createTable("later").addColumn("id", "integer").execute();
        process.stdout.write("half way\n");
        for (let row = 0; row < rows; row += 1) await sql`insert into later (id) values (${row})`.execute(db);
      },
    },
  ],
});
await database.close();
process.stdout.write("migrated\n");
