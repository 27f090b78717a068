import { createHash } from "node:crypto";

import { jpeg } from "@lane/archive/testing/pictures.ts";
import { expect } from "vitest";

import { createImporter, workImports } from "#testing/imports.ts";
import { journal, type JournalEntry, picture, summers } from "#testing/journal.ts";
import { workOff } from "#testing/mailbox.ts";
import { photoLike } from "#testing/sample-media.ts";
import { runsOnce, test, type TestServer } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import { setTimeline } from "#testing/writer.ts";

const dayMs = 24 * 60 * 60 * 1000;

async function countOf({ database: { db } }: TestServer, table: "memories" | "files" | "uploads"): Promise<number> {
  return (await db.selectFrom(table).select("id").execute()).length;
}

test("a journal is looked through first and written only after a yes, with its files as they were", async ({
  server,
}) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const { bytes, photo, file } = picture();
  const [first, ...others] = summers(2);
  const outside = { uuid: "later", creationDate: "2005-01-01T10:00:00Z", text: "Too late" };
  const zip = journal([{ ...first, photos: [photo] } as JournalEntry, ...others, outside], [file]);

  const found = await ada.dryRun("day-one", [zip]);
  const before = await countOf(server, "memories");
  const done = await ada.start(found.id, { mark: "Flower" });
  const again = await ada.dryRun("day-one", [zip]);

  expect(found).toMatchObject({ state: "read", format: "day-one", entries: 3, media: 1, outside: 1, duplicates: 0 });
  expect(found.years.map(({ year, isReached, months }) => [year, isReached, months[6]])).toEqual([
    [1991, true, 1],
    [1992, true, 1],
    [2005, false, 0],
  ]);
  expect(before).toBe(0);
  expect(done).toMatchObject({ state: "done", made: 2, edited: 0, outside: 1, problems: [] });
  const written = await server.database.db.selectFrom("memories").selectAll().orderBy("happened_on").execute();
  expect(written.map(({ title, happened_on, memory_type }) => [title, happened_on, memory_type])).toEqual([
    ["Summer 0", 19_910_704, "Flower"],
    ["Summer 1", 19_920_704, "Flower"],
  ]);
  expect(written[0]?.description).toContain("<strong>a lot</strong>");
  const [kept] = await server.database.db.selectFrom("files").selectAll().execute();
  expect(kept?.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
  expect(again).toMatchObject({ duplicates: 2, outside: 1, years: [expect.objectContaining({ year: 2005 })] });
});

test.runIf(runsOnce)("years can be left out, and what was sent goes when it is over", async ({ server }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);

  const found = await ada.dryRun("day-one", [journal(summers(3))]);
  const storage = await ada.get("/user/storage");
  const done = await ada.start(found.id, { withoutYears: [1992] });
  await server.database.db.deleteFrom("jobs").where("name", "=", "media.prepare-imported").execute();
  await workOff(server.jobs);

  expect(storage.body.usedBytes).toBe(0);
  expect(done.years.map(({ year }) => year)).toEqual([1991, 1993]);
  expect(await countOf(server, "uploads")).toBe(0);
  expect(await storedKeys(server.store)).toEqual([]);
});

test.runIf(runsOnce)(
  "photos of one day are one memory, or one each when it is looked through again",
  async ({ server }) => {
    const ada = await createImporter(server);
    await setTimeline(ada);
    const hours = ["07", "08", "09"];
    const files = hours.map((hour) => ({ name: `${hour}.jpg`, bytes: jpeg(`1994:08:04 ${hour}:30:00`, hour) }));

    const together = await ada.dryRun("photos", files);
    await ada.post(`/imports/${together.id}/read`, { photos: "each" });
    await workImports(server.jobs);
    const apart = await ada.show(together.id);
    const done = await ada.start(together.id);

    expect(together).toMatchObject({ format: "photos", entries: 1, media: 3, undated: 0 });
    expect(apart).toMatchObject({ entries: 3, media: 3 });
    expect(done.years).toMatchObject([{ year: 1994, months: expect.arrayContaining([3]) }]);
  },
);

