import { readdir, readFile } from "node:fs/promises";

import { expect, inject } from "vitest";

import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, goodPassword } from "#testing/visitor.ts";
import { createWriter, join, plantGuest, plantVault, setTimeline } from "#testing/writer.ts";

const canary = "quillfeather";
const tables = ["timelines", "memberships", "timeline_years", "memories", "memory_versions", "memory_media"] as const;

/** A registered member with a memory in every place that keeps text. */
async function fillLife(server: TestServer) {
  const ada = await createRegistered(server);
  await ada.post("/timeline/create", { startYear: 1990 });
  const { body } = await ada.get("/timeline");
  const place = { timelineId: body.timeline._id, yearId: body.years[0]._id, month: 7 };
  const words = { memoryTitle: `About ${canary}`, memoryDescription: `<p>${canary} in the text</p>` };
  const added = await ada.post("/memories", { ...place, ...words }, { "idempotency-key": "kept-for-a-day" });
  await ada.put("/memories", { _id: added.body.memory._id, memoryTitle: `Still ${canary}` });
  return { ada, place };
}

test("with an account go its timeline, its memories, what they said before and how they were found", async ({
  server,
}) => {
  const { ada } = await fillLife(server);

  await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });

  const { db } = server.database;
  for (const table of tables) expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  expect(await db.selectFrom("idempotency_keys").selectAll().execute()).toEqual([]);
});

test.runIf(inject("engine") === "sqlite")(
  "no letter of them is left in the files of the embedded database",
  async ({ server }) => {
    const { ada } = await fillLife(server);
    const before = await filesWith(server, canary);

    await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });

    expect(before).not.toEqual([]);
    expect(await filesWith(server, canary)).toEqual([]);
  },
);

test("a vault goes with the only one in it, and stays with whoever else is there", async ({ server }) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);
  const alone = await plantVault(server, [1990]);
  const shared = await plantVault(server, [1990]);
  await join(server, alone, ada, "owner");
  await join(server, shared, ada, "contributor");
  await join(server, shared, bob, "owner");
  await ada.write(alone);
  const stays = await ada.write(shared);

  await server.services.accounts.erase(ada.accountId);

  const { db } = server.database;
  expect(await db.selectFrom("timelines").select("id").execute()).toEqual([{ id: shared.id }]);
  expect(await db.selectFrom("memories").select(["id", "author_id"]).execute()).toEqual([
    { id: stays._id, author_id: null },
  ]);
});

test("what a guest wrote stays theirs to read while the host is away", async ({ server }) => {
  const ada = await createWriter(server);
  const guest = await createWriter(server);
  const timeline = await setTimeline(ada);
  const written = await plantGuest(server, { host: ada, timeline, guest }, [1990]);
  const { _id } = await guest.write(written);

  await server.services.accounts.deactivate(ada.accountId);

  expect((await guest.get(`/memories/details?id=${_id}`)).status).toBe(200);
});

async function filesWith({ folder }: TestServer, text: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith("lane.sqlite"));
  const contents = await Promise.all(names.map((name) => readFile(`${folder}/${name}`)));
  return names.filter((_, index) => contents[index]?.includes(text));
}
