import { expect } from "vitest";

import { downloadArchive } from "#testing/archives.ts";
import { foundVault, succeed, welcome, createPayer } from "#testing/family.ts";
import { test } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

const draft = {
  title: "",
  subtitle: "",
  author: "Ada Marsh",
  dedication: "For Tom",
  afterword: "",
  language: "en",
  trim: "A5",
  cover: { design: "years" },
  isByYear: true,
  years: [1990, 1991],
  memoryIds: [],
  hasStones: false,
  hasLifeline: true,
  hasCulture: true,
  hasIndex: true,
  layouts: [{ memoryId: "a-memory-that-is-gone", size: "page", photoIds: ["gone"] }],
  chapters: [{ year: 1990, title: "", text: "The year we moved." }],
};

const save = (version: number, change: object | null = {}) => ({
  version,
  draft: change === null ? null : { ...draft, ...change },
});

test("a book without a title, with decisions about memories that are gone, is kept as it is", async ({ server }) => {
  const ada = await createWriter(server);
  await setTimeline(ada);
  const before = await ada.get("/books/draft");

  const saved = await ada.put("/books/draft", save(0));
  const after = await ada.get("/books/draft");

  expect(before.body).toMatchObject({ version: 0, draft: null, savedAt: null });
  expect([saved.status, saved.body.version]).toEqual([200, 1]);
  expect(after.body).toMatchObject({ version: 1, draft, savedAt: "2026-05-15T12:00:00.000Z" });
});

test("of two tabs, the second to save is refused and can read what the first one saved", async ({ server }) => {
  const ada = await createWriter(server);
  await setTimeline(ada);
  await ada.put("/books/draft", save(0));

  const [first, second] = await Promise.all([
    ada.put("/books/draft", save(1, { title: "First" })),
    ada.put("/books/draft", save(1, { title: "Second" })),
  ]);

  expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
  const kept = await ada.get("/books/draft");
  expect(kept.body.version).toBe(2);
  expect(kept.body.draft.title).toBe(first.status === 200 ? "First" : "Second");
  expect((await ada.put("/books/draft", save(0, { title: "Third" }))).body.statusMessage).toBe(
    "This book has been changed elsewhere",
  );
});

test("the same save sent twice counts once", async ({ server }) => {
  const ada = await createWriter(server);
  await setTimeline(ada);

  const versions = [];
  for (const sent of [save(0), save(0), save(1, { title: "Ours" }), save(1, { title: "Ours" })]) {
    versions.push((await ada.put("/books/draft", sent)).body.version);
  }

  expect(versions).toEqual([1, 1, 2, 2]);
});

test("a book that was started again is empty, and an older tab does not bring it back", async ({ server }) => {
  const ada = await createWriter(server);
  await setTimeline(ada);
  await ada.put("/books/draft", save(0));

  const emptied = await ada.put("/books/draft", save(1, null));
  const late = await ada.put("/books/draft", save(1, { title: "Late" }));

  expect([emptied.body.version, late.status]).toEqual([2, 409]);
  expect((await ada.get("/books/draft")).body).toMatchObject({ version: 2, draft: null });
});

test("a draft is limited in size and shape, and needs a timeline", async ({ server }) => {
  const ada = await createWriter(server);
  const without = await ada.put("/books/draft", save(0));
  await setTimeline(ada);
  const layout = { memoryId: "m".repeat(100), photoIds: Array.from({ length: 100 }, () => "p".repeat(100)) };

  const tooLarge = await ada.put("/books/draft", save(0, { layouts: Array.from({ length: 200 }, () => layout) }));
  const tooLong = await ada.put("/books/draft", save(0, { afterword: "a".repeat(6001) }));
  const odd = await ada.put("/books/draft", save(0, { trim: "A0" }));

  expect([without.status, tooLarge.status, tooLong.status, odd.status]).toEqual([422, 413, 400, 400]);
});

test("each timeline has a draft of its own, which only its maker sees and which goes when they leave", async ({
  server,
}) => {
  const owner = await createPayer(server);
  const ada = await createWriter(server);
  await setTimeline(ada);
  const vault = await foundVault(owner);
  await welcome(owner, vault, ada);
  const here = `/books/draft?timelineId=${vault.id}`;
  await succeed(ada.put("/books/draft", save(0, { title: "Mine" })));
  await succeed(ada.put("/books/draft", { ...save(0, { title: "Ours" }), timelineId: vault.id }));

  const titles = [(await ada.get("/books/draft")).body.draft.title, (await ada.get(here)).body.draft.title];
  const seenByOwner = await owner.get(here);
  await succeed(ada.post("/memberships/leave", { timelineId: vault.id }));
  const left = await server.database.db.selectFrom("book_drafts").select("timeline_id").execute();

  expect(titles).toEqual(["Mine", "Ours"]);
  expect(seenByOwner.body).toMatchObject({ version: 0, draft: null });
  expect(left).toHaveLength(1);
  expect((await ada.get(here)).status).toBe(404);
});

test("a draft is in the archive of its maker", async ({ server }) => {
  const ada = await createWriter(server);
  const { id: timelineId } = await setTimeline(ada);
  await ada.put("/books/draft", save(0));

  const { archive } = await downloadArchive(server, ada);

  expect(archive.bookDrafts).toMatchObject([{ timelineId, savedAt: "2026-05-15T12:00:00.000Z", draft }]);
});
