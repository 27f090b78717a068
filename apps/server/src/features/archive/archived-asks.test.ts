import { expect } from "vitest";

import { downloadArchive } from "#testing/archives.ts";
import { askByLink, createAsker, createDevice, question, receiveAnswer } from "#testing/asker.ts";
import { test } from "#testing/server-test.ts";

test("somebody who has asked leaves with the questions, what was answered, and its files", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada, { email: "vera@example.com" });
  const vera = createDevice(server, token);
  const answer = await receiveAnswer(server, ada, vera, { text: "Of apples." });
  await createDevice(server, token).piece("sound-one", 0, Buffer.from("only a draft"));

  const { archive } = await downloadArchive(server, ada);

  const createdAt = "2026-05-15T12:00:00.000Z";
  const fileIds = answer.media.map(({ s3id }: { s3id: string }) => s3id);
  expect(archive.asks).toEqual([
    {
      question,
      name: "Grandma Vera",
      address: "vera@example.com",
      year: 1991,
      createdAt,
      expiresAt: "2026-08-13T12:00:00.000Z",
      endedAt: null,
      answers: [
        { name: "Vera", state: "sent", text: "Of apples.", fileIds, memoryId: null, thanks: null, sentAt: createdAt },
      ],
    },
  ]);
  expect(archive.otherFiles.map(({ id }: { id: string }) => id).toSorted()).toEqual(fileIds.toSorted());
  for (const secret of [token, vera.key]) expect(JSON.stringify(archive)).not.toContain(secret);
});
