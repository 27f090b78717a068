import type { BookInput } from "@lane/book/book-input.ts";
import { bookOptionsSchema } from "@lane/contract/books.ts";
import { expect } from "vitest";

import { plantFile } from "#testing/planted-files.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createVault } from "#testing/vault.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

import { createBookContents } from "./book-contents.ts";
import { createBookFilesRepository } from "./book-files.repository.ts";
import { createBookMemoriesRepository } from "./book-memories.repository.ts";
import { createYearCulture } from "./book-years.ts";

const options = bookOptionsSchema.parse({
  title: "Down our lane",
  author: "Ada Marsh",
  dedication: "",
  language: "en",
  trim: "A5",
  cover: { design: "years" },
  choice: { years: [1990] },
  hasStones: false,
  hasLifeline: false,
});

function contentsOf(server: TestServer) {
  const { db } = server.database;
  return createBookContents({
    repository: createBookMemoriesRepository(db),
    files: createBookFilesRepository(db),
    accounts: server.services.accounts,
    timelines: server.services.timelines,
    culture: createYearCulture({ childhood: { countryOf: async () => null } }),
    clock: server.clock,
    baseUrl: "https://lane.example",
  });
}

test("of what is said in recordings a book prints what a person wrote, and it says who told a memory", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { db } = server.database;
  const planted = { kind: "Audio", contentType: "audio/wav", state: "ready" } as const;
  const byPerson = await plantFile(server, ada.accountId, planted);
  const byMachine = await plantFile(server, ada.accountId, planted);
  for (const fileId of [byPerson, byMachine]) await ada.put("/transcripts", { fileId, text: "Words" });
  await db.updateTable("transcripts").set({ is_by_machine: 1 }).where("file_id", "=", byMachine).execute();
  await ada.write(timeline, { toldBy: "Vera", media: [{ s3id: byPerson }, { s3id: byMachine }] });

  const { book } = await contentsOf(server).gather(ada.accountId, options);

  expect(book.years[0]?.memories).toMatchObject([
    { toldBy: "Vera", recordings: [{ transcript: "Words" }, { transcript: "" }] },
  ]);
});

/** The first and last year that are written along the rope. */
function yearsAlong({ lifeline }: BookInput) {
  const years = [...(lifeline?.svg ?? "").matchAll(/<text[^>]*>(\d{4})</g)].map(([, year]) => Number(year));
  return { first: Math.min(...years), last: Math.max(...years) };
}

test("a memorial knows whom it is about, and its rope and what was playing end with their life", async ({ server }) => {
  const vault = await createVault(server, [1990, 2020]);
  await vault.owner.write(vault, { memoryTitle: "Skating" });
  await vault.owner.write(vault, { memoryTitle: "Her chair by the window", year: 2020 });
  const about = { name: "Griet", born: 1931, died: 2019 };
  await vault.owner.put("/vaults", { timelineId: vault.id, name: "Griet", about });
  const ada = await createWriter(server);
  await ada.write(await setTimeline(ada), {});
  const bookOf = async (accountId: string, timelineId?: string) => {
    const chosen = { ...options, choice: { years: [1990, 2020] }, hasLifeline: true, hasCulture: true, timelineId };
    return (await contentsOf(server).gather(accountId, { ...chosen, backText: "For us" })).book;
  };
  const memorial = await bookOf(vault.owner.accountId, vault.id);

  expect(memorial).toMatchObject({ cover: { design: "years" }, about, backText: "For us" });
  expect(memorial.years.map(({ year, culture }) => [year, culture.length > 0])).toEqual([
    [1990, true],
    [2020, false],
  ]);
  expect(yearsAlong(memorial)).toMatchObject({ first: 1932, last: 2020 });
  expect((await bookOf(ada.accountId)).about).toBeUndefined();
});
