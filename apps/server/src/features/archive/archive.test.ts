import { createHash } from "node:crypto";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { defaultFields, fieldNames } from "@lane/domain/memory-fields.ts";
import { happenedOn } from "@lane/domain/memory-order.ts";
import { sql } from "kysely";
import { expect } from "vitest";

import { createChildPhotoResizer } from "#adapters/photo-resizer/child-photo-resizer.ts";
import { createChildTypesetter } from "#adapters/typesetter/child-typesetter.ts";
import { composeArchive } from "#app/compose-archive.ts";
import { writeFields } from "#db/memory-rows.ts";
import { createId } from "#lib/ids.ts";
import type { MediaStore } from "#ports/media-store.ts";
import { beginArchive, downloadArchive } from "#testing/archives.ts";
import { filmLike, photoLike } from "#testing/sample-media.ts";
import { runsOnce, test, type TestServer } from "#testing/server-test.ts";
import { subscriberActions } from "#testing/subscriber.ts";
import { createTus } from "#testing/tus.ts";
import {
  createWriter,
  join as joinTimeline,
  plantVault,
  setTimeline,
  type TestTimeline,
  type Writer,
} from "#testing/writer.ts";

function sha256Of(bytes: Uint8Array | undefined): string {
  return createHash("sha256")
    .update(bytes ?? "")
    .digest("hex");
}

async function buildPage({ folder }: TestServer): Promise<void> {
  const viewer = join(folder, "no-web", "viewer");
  await mkdir(viewer, { recursive: true });
  await writeFile(join(viewer, "index.html"), "<!doctype html><title>Memories</title>");
  await writeFile(join(viewer, "index.html.br"), "packed");
}

async function storeKeyOf({ database: { db } }: TestServer, fileId: string): Promise<string> {
  const { store_key: key } = await db
    .selectFrom("files")
    .select("store_key")
    .where("id", "=", fileId)
    .executeTakeFirstOrThrow();
  return key;
}

/** Simulates a flipped bit: the stored bytes no longer match the hash. */
async function spoil({ database: { db } }: TestServer, fileId: string): Promise<void> {
  await sql`update files set sha256 = ${"0".repeat(64)} where id = ${fileId}`.execute(db);
}

async function plantMemories({ database: { db } }: TestServer, ada: Writer, timeline: TestTimeline, years: number[]) {
  const rows = years.map((year, index) => ({
    id: createId(index),
    timeline_id: timeline.id,
    year_id: timeline.yearId(year),
    author_id: ada.accountId,
    month: 1,
    happened_on: happenedOn({ year, month: 1, day: null }),
    title: `${year} ${index}`,
    description: "<p>Many.</p>",
    created_at: index,
    updated_at: index,
  }));
  await db
    .insertInto("memories")
    .values(rows.map((row) => ({ ...plainMemory, ...row })))
    .execute();
}

const plainMemory = { ...writeFields(defaultFields, fieldNames), month_description: "", version: 1 };

async function writeLife(server: TestServer, ada: Writer) {
  const timeline = await setTimeline(ada);
  const tus = createTus(server, ada);
  const photo = photoLike(5000);
  const film = filmLike(3000);
  const photoId = await tus.upload(photo, { name: "../../etc/passwd;rm -rf.jpg", type: "image/jpeg" });
  const filmId = await tus.upload(film, { name: "кино 🎬.mp4", type: "video/mp4" });
  const memory = await ada.write(timeline, {
    year: 1991,
    month: 3,
    day: 9,
    isCirca: true,
    memoryTitle: "Über den Wolken 🌧 שלום",
    memoryDescription: "<p>It <strong>rained</strong>.<br>Twice &amp; more.</p>",
    memoryType: "Flower",
    isCandle: true,
    size: "large",
    place: "Bellagio",
    monthDescription: "A wet March",
    prompt: { text: "What did it sound like?", templateId: "sound", bankVersion: 1 },
    media: [
      { s3id: filmId, caption: "The film", alt: "Rain on a roof" },
      { s3id: photoId, caption: "The roof", isCover: true },
    ],
  });
  await ada.put("/memories", { _id: memory._id, version: memory.version, memoryTitle: "Above the clouds" });
  const quiet = await ada.write(timeline, { year: 1990, month: 12, memoryTitle: "Quiet" });
  await ada.put("/memories", { _id: quiet._id, version: quiet.version, isQuiet: true, isArchived: true });
  await ada.put("/favourites", { year: 1991, category: "song", text: "My song" });
  await ada.put("/reflection-prompts/year/1992/feeling", { feeling: "tender" });
  return { photo, film, photoId, filmId, memoryId: memory._id };
}

