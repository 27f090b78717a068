import { expect } from "vitest";

import { deliverAll } from "#testing/mailbox.ts";
import type { TestServer } from "#testing/server-test.ts";
import { transcriptActors, transcriptAnswer, transcriptCalls } from "#testing/transcript-table.ts";
import { createSpeaker, type Speaker, test } from "#testing/transcript-test.ts";
import { join, leave, plantVault } from "#testing/writer.ts";

const nowhere = "01890000-0000-7000-8000-000000000001";

for (const [who, actor] of Object.entries(transcriptActors)) {
  test(`${who}: each call about a transcript is answered as the table says, and a refused one changes nothing`, async ({
    server,
  }) => {
    const { person, fileId } = await createScene(server, who);

    for (const [name, makeCall] of Object.entries(transcriptCalls)) {
      await plantText(server, fileId);
      const before = await dump(server);
      const answer = await send(person, makeCall(fileId));
      const expected = transcriptAnswer(actor, name);
      const isRefused = expected !== "yes";

      expect(answer.status, name).toBe(expected === "404" ? 404 : 200);
      expect(answer.body.transcripts ?? [], name).toHaveLength(name === "GET /transcripts" && !isRefused ? 1 : 0);
      expect(answer, name).toEqual(isRefused ? await send(person, makeCall(nowhere)) : answer);
      expect(isRefused ? await dump(server) : before, name).toEqual(before);
    }
  });
}

interface Scene {
  readonly person: Speaker;
  readonly fileId: string;
}

/** Ada's recording is in a memory of a vault and in one that she shares; the person stands to it as `who` says. */
async function createScene(server: TestServer, who: string): Promise<Scene> {
  const [ada, bob] = [await createSpeaker(server), await createSpeaker(server)];
  await ada.choose({ maySend: true });
  await bob.choose({ maySend: true });
  const fileId = await ada.upload();
  await deliverAll(server);
  const scenes: Record<string, () => Promise<Speaker>> = {
    "whose recording it is": async () => ada,
    "a member of a vault with the memory": () => inVault(server, ada, bob, fileId),
    "somebody who was removed from the vault": () => inVault(server, ada, bob, fileId, "removed"),
    "the person the memory is shared with, with its sound": () => sharedWith(ada, bob, fileId),
    "the person the memory is shared with, without its sound": () => sharedWith(ada, bob, fileId, "without sound"),
    "the person it was shared with, after the end of the share": () => sharedWith(ada, bob, fileId, "ended"),
    "another member": async () => bob,
  };
  const person = await scenes[who]?.();
  if (!person) throw new Error(`Nobody is ${who}`);
  return { person, fileId };
}

async function inVault(
  server: TestServer,
  ada: Speaker,
  bob: Speaker,
  s3id: string,
  end?: "removed",
): Promise<Speaker> {
  const vault = await plantVault(server, [1990]);
  await join(server, vault, ada, "owner");
  await join(server, vault, bob, "viewer");
  await ada.write(vault, { media: [{ s3id }] });
  if (end) await leave(server, vault, bob);
  return bob;
}

async function sharedWith(
  ada: Speaker,
  bob: Speaker,
  s3id: string,
  state?: "without sound" | "ended",
): Promise<Speaker> {
  const memory = await ada.write(ada.timeline, { media: [{ s3id }] });
  const { body } = await ada.post("/shares", { kind: "person", email: bob.email, memoryIds: [memory._id] });
  if (state === "without sound") await ada.put("/shares", { id: body.share.id, shows: { sound: false } });
  if (state === "ended") await ada.post("/shares/stop", { id: body.share.id });
  return bob;
}

async function send(person: Speaker, { method, path, body }: ReturnType<(typeof transcriptCalls)[string]>) {
  const answer = await person.send(method, path, body);
  const { requestId: _requestId, ...told } = answer.body;
  return { status: answer.status, body: told };
}

async function plantText({ database: { db } }: TestServer, fileId: string): Promise<void> {
  await db.deleteFrom("transcripts").execute();
  const text = { state: "done", progress: 100, text: "Words", is_by_machine: 1 } as const;
  await db
    .insertInto("transcripts")
    .values({ file_id: fileId, ...text, created_at: 0, updated_at: 0 })
    .execute();
}

async function dump({ database: { db } }: TestServer) {
  return Promise.all([
    db.selectFrom("transcripts").selectAll().execute(),
    db.selectFrom("jobs").select(["id", "name"]).orderBy("id").execute(),
  ]);
}
