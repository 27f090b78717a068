import { ownArchive, ownMedia, ownZip } from "@lane/archive/testing/own-zip.ts";
import { jpeg } from "@lane/archive/testing/pictures.ts";
import { expect } from "vitest";

import { createImporter } from "#testing/imports.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { setTimeline } from "#testing/writer.ts";

const portrait = jpeg(null, "portrait");
const path = "media/profile/1.jpg";
const at = "2001-01-01T00:00:00.000Z";
const favourites = [
  { year: 1994, category: "song" as const, title: "A song", detail: null, entryId: null, reason: null },
  { year: 1995, category: "song" as const, title: "Another", detail: null, entryId: null, reason: null },
];
const hopes = [{ text: "To see the sea", size: "small" as const, createdAt: at }];

function withoutMemories(change: { sha256?: string } = {}) {
  const { caption: _caption, alt: _alt, isCover: _isCover, ...picture } = ownMedia(path, portrait, "me.jpg");
  const person = { ...ownArchive([]).person, picture: { ...picture, ...change } };
  const timelines = [
    {
      id: "t1",
      kind: "personal" as const,
      name: null,
      role: "owner" as const,
      startYear: 1990,
      years: [],
      createdAt: at,
      joinedAt: at,
    },
  ];
  return { name: "mine.zip", bytes: ownZip([], { [path]: portrait }, "", { person, favourites, hopes, timelines }) };
}

async function pictureOf({ database: { db } }: TestServer, accountId: string): Promise<string | null> {
  const { avatar_file_id: fileId } = await db
    .selectFrom("accounts")
    .select("avatar_file_id")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return fileId;
}

async function namesIn({ database: { db } }: TestServer): Promise<string[]> {
  return (await db.selectFrom("files").select("name").execute()).map(({ name }) => name);
}

test("an archive without memories brings favourites, hopes, picture and years, and all but the years go again", async ({
  server,
}) => {
  const ada = await createImporter(server);

  const found = await ada.dryRun("own", [withoutMemories()]);
  const done = await ada.start(found.id);
  const picture = await pictureOf(server, ada.accountId);
  const names = await namesIn(server);
  const again = await ada.dryRun("own", [withoutMemories()]);
  const undone = await ada.undo(found.id, "keep");

  expect(found.beside).toEqual({ favourites: 2, hopes: 1, hasPicture: true, hasTimeline: true });
  expect(done).toMatchObject({ state: "done", made: 0, problems: [], beside: found.beside });
  expect(picture).toEqual(expect.any(String));
  expect(names).toEqual(["me.jpg"]);
  expect(again.beside).toEqual({ favourites: 0, hopes: 0, hasPicture: false, hasTimeline: false });
  expect(undone.state).toBe("undone");
  expect(await pictureOf(server, ada.accountId)).toBeNull();
  expect(await namesIn(server)).toEqual([]);
  expect(await server.database.db.selectFrom("favourites").select("title").execute()).toEqual([]);
  expect(await server.database.db.selectFrom("hopes").select("text").execute()).toEqual([]);
});

test("whoever has a picture keeps it, and one that is not as it was written down stays out", async ({ server }) => {
  const ada = await createImporter(server);
  const eve = await createImporter(server);
  await setTimeline(ada);
  const own = await ada.tus.upload(jpeg(null, "own"), { name: "own.jpg", type: "image/jpeg" });
  await server.database.db
    .updateTable("accounts")
    .set({ avatar_file_id: own })
    .where("id", "=", ada.accountId)
    .execute();

  const kept = await ada.dryRun("own", [withoutMemories()]);
  await ada.start(kept.id);
  const lost = await eve.start((await eve.dryRun("own", [withoutMemories({ sha256: "0".repeat(64) })])).id);

  expect(kept.beside.hasPicture).toBe(false);
  expect(await pictureOf(server, ada.accountId)).toBe(own);
  expect(await pictureOf(server, eve.accountId)).toBeNull();
  expect(lost).toMatchObject({ state: "done", problems: [{ name: "me.jpg", reason: "damaged" }] });
});
