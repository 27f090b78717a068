import { expect } from "vitest";

import { createImporter, workImports } from "#testing/imports.ts";
import { journal, summers } from "#testing/journal.ts";
import { test } from "#testing/server-test.ts";
import { setTimeline } from "#testing/writer.ts";

test("two imports of one person come one after the other", async ({ server, clock }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const [first, second] = await ada.upload([journal(summers(2)), journal(summers(3))]);
  const begin = async (id = ""): Promise<string> =>
    (await ada.post("/imports", { format: "day-one", uploadIds: [id] })).body.import.id;
  const earlier = await begin(first);
  const later = await begin(second);
  const work = server.jobs.handlers.find(({ job }) => job.name === "imports.read");

  await work?.run({ accountId: ada.accountId, importId: later }, { signal: new AbortController().signal });
  const waiting = await ada.show(later);
  await workImports(server.jobs);
  clock.advance(3000);
  await workImports(server.jobs);

  expect(waiting).toMatchObject({ state: "reading", entries: 0 });
  expect(await ada.show(earlier)).toMatchObject({ state: "read", entries: 2 });
  expect(await ada.show(later)).toMatchObject({ state: "read", entries: 3 });
});

test("after a text longer than people write an import rests, and others have their turn", async ({ server, clock }) => {
  const ada = await createImporter(server);
  const ben = await createImporter(server);
  for (const one of [ada, ben]) await setTimeline(one);
  const long = summers(3).map((entry) => ({ ...entry, text: `${entry.text}\n${"rain ".repeat(14_000)}` }));
  const { id } = await ada.dryRun("day-one", [journal(long)]);
  const short = await ben.dryRun("day-one", [journal(summers(2))]);

  const resting = await ada.start(id);
  const beside = await ben.start(short.id);
  const made = [resting.made];
  for (let rest = 0; rest < 3; rest += 1) {
    clock.advance(2500);
    await workImports(server.jobs);
    made.push((await ada.show(id)).made);
  }

  expect(resting).toMatchObject({ state: "importing", made: 1 });
  expect(beside).toMatchObject({ state: "done", made: 2 });
  expect(made).toEqual([1, 2, 3, 3]);
  expect(await ada.show(id)).toMatchObject({ state: "done", made: 3, problems: [] });
});
