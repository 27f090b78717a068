import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { dirname } from "node:path";

import { buildZip } from "@lane/archive/testing/build-zip.ts";
import { expect } from "vitest";

import { createImporter } from "#testing/imports.ts";
import { journal, picture, summers } from "#testing/journal.ts";
import { workOff } from "#testing/mailbox.ts";
import { photoLike } from "#testing/sample-media.ts";
import { runsOnce, test } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import { setTimeline } from "#testing/writer.ts";

const hourMs = 60 * 60_000;
const names = ["../../escaped.jpg", "..\\escaped.jpg", "/etc/escaped.jpg", "C:\\escaped.jpg", "%2e%2e%2fescaped.jpg"];

test("names that point elsewhere, links and lies are told by name; nothing is written outside", async ({ server }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const around = dirname(server.folder);
  const before = (await readdir(around)).filter((name) => name.includes("escaped"));
  const zip = buildZip([
    ...names.map((name) => ({ name, data: photoLike(200) })),
    { name: "link.jpg", data: "/etc/passwd", unixMode: 0xa1_ff },
    { name: "locked.jpg", data: photoLike(200), flags: 1 },
    { name: "1994/good.jpg", data: photoLike(200) },
  ]);

  const found = await ada.dryRun("photos", [{ name: "photos.zip", bytes: zip }]);
  const done = await ada.start(found.id);
  const { undated } = (await ada.get("/imports/undated")).body;

  expect(done.state).toBe("done");
  expect(undated.map(({ title }: { title: string }) => title)).toContain("good");
  expect(found.problems.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(["unsafe-name", "not-a-file", "encrypted"]),
  );
  expect((await readdir(around)).filter((name) => name.includes("escaped"))).toEqual(before);
});

test.runIf(runsOnce)(
  "what is no archive, a cut one and an endless text are refused by name, and nothing comes in",
  async ({ server }) => {
    const ada = await createImporter(server);
    await setTimeline(ada);
    const whole = journal(summers(3));
    const cut = { ...whole, bytes: whole.bytes.subarray(0, -30) };
    const long = journal([
      ...summers(1),
      { uuid: "long", creationDate: "1992-01-01T10:00:00Z", text: "x".repeat(500_000) },
    ]);

    const noise = await ada.dryRun("day-one", [{ name: "noise.zip", bytes: photoLike(5000) }]);
    const half = await ada.dryRun("day-one", [cut]);
    const text = await ada.dryRun("day-one", [long]);
    const wrong = await ada.dryRun("day-one", [{ name: "a.zip", bytes: buildZip([{ name: "J.json", data: "{" }]) }]);
    const dates = await ada.dryRun("day-one", [
      journal([
        { uuid: "old", creationDate: "1899-01-01T10:00:00Z", text: "Old" },
        { uuid: "new", creationDate: "2099-01-01T10:00:00Z", text: "New" },
      ]),
    ]);

    expect([noise.state, half.state]).toEqual(["failed", "failed"]);
    expect([noise, half].map(({ problemCount }) => problemCount)).toEqual([1, 1]);
    expect(text).toMatchObject({ state: "read", entries: 1, problems: [{ reason: "text-too-long" }] });
    expect(wrong.problems).toMatchObject([{ reason: "not-json" }]);
    expect(dates.problems.map(({ reason }) => reason)).toEqual(["date-outside", "date-outside"]);
    expect(await server.database.db.selectFrom("memories").select("id").execute()).toEqual([]);
  },
);