test("what was chosen stays chosen while it is looked through again, and on another day", async ({ server }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const years = ["1993", "1994"];
  const files = years.map((year) => ({ name: `${year}.jpg`, bytes: jpeg(`${year}:08:04 09:30:00`, year) }));
  const { id } = await ada.dryRun("photos", files);

  const kept = await ada.put(`/imports/${id}`, { withoutYears: [1993], mark: "Flower" });
  await ada.post(`/imports/${id}/read`, { photos: "each" });
  await workImports(server.jobs);
  const { options } = await ada.show(id);
  const done = await ada.start(id, options);
  const late = await ada.put(`/imports/${id}`, { withoutYears: [], mark: null });

  expect(kept.status).toBe(200);
  expect(options).toMatchObject({ photos: "each", withoutYears: [1993], mark: "Flower" });
  expect(done.years.map(({ year }) => year)).toEqual([1994]);
  expect(late.status).toBe(409);
});

test("what has nothing in it is named in the report, also when it is looked through again", async ({ server }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const file = { name: "one.jpg", bytes: jpeg("1994:08:04 09:30:00") };

  const found = await ada.dryRun("photos", [file], { emptyNames: ["summer/empty.jpg"] });
  await ada.post(`/imports/${found.id}/read`, { photos: "each" });
  await workImports(server.jobs);

  expect(found.problems).toEqual([{ name: "summer/empty.jpg", reason: "empty" }]);
  expect((await ada.show(found.id)).problems).toEqual(found.problems);
});

test.runIf(runsOnce)(
  "a photo that came without words is edited without words, as long as it is there",
  async ({ server }) => {
    const ada = await createImporter(server);
    const timeline = await setTimeline(ada);
    const found = await ada.dryRun("photos", [{ name: "pier.jpg", bytes: jpeg("1994:08:04 09:30:00") }]);
    await ada.start(found.id);
    const [{ _id }] = (await ada.get(`/memories?yearId=${timeline.yearId(1994)}&month=8`)).body.memories;

    const named = await ada.put("/memories", {
      _id,
      memoryTitle: "The pier",
      memoryDescription: "",
      memoryType: "Flower",
    });
    const bare = await ada.put("/memories", { _id, memoryDescription: "<p> </p>", media: [] });
    const emptied = await ada.put("/memories", { _id, media: [] });
    const told = await ada.put("/memories", { _id, memoryDescription: "<p>It rained.</p>" });
    const silenced = await ada.put("/memories", { _id, memoryDescription: "" });

    expect(named.body.memory).toMatchObject({ memoryTitle: "The pier", memoryDescription: "", memoryType: "Flower" });
    expect(told.status).toBe(200);
    for (const refused of [bare, emptied, silenced]) {
      expect([refused.status, refused.body.statusMessage]).toEqual([400, "Description is required"]);
    }
  },
);

test("what has no date waits with its files, however long, until it gets a year", async ({ server, clock }) => {
  const ada = await createImporter(server);
  const timeline = await setTimeline(ada);
  const names = ["1994/one.jpg", "two.jpg", "three.jpg"];
  const found = await ada.dryRun(
    "photos",
    names.map((name) => ({ name, bytes: photoLike(300) })),
  );
  await ada.start(found.id);
  const [one, two, three] = (await ada.get("/imports/undated")).body.undated;

  clock.advance(1000);
  await ada.post("/imports/undated/skip", { id: one.id });
  const afterSkip = (await ada.get("/imports/undated")).body.undated.map(({ id }: { id: string }) => id);
  const given = await ada.put("/imports/undated", { id: one.id, year: 1994, month: null });
  const twice = await ada.put("/imports/undated", { id: one.id, year: 1994, month: null });
  const locked = await ada.put("/imports/undated", { id: two.id, year: 2010, month: 3 });
  const left = await ada.delete("/imports/undated", { id: two.id });
  const month = (await ada.get(`/memories?yearId=${timeline.yearId(1994)}&month=1`)).body.memories;

  expect(one.yearGuesses).toEqual([1994]);
  expect(afterSkip).toEqual([two.id, three.id, one.id]);
  expect([given.status, twice.status, locked.status, left.status]).toEqual([200, 404, 403, 200]);
  expect(month).toMatchObject([{ memoryTitle: "one", isCirca: true, media: [{ name: "one.jpg" }] }]);
  expect((await ada.get("/imports/undated")).body.count).toBe(1);
  clock.advance(10 * dayMs);
  await server.services.fileGarbage.sweep();
  expect(await countOf(server, "files")).toBe(2);
});

