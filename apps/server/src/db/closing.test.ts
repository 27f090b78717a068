import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, inject, onTestFinished, test } from "vitest";

test.runIf(inject("engine") === "sqlite")(
  "a program with nothing else to do stays until its database is closed",
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "lane-closing-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const client = JSON.stringify(join(import.meta.dirname, "client.ts"));
    const location = JSON.stringify({ engine: "sqlite", file: join(folder, "lane.sqlite") });
    // Enough writes that the checkpoint thread has worked.
    const script = `import { sql } from "kysely";
      import { openDatabase } from ${client};
      const { db, close } = openDatabase(${location});
      await sql\`create table words (word text)\`.execute(db);
      for (let word = 0; word < 250; word += 1) await sql\`insert into words values ('a')\`.execute(db);
      await close();
      console.log("closed");`;

    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
      encoding: "utf8",
      cwd: import.meta.dirname,
    });

    expect([stdout, stderr]).toEqual(["closed\n", ""]);
  },
);
