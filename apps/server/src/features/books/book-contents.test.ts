import { bookOptionsSchema } from "@lane/contract/books.ts";
import { expect } from "vitest";

import { plantFile } from "#testing/planted-files.ts";
import { test } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

import { createBookContents } from "./book-contents.ts";
import { createBookFilesRepository } from "./book-files.repository.ts";
import { createBookMemoriesRepository } from "./book-memories.repository.ts";

const options = bookOptionsSchema.parse({
  title: "Down our lane",
  author: "Ada Marsh",
  dedication: "",
  language: "en",
  trim: "A5",
  cover: { design: 2 },
  choice: { years: [1990] },
  hasStones: false,
  hasLifeline: false,
});

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
  const contents = createBookContents({
    repository: createBookMemoriesRepository(db),
    files: createBookFilesRepository(db),
    accounts: server.services.accounts,
    timelines: server.services.timelines,
    clock: server.clock,
    baseUrl: "https://lane.example",
  });

  const { book } = await contents.gather(ada.accountId, options);

  expect(book.years[0]?.memories).toMatchObject([
    { toldBy: "Vera", recordings: [{ transcript: "Words" }, { transcript: "" }] },
  ]);
});
