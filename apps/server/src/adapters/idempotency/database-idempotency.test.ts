import { expect } from "vitest";

import { createMember } from "#testing/factories.ts";
import { test, type TestServer } from "#testing/server-test.ts";

async function addOnce(server: TestServer, accountId: string, key: string, fingerprint = "same"): Promise<unknown> {
  const { answer } = await server.idempotency.once({ accountId, key, fingerprint }, async () => {
    const now = server.clock.now();
    const id = `timeline-${Math.random()}`;
    await server.database.db.insertInto("timelines").values({ id, kind: "personal", created_at: now }).execute();
    return { id };
  });
  return answer;
}

async function countTimelines({ database }: TestServer): Promise<number> {
  return (await database.db.selectFrom("timelines").select("id").execute()).length;
}

test("the same key ten times at once does the work once and answers alike", async ({ server }) => {
  const { accountId } = await createMember(server);

  const answers = await Promise.all(Array.from({ length: 10 }, () => addOnce(server, accountId, "key-0001")));

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await countTimelines(server)).toBe(1);
});

test("work that fails leaves neither a trace nor a key", async ({ server }) => {
  const { accountId } = await createMember(server);
  const call = { accountId, key: "key-0001", fingerprint: "same" };
  const failing = server.idempotency.once(call, async () => {
    const { db } = server.database;
    await db.insertInto("timelines").values({ id: "x", kind: "personal", created_at: 1 }).execute();
    throw new Error("no");
  });

  await expect(failing).rejects.toThrow("no");
  await addOnce(server, accountId, "key-0001");

  expect(await countTimelines(server)).toBe(1);
});

test("the same key with another question is refused", async ({ server }) => {
  const { accountId } = await createMember(server);
  await addOnce(server, accountId, "key-0001", "first question");

  const second = addOnce(server, accountId, "key-0001", "second question");

  await expect(second).rejects.toMatchObject({ code: "unprocessable" });
});

test("two people may use the same key, and a day later it is free again", async ({ server }) => {
  const ada = await createMember(server);
  const ben = await createMember(server);
  await addOnce(server, ada.accountId, "key-0001");
  await addOnce(server, ben.accountId, "key-0001");

  server.clock.advance(24 * 60 * 60 * 1000);
  await addOnce(server, ada.accountId, "key-0001");

  expect(await countTimelines(server)).toBe(3);
});
