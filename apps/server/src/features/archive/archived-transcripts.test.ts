import { expect } from "vitest";

import { downloadArchive } from "#testing/archives.ts";
import { createImporter } from "#testing/imports.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createSpeaker } from "#testing/transcript-test.ts";

/** As if the machine had written it. */
async function giveToMachine({ database: { db } }: TestServer, fileId: string): Promise<void> {
  await db.updateTable("transcripts").set({ is_by_machine: 1 }).where("file_id", "=", fileId).execute();
}

test("what is said in recordings leaves with them, and arrives as whose words it was", async ({ server }) => {
  const ada = await createSpeaker(server);
  const [byPerson, byMachine, silent] = [await ada.upload(), await ada.upload(), await ada.upload()];
  await ada.correct(byPerson, "She grew lavender.\nAnd thyme.");
  await ada.correct(byMachine, "She grew lavanda.");
  await giveToMachine(server, byMachine);
  const media = [{ s3id: byPerson }, { s3id: byMachine }, { s3id: silent }];
  await ada.write(ada.timeline, { memoryTitle: "Grandmother", media });

  await server.database.db
    .insertInto("transcript_settings")
    .values({ account_id: ada.accountId, is_automatic: 1, sent_to: "speech.example", agreed_at: 0 })
    .execute();

  const { zip, archive, memories } = await downloadArchive(server, ada);
  const bob = await createImporter(server);
  const found = await bob.dryRun("own", [{ name: "archive.zip", bytes: zip }]);
  const arrived = await bob.start(found.id);
  const again = await downloadArchive(server, bob);

  const transcripts = [
    { text: "She grew lavender.\nAnd thyme.", isByMachine: false },
    { text: "She grew lavanda.", isByMachine: true },
    null,
  ];
  expect(archive.formatVersion).toBe(4);
  expect(archive.consents).toEqual([
    {
      about: "transcript-service",
      isGiven: true,
      service: "speech.example",
      textVersion: 1,
      decidedAt: "1970-01-01T00:00:00.000Z",
    },
  ]);
  expect(memories[0]?.media.map(({ transcript }) => transcript)).toEqual(transcripts);
  expect(arrived.problems).toEqual([]);
  expect(again.memories[0]?.media.map(({ transcript }) => transcript)).toEqual(transcripts);
  const { body } = await bob.get("/memories/search?q=thyme");
  expect(body.memories).toMatchObject([{ memoryTitle: "Grandmother" }]);
});
