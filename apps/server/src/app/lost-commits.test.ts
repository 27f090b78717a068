import { join } from "node:path";

import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { expect } from "vitest";

import type { Database } from "#db/client.ts";
import { createImporter, workImports } from "#testing/imports.ts";
import { journal, picture, summers } from "#testing/journal.ts";
import { createLostCommits } from "#testing/lost-commits.ts";
import { filmLike } from "#testing/sample-media.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

import { compose } from "./compose.ts";
import { createHttp } from "./http.ts";
import { createMetrics } from "./metrics.ts";

async function open(server: TestServer, database: Database): Promise<FastifyInstance> {
  const composition = compose({ ...server, database });
  const webFolder = join(server.folder, "no-web");
  return (await createHttp({ context: server, composition, metrics: createMetrics(), webFolder })).app;
}

// A commit whose answer was lost may have happened: files that it named must not be removed.

test("what an import brought in stays whole when nobody heard that it is in", async ({ server, clock }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const pictures = summers(3).map(() => picture());
  const entries = summers(3).map((entry, index) => ({
    ...entry,
    photos: pictures.slice(index, index + 1).map(({ photo }) => photo),
  }));
  const files = pictures.map(({ file }) => file);
  const { id } = await ada.dryRun("day-one", [journal(entries, files)]);
  const lossy = createLostCommits(server.database);
  const { jobs } = compose({ ...server, database: lossy.database });
  await ada.post(`/imports/${id}/start`, { withoutYears: [], mark: null });

  let turn = 0;
  lossy.loseWhile(async () => (turn += 1) % 2 === 1);
  for (let life = 0; life < 20; life += 1) {
    await workImports(jobs).catch(() => undefined);
    // A failed job is claimed again when its claim has run out.
    clock.advance(2000);
  }

  const { db } = server.database;
  const named = await db.selectFrom("files").select("store_key").execute();
  const stored = await storedKeys(server.store);
  expect(lossy.count()).toBeGreaterThan(1);
  expect(await ada.show(id)).toMatchObject({ state: "done", made: 3, problems: [] });
  expect(named.filter(({ store_key }) => !stored.includes(store_key))).toEqual([]);
});

test("a memory that was saved without anybody hearing of it is told at the next try, and is there once", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const lossy = createLostCommits(server.database);
  const app = await open(server, lossy.database);
  const memories = () => server.database.db.selectFrom("memories").select("id").execute();
  const save = () =>
    app.inject({
      method: "POST",
      url: "/api/memories",
      headers: { authorization: `Bearer ${ada.token}`, "idempotency-key": "one-and-the-same" },
      payload: {
        timelineId: timeline.id,
        yearId: timeline.yearId(1990),
        memoryTitle: "Sea",
        memoryDescription: "<p>It rained.</p>",
        month: 7,
      },
    });

  lossy.loseWhile(async () => lossy.count() === 0 && (await memories()).length > 0);
  const unheard = await save();
  const again = await save();
  await app.close();

  expect([unheard.statusCode, again.statusCode, again.headers["idempotency-replayed"]]).toEqual([503, 200, "true"]);
  expect(await memories()).toEqual([{ id: again.json().memory._id }]);
});

test("the poster of a film stays when nobody heard that it was taken", async ({ server }) => {
  const ada = await createWriter(server);
  const id = await createTus(server, ada).upload(filmLike(9000), { name: "film.mp4", type: "video/mp4" });
  const { db } = server.database;
  await db.deleteFrom("jobs").where("name", "=", "media.prepare").execute();
  await db.updateTable("files").set({ state: "ready" }).where("id", "=", id).execute();
  const lossy = createLostCommits(server.database);
  const app = await open(server, lossy.database);
  const jpeg = await sharp({ create: { width: 64, height: 36, channels: 3, background: "#b8395a" } })
    .jpeg()
    .toBuffer();
  const variants = () => db.selectFrom("file_variants").select("store_key").execute();

  lossy.loseWhile(async () => lossy.count() === 0 && (await variants()).length > 0);
  const answer = await app.inject({
    method: "POST",
    url: "/api/media/poster",
    headers: { authorization: `Bearer ${ada.token}` },
    payload: { s3id: id, imageBase64: `data:image/jpeg;base64,${jpeg.toString("base64")}`, durationMs: 1 },
  });
  await app.close();

  const thrownAway = await db.selectFrom("jobs").select("payload").where("name", "=", "media.remove-blobs").execute();
  expect(answer.statusCode).toBe(503);
  expect(await variants()).not.toEqual([]);
  expect(thrownAway).toEqual([]);
});
