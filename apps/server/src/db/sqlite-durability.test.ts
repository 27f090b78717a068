import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";

import { openDatabase } from "./client.ts";

// Traces a real program, because a container may have strace and forbid tracing.
const canTrace = inject("engine") === "sqlite" && spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;

/** The writes to the log's file and to standard output while a program writes to the database, in order. */
async function traced(program: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "lane-log-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const client = JSON.stringify(join(import.meta.dirname, "client.ts"));
  const script = `import { writeSync } from "node:fs";
    import { sql } from "kysely";
    import { openDatabase } from ${client};
    const { db, transact, close } = openDatabase({ engine: "sqlite", file: ${JSON.stringify(join(folder, "lane.sqlite"))} });
    await sql\`create table words (word text)\`.execute(db);
    const write = (word) => sql\`insert into words values (\${word})\`.execute(db);
    const say = () => writeSync(1, "saved\\n");
    ${program}
    await close();`;
  const watched = ["-e", "trace=/^(f|fdata)sync$,/^p?write(64)?$"];
  const node = [process.execPath, "--input-type=module", "-e", script];
  const { stderr } = spawnSync("strace", ["-f", "-y", ...watched, ...node], {
    encoding: "utf8",
    cwd: import.meta.dirname,
    maxBuffer: 64 * 1024 * 1024,
  });
  const calls = [...stderr.matchAll(/(fsync|fdatasync|p?write(?:64)?)\(\d+<([^>]*)>(?:, "(saved)?)?/g)];
  return calls.flatMap(([, call = "", path = "", said]) => {
    if (said) return ["saved"];
    if (!path.endsWith("-wal")) return [];
    return [call.startsWith("p") ? "written" : "synced"];
  });
}

function squeezed(steps: readonly string[]): string[] {
  return steps.filter((step, index) => step !== steps[index - 1]);
}

test.runIf(canTrace)("a row and a transaction are on the disk before anybody hears that they are saved", async () => {
  const steps = squeezed(await traced(`say(); await write("one"); say(); await transact(() => write("two")); say();`));

  const begun = steps.indexOf("saved") + 1;
  expect(steps.slice(begun, begun + 6)).toEqual(["written", "synced", "saved", "written", "synced", "saved"]);
});

test.runIf(canTrace)("those who write at the same moment share a sync", async () => {
  const steps = await traced(`await Promise.all(Array.from({ length: 50 }, (_, word) => write(\`\${word}\`))); say();`);

  const syncs = steps.slice(0, steps.indexOf("saved")).filter((step) => step === "synced");
  expect(syncs.length).toBeGreaterThan(0);
  expect(syncs.length).toBeLessThan(10);
});

test.runIf(inject("engine") === "sqlite")(
  "what was saved leaves the log by itself, long before SQLite would see to it",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "lane-log-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "lane.sqlite");
    const database = openDatabase({ engine: "sqlite", file });
    const { db } = database;
    await sql`create table words (word text)`.execute(db);

    for (let word = 0; word < 200; word += 1)
      await sql`insert into words values (${`a word of its own ${word}`})`.execute(db);

    await expect.poll(() => readFile(file, "latin1")).toContain("a word of its own 50");
    await database.close();
  },
);
