import { expect } from "vitest";

import { downloadArchive } from "#testing/archives.ts";
import { test } from "#testing/server-test.ts";
import { createWriter, join, plantVault, setTimeline } from "#testing/writer.ts";

test("what belongs to somebody's life goes with them, and what they would not be asked", async ({ server }) => {
  const ada = await createWriter(server);
  await setTimeline(ada);
  await ada.put("/reflection-prompts/settings", { topics: ["work", "mother", "loss"] });
  const { body: first } = await ada.get("/reflection-prompts/year/1991");
  await ada.post("/reflection-prompts/year/1991/another", { instead: first.templateId });

  const { archive } = await downloadArchive(server, ada);

  expect(archive.settings.topics).toEqual(["loss", "mother", "work"]);
  expect(archive.skippedQuestions).toEqual([{ templateId: first.templateId, times: 1 }]);
});

test("the archive of a vault says nothing of them", async ({ server }) => {
  const ada = await createWriter(server);
  await setTimeline(ada);
  const vault = await plantVault(server, [1990]);
  await join(server, vault, ada, "owner");
  await ada.put("/reflection-prompts/settings", { topics: ["loss"] });
  const { body: first } = await ada.get("/reflection-prompts/year/1990");
  await ada.post("/reflection-prompts/year/1990/another", { instead: first.templateId });

  const { archive } = await downloadArchive(server, ada, { timelineId: vault.id });

  expect(archive.settings).not.toHaveProperty("topics");
  expect(archive).not.toHaveProperty("skippedQuestions");
});