test("everything somebody keeps is in the zip, originals byte for byte", async ({ server }) => {
  const ada = await createWriter(server);
  await buildPage(server);
  const { photo, film, memoryId } = await writeLife(server, ada);

  const { files, archive, memories } = await downloadArchive(server, ada);

  expect(memories.map(({ title, isArchived, isQuiet }) => [title, isArchived, isQuiet])).toEqual([
    ["Quiet", true, true],
    ["Above the clouds", false, false],
  ]);
  expect(memories[1]).toMatchObject({
    id: memoryId,
    date: { year: 1991, month: 3, day: 9, isCirca: true },
    html: "<p>It <strong>rained</strong>.<br>Twice &amp; more.</p>",
    mark: "Flower",
    isCandle: true,
    size: "large",
    place: "Bellagio",
    monthDescription: "A wet March",
    prompt: { text: "What did it sound like?", templateId: "sound", bankVersion: 1 },
    version: 2,
    versions: [{ version: 1, title: "Über den Wolken 🌧 שלום", mark: "Flower", place: "Bellagio" }],
    media: [
      { kind: "Video", path: "media/1991/03-1.mp4", sha256: sha256Of(film), caption: "The film", isCover: false },
      { kind: "Image", path: "media/1991/03-2.jpg", sha256: sha256Of(photo), caption: "The roof", isCover: true },
    ],
  });
  expect(files.get("media/1991/03-1.mp4")).toEqual(film);
  expect(files.get("media/1991/03-2.jpg")).toEqual(photo);
  expect(archive).toMatchObject({
    formatVersion: 4,
    language: "nl",
    person: { email: ada.email, firstName: "Ada", dateOfBirth: "1958-03-09", city: { name: "Utrecht" } },
    timelines: [{ kind: "personal", role: "owner", startYear: 1990 }],
    years: [
      { year: 1990, memories: 0, archived: 1, files: ["memories/1990.json"] },
      { year: 1991, memories: 1, flowers: 1, candles: 1, files: ["memories/1991.json"] },
    ],
    favourites: [{ year: 1991, category: "song", title: "My song" }],
    promptYears: [{ year: 1992, feeling: "tender" }],
    sessions: [{ device: "Browser", endedAt: null }],
    problems: [],
  });
  expect(files.get("index.html")?.toString()).toContain("<title>Memories</title>");
  expect(files.get("data/1991.js")?.toString()).toContain("Above the clouds");
  expect([...files.keys()]).not.toContain("index.html.br");
  expect(memories[1]?.media.map(({ name }) => name)).toEqual(["кино 🎬.mp4", "_.._etc_passwd;rm -rf.jpg"]);
  for (const name of files.keys()) expect(name).toMatch(/^(?:[a-z]+\/)?(?:\d{4}\/)?[\da-z-]+\.[\da-z]+$/);
});

test("nothing of anybody else is inside, whoever shares a timeline", async ({ server }) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);
  const vault = await plantVault(server, [1990]);
  await joinTimeline(server, vault, ada, "owner");
  await joinTimeline(server, vault, bob, "contributor");
  const bobs = await setTimeline(bob);
  const photo = await createTus(server, bob).upload(photoLike(2000), { name: "canary-file.jpg" });
  await bob.write(bobs, { memoryTitle: "canary-own", media: [{ s3id: photo }] });
  await bob.write(vault, { memoryTitle: "canary-shared" });
  await ada.write(vault, { memoryTitle: "Ada in the vault" });
  await bob.put("/favourites", { year: 1990, category: "song", text: "canary-song" });

  const { files, archive, memories } = await downloadArchive(server, ada);

  expect(memories.map(({ title }) => title)).toEqual(["Ada in the vault"]);
  expect(archive.timelines).toMatchObject([{ kind: "vault", role: "owner" }]);
  const everything = [...files.values()].map((bytes) => bytes.toString("latin1")).join("\n");
  expect(everything).not.toContain("canary");
  expect(everything).not.toContain(bob.email);
  expect(everything).not.toContain(bob.accountId);
});

