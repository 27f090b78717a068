import { expect } from "vitest";

import { downloadArchive } from "#testing/archives.ts";
import { test } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

test("somebody who has shared leaves with the list of it and with what came back", async ({ server }) => {
  const ada = await createWriter(server);
  const memory = await ada.write(await setTimeline(ada));
  const memoryIds = [memory._id];
  const { share } = (await ada.post("/shares", { kind: "link", label: "Aunt Vera", memoryIds })).body;
  await ada.post("/shares", { kind: "person", email: "sjoerd@example.com", memoryIds, expiresInDays: null });
  const token = new URL(share.url).pathname.replace("/s/", "");
  const payload = { token, name: "Vera", text: "I was there" };
  await server.app.inject({ method: "POST", url: "/s/api/answer", payload });

  const { archive } = await downloadArchive(server, ada);

  const opened = { firstOpenedAt: null, lastOpenedAt: null, openedCount: 0 };
  const createdAt = "2026-05-15T12:00:00.000Z";
  expect(archive.shares).toEqual([
    {
      kind: "link",
      name: "Aunt Vera",
      memoryIds,
      createdAt,
      expiresAt: "2026-06-14T12:00:00.000Z",
      endedAt: null,
      ...opened,
    },
    { kind: "person", name: "sjoerd@example.com", memoryIds, createdAt, expiresAt: null, endedAt: null, ...opened },
  ]);
  expect(archive.comments).toEqual([{ memoryId: memory._id, name: "Vera", text: "I was there", createdAt }]);
  expect(JSON.stringify(archive)).not.toContain(token);
});
