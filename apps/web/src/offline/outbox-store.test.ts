import { openDB } from "idb";
import { expect, test } from "vitest";

import { forgetDrafts, serveMemories } from "#testing/memories.tsx";

import { currentSubject, openDraftCipher } from "./draft-cipher.ts";
import { createOutboxStore } from "./outbox-store.ts";

test("an outbox that an older release left in this browser is read whole", async () => {
  await forgetDrafts();
  serveMemories({});
  const cipher = await openDraftCipher(currentSubject());
  if (!cipher) throw new Error("Nobody is signed in");
  const store = createOutboxStore(cipher);
  await store.change((state) => ({ ...state }));
  const [from, to] = [1, 2].map((version) => ({ memoryId: "memory-1", version }));
  const besides = { media: [], memoryType: "Flower", day: 3, isCirca: false };
  const older = await cipher.seal("outbox", JSON.stringify({ entries: [], landings: [{ from, to, besides }] }));
  const database = await openDB("lane-outbox", 1);
  await database.put("outbox", { ...older, tag: cipher.tag, revision: 7 });
  database.close();

  const state = await store.read();

  expect(state).toEqual({ entries: [], idMappings: [{ from, to, attributes: besides }] });
  await forgetDrafts();
});