test.runIf(runsOnce)(
  "an original that is gone or not as it was brought is told, and the rest goes in",
  async ({ server }) => {
    const ada = await createWriter(server);
    const { photoId, filmId, film, memoryId } = await writeLife(server, ada);
    await server.store.remove(await storeKeyOf(server, photoId));
    await spoil(server, filmId);

    const { files, archive, memories } = await downloadArchive(server, ada);

    expect(archive.problems).toEqual([
      expect.objectContaining({ reason: "no-viewer" }),
      expect.objectContaining({ reason: "damaged", memoryId, fileId: filmId, name: "кино 🎬.mp4" }),
      expect.objectContaining({ reason: "missing", memoryId, fileId: photoId }),
    ]);
    expect(memories[1]?.media.map(({ path }) => path)).toEqual(["media/1991/03-1.mp4", null]);
    expect(files.get("media/1991/03-1.mp4")).toEqual(film);
  },
);

test.runIf(runsOnce)("somebody who has written nothing yet leaves with what there is", async ({ server }) => {
  const ada = await createWriter(server);

  const { archive, memories } = await downloadArchive(server, ada);

  expect(memories).toEqual([]);
  expect(archive).toMatchObject({ person: { email: ada.email }, years: [], timelines: [], payments: [] });
});

test("somebody who has paid leaves with their invoices", async ({ server }) => {
  const ada = await createWriter(server);
  await subscriberActions(ada).buy(["memory-keeper"]);

  const { archive } = await downloadArchive(server, ada);

  expect(archive.payments).toEqual([
    {
      invoiceNumber: "DEMO-0001",
      issuedAt: "2026-05-15T12:00:00.000Z",
      currency: "EUR",
      totalCents: 499,
      vatCents: 87,
      refundedCents: 0,
      status: "paid",
    },
  ]);
});

test("work that is cut off in the middle can be done again, and the same content makes the same zip", async ({
  server,
}) => {
  const ada = await createWriter(server);
  await writeLife(server, ada);
  const cut = new AbortController();
  const store: MediaStore = {
    ...server.store,
    open(key, range) {
      cut.abort();
      return server.store.open(key, range);
    },
  };
  const folder = await mkdtemp(join(server.folder, "cut-"));

  const context = { folder, signal: cut.signal, report: async () => undefined, remark() {} };
  const halved = composeArchive({
    ...server,
    ...server.services,
    store,
    photoResizer: createChildPhotoResizer(),
    typesetter: createChildTypesetter(),
  }).exporter.make(ada.accountId, { language: "en" }, context);
  await expect(halved).rejects.toThrow("aborted");
  const first = await downloadArchive(server, ada);
  const second = await downloadArchive(server, ada);

  expect(first.zip.equals(second.zip)).toBe(true);
  expect(first.memories).toHaveLength(2);
});

test("more memories than are read at once keep their order, a file for each year", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const years = Array.from({ length: 230 }, (_, index) => (index % 2 === 0 ? 1992 : 1990));
  await plantMemories(server, ada, timeline, years);

  const { archive, memories } = await downloadArchive(server, ada);

  expect(archive.years.map(({ year, memories: count }) => [year, count])).toEqual([
    [1990, 115],
    [1992, 115],
  ]);
  const titles = years.map((year, index) => `${year} ${index}`);
  expect(memories.map(({ title }) => title)).toEqual([
    ...titles.filter((title) => title.startsWith("1990")),
    ...titles.filter((title) => title.startsWith("1992")),
  ]);
});

test("only a member begins, with a key, and the same key is the same download", async ({ server }) => {
  const ada = await createWriter(server);

  const first = await beginArchive(ada, { key: "the-same-key" });
  const again = await beginArchive(ada, { key: "the-same-key" });
  const keyless = await ada.post("/archive", {});
  const strange = await ada.post("/archive", { key: "another-key", language: "../../etc" });

  expect(again.id).toBe(first.id);
  expect([keyless.status, keyless.body.statusMessage]).toEqual([400, "Please send a key"]);
  expect([strange.status, strange.body.statusMessage]).toEqual([400, "Please name a language"]);
});