test("an upload to be imported is bounded, is no file of anybody's, and goes by itself after a week", async ({
  server,
  clock,
}) => {
  const ada = await createImporter(server);
  const tooMuch = await ada.tus.create({ bytes: 51 * 1024 ** 3, name: "life.zip", type: "", purpose: "import" });
  const [uploadId = ""] = await ada.upload([journal(summers(1))]);

  const asFile = await ada.get(`/media/items?ids=${uploadId}`);
  const half = await ada.tus.begin({ bytes: 100, name: "half.zip", type: "", purpose: "import" });
  const early = await ada.post("/imports", { format: "day-one", uploadIds: [half] });
  const begun = await ada.post("/imports", { format: "day-one", uploadIds: [uploadId] });
  const twice = await ada.post("/imports", { format: "day-one", uploadIds: [uploadId] });
  clock.advance(8 * 24 * 60 * 60 * 1000);
  await server.services.fileGarbage.sweep();

  expect([tooMuch.statusCode, early.status, begun.status, twice.status]).toEqual([413, 400, 200, 409]);
  expect(asFile.body.items).toEqual([]);
  expect(await server.database.db.selectFrom("uploads").select("id").execute()).toEqual([]);
});

test.runIf(runsOnce)(
  "the same picture in another journal is a duplicate where nothing else is said",
  async ({ server }) => {
    const ada = await createImporter(server);
    await setTimeline(ada);
    const { bytes, photo, file } = picture();
    const [entry] = summers(1);
    const { id } = await ada.dryRun("day-one", [journal(entry ? [{ ...entry, photos: [photo] }] : [], [file])]);
    await ada.start(id);

    const found = await ada.dryRun("photos", [
      { name: "same.jpg", bytes },
      { name: "other.jpg", bytes: photoLike(bytes.length) },
    ]);

    expect(createHash("md5").update(bytes).digest("hex")).toBe(photo.md5);
    expect(found).toMatchObject({ entries: 2, duplicates: 1, undated: 1 });
  },
);

test("what nobody works on any more says so and can go on, and what nobody said yes to goes after a week", async ({
  server,
}) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const { db } = server.database;
  const sweep = server.jobs.handlers.find(({ job }) => job.name === "imports.sweep");
  const rest = async (id: string, ms: number): Promise<void> => {
    await db
      .updateTable("imports")
      .set({ worked_at: server.clock.now() - ms })
      .where("id", "=", id)
      .execute();
    await sweep?.run({}, { signal: new AbortController().signal });
  };
  const { id } = await ada.dryRun("day-one", [journal(summers(2))]);
  const forgotten = await ada.dryRun("photos", [{ name: "one.jpg", bytes: photoLike(300) }]);
  await ada.post(`/imports/${id}/start`, { withoutYears: [], mark: null });

  await rest(id, 2 * hourMs);
  const queued = await ada.show(id);
  await db.deleteFrom("jobs").where("name", "=", "imports.bring").execute();
  await rest(id, 2 * hourMs);
  const abandoned = await ada.show(id);
  await rest(forgotten.id, 8 * 24 * hourMs);
  const gone = await ada.get(`/imports/${forgotten.id}`);

  expect(queued.state).toBe("importing");
  expect(abandoned).toMatchObject({ state: "stopped", stop: "trouble" });
  expect(gone.status).toBe(404);
  expect(await ada.start(id)).toMatchObject({ state: "done", made: 2 });
  expect(await db.selectFrom("uploads").select("id").execute()).toEqual([]);
});

test("with an account go its imports, what they were made of and what waits for a date", async ({ server }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const { id } = await ada.dryRun("photos", [{ name: "one.jpg", bytes: photoLike(300) }]);
  await ada.start(id);
  await ada.dryRun("day-one", [journal(summers(1))]);
  const { db } = server.database;
  const before = await db.selectFrom("import_items").select("id").execute();

  const left = await ada.post("/user/delete", { password: "a long enough password", reasonForLeaving: "Done" });
  await db.deleteFrom("jobs").where("name", "=", "media.prepare-imported").execute();
  await workOff(server.jobs);

  expect([left.status, before.length]).toEqual([200, 2]);
  for (const table of ["imports", "import_items", "uploads", "files"] as const) {
    expect(await db.selectFrom(table).select("id").execute(), table).toEqual([]);
  }
  expect(await storedKeys(server.store)).toEqual([]);
});