test("undoing takes out what is as it came, keeps what was changed unless told otherwise, and their files go", async ({
  server,
}) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const { photo, file } = picture();
  const entries = summers(3).map((entry, index) => (index === 0 ? { ...entry, photos: [photo] } : entry));
  const found = await ada.dryRun("day-one", [journal(entries, [file])]);
  await ada.start(found.id);
  const rows = await server.database.db.selectFrom("memories").select(["id", "title"]).orderBy("happened_on").execute();
  await ada.put("/memories", { _id: rows[1]?.id, memoryTitle: "By hand" });

  const before = await ada.show(found.id);
  const undone = await ada.undo(found.id, "keep");
  const left = await server.database.db.selectFrom("memories").select("title").execute();

  expect(before).toMatchObject({ made: 3, edited: 1, undoUntil: expect.any(String) });
  expect(undone).toMatchObject({ state: "undone", made: 1 });
  expect(left).toEqual([{ title: "By hand" }]);
  expect(await countOf(server, "files")).toBe(0);
});

test("an import can be undone for thirty days, with everything that was changed", async ({ server }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const zip = journal(summers(1));
  const { id } = await ada.dryRun("day-one", [zip]);
  await ada.start(id);
  await ada.undo(id, "remove");
  const second = await ada.dryRun("day-one", [zip]);
  const done = await ada.start(second.id);
  await server.database.db
    .updateTable("imports")
    .set({ finished_at: server.clock.now() - 31 * dayMs })
    .where("id", "=", second.id)
    .execute();

  const late = await ada.post(`/imports/${second.id}/undo`, { edited: "remove" });

  expect(second).toMatchObject({ duplicates: 0 });
  expect(done.made).toBe(1);
  expect(late.status).toBe(409);
});

test("only who brought it knows of it", async ({ server }) => {
  const ada = await createImporter(server);
  const eve = await createImporter(server);
  await setTimeline(ada);
  const { id } = await ada.dryRun("photos", [{ name: "one.jpg", bytes: photoLike(300) }]);
  const [upload] = await ada.upload([journal(summers(1))]);
  await ada.start(id);
  const [waiting] = (await ada.get("/imports/undated")).body.undated;

  const answers = await Promise.all([
    eve.get(`/imports/${id}`),
    eve.put(`/imports/${id}`, { withoutYears: [], mark: null }),
    eve.post(`/imports/${id}/read`, { photos: "each" }),
    eve.post(`/imports/${id}/start`, { withoutYears: [], mark: null }),
    eve.post(`/imports/${id}/stop`, {}),
    eve.post(`/imports/${id}/undo`, { edited: "remove" }),
    eve.delete(`/imports/${id}`),
    eve.put("/imports/undated", { id: waiting.id, year: 1994, month: 1 }),
    eve.post("/imports/undated/skip", { id: waiting.id }),
    eve.delete("/imports/undated", { id: waiting.id }),
  ]);
  const foreign = await eve.post("/imports", { format: "day-one", uploadIds: [upload] });

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(foreign.status).toBe(400);
  expect((await eve.get("/imports")).body).toMatchObject({ imports: [], undated: 0 });
});

test.runIf(runsOnce)("media that lies about its type is named, and the rest goes in", async ({ server }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const lie = picture(Buffer.from("<script>alert(1)</script>".repeat(30)));
  const [entry] = summers(1);
  const found = await ada.dryRun("day-one", [journal([{ ...entry, photos: [lie.photo] } as JournalEntry], [lie.file])]);

  const done = await ada.start(found.id);

  expect(done).toMatchObject({ state: "done", made: 1, problemCount: 1 });
  expect(done.problems).toEqual([{ name: `${lie.photo.md5}.jpeg`, reason: "not-accepted" }]);
  expect(await countOf(server, "files")).toBe(0);
});

test("worked on by two at once, nothing is there twice", async ({ server }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const { photo, file } = picture();
  const entries = summers(8).map((entry) => ({ ...entry, photos: [photo] }));
  const { id } = await ada.dryRun("day-one", [journal(entries, [file])]);
  await ada.post(`/imports/${id}/start`, { withoutYears: [], mark: null });
  const work = server.jobs.handlers.find(({ job }) => job.name === "imports.bring");
  const payload = { accountId: ada.accountId, importId: id };
  const context = { signal: new AbortController().signal };

  await Promise.all([work?.run(payload, context), work?.run(payload, context)]);
  await workImports(server.jobs);

  expect(await ada.show(id)).toMatchObject({ state: "done", made: 8 });
  expect(await countOf(server, "memories")).toBe(8);
  expect(await countOf(server, "files")).toBe(8);
});
