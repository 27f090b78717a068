import { sql } from "kysely";
import { expect } from "vitest";

import { runJob } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter, join, plantVault, setTimeline } from "#testing/writer.ts";

const canary = "quillfeather";
const words = { memoryTitle: `About ${canary}`, memoryDescription: `<p>${canary} in the text</p>`, month: 7 };
const key = (name: string) => ({ "idempotency-key": `${name}-for-a-day` });

/** The virtual table of the index cannot be read itself; its storage tables can. */
const unreadable = "memory_index";

async function tablesWith({ database: { db } }: TestServer, text: string): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables.filter((table) => table.name !== unreadable)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    if (rows.some((row) => Object.values(row).some((value) => lettersOf(value).includes(text)))) found.push(name);
  }
  return found;
}

function lettersOf(value: unknown): string {
  return value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value);
}

/** How many answers are kept to be repeated. They are sealed, so that no word is found in them. */
async function countKeptAnswers({ database: { db } }: TestServer): Promise<number> {
  const rows = await db.selectFrom("idempotency_keys").select("key").where("answer", "is not", null).execute();
  return rows.length;
}

test("no word of a deleted memory stays in any table, also not in answers kept to be repeated", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const place = { timelineId: timeline.id, yearId: timeline.yearId(1990) };
  const added = await ada.post("/memories", { ...place, ...words }, key("added"));
  const { _id } = added.body.memory;
  await ada.put("/memories", { _id, memoryTitle: `Still ${canary}` }, key("changed"));
  const before = { tables: await tablesWith(server, canary), answers: await countKeptAnswers(server) };

  await ada.delete(`/memories?id=${_id}`);

  expect(before).toEqual({ tables: expect.arrayContaining(["memories", "memory_versions"]), answers: 2 });
  expect(await tablesWith(server, canary)).toEqual([]);
  expect(await countKeptAnswers(server)).toBe(0);
});

test("what an author was answered goes as well when the vault is deleted", async ({ server }) => {
  const ada = await createWriter(server);
  const guest = await createWriter(server);
  const vault = await plantVault(server, [1990]);
  await join(server, vault, ada, "owner");
  await join(server, vault, guest, "contributor");
  const place = { timelineId: vault.id, yearId: vault.yearId(1990) };
  const added = await guest.post("/memories", { ...place, ...words }, key("added"));

  expect(added.status).toBe(200);
  await ada.post("/vaults/delete", { timelineId: vault.id });
  server.clock.advance(8 * 24 * 60 * 60 * 1000);
  await runJob(server, "memberships.delete-vaults");

  expect(await tablesWith(server, canary)).toEqual([]);
  expect(await countKeptAnswers(server)).toBe(0);
});

test("a write that is sent again after its memory was deleted does not bring it back", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const memory = { timelineId: timeline.id, yearId: timeline.yearId(1990), ...words };
  const other = await ada.post("/memories", memory, key("other"));
  const added = await ada.post("/memories", memory, key("added"));
  await ada.delete(`/memories?id=${added.body.memory._id}`);

  const again = await ada.post("/memories", memory, key("added"));
  const replayed = await ada.post("/memories", memory, key("other"));

  expect(again).toMatchObject({ status: 404, body: { message: "This has since been deleted" } });
  expect(replayed).toMatchObject({ status: 200, body: { memory: { _id: other.body.memory._id } } });
  expect(await server.database.db.selectFrom("memories").select("id").execute()).toHaveLength(1);
});
