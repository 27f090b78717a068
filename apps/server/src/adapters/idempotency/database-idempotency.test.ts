import { expect } from "vitest";

import { createMember } from "#testing/factories.ts";
import { test, type TestHouse } from "#testing/server-test.ts";

async function addOnce(house: TestHouse, accountId: string, key: string, fingerprint = "same"): Promise<unknown> {
  const { answer } = await house.idempotency.once({ accountId, key, fingerprint }, async () => {
    const now = house.clock.now();
    const id = `timeline-${Math.random()}`;
    await house.database.db.insertInto("timelines").values({ id, kind: "personal", created_at: now }).execute();
    return { id };
  });
  return answer;
}

async function countTimelines({ database }: TestHouse): Promise<number> {
  return (await database.db.selectFrom("timelines").select("id").execute()).length;
}

test("the same key ten times at once does the work once and answers alike", async ({ house }) => {
  const { accountId } = await createMember(house);

  const answers = await Promise.all(Array.from({ length: 10 }, () => addOnce(house, accountId, "key-0001")));

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await countTimelines(house)).toBe(1);
});

test("work that fails leaves neither a trace nor a key", async ({ house }) => {
  const { accountId } = await createMember(house);
  const call = { accountId, key: "key-0001", fingerprint: "same" };
  const failing = house.idempotency.once(call, async () => {
    const { db } = house.database;
    await db.insertInto("timelines").values({ id: "x", kind: "personal", created_at: 1 }).execute();
    throw new Error("no");
  });

  await expect(failing).rejects.toThrow("no");
  await addOnce(house, accountId, "key-0001");

  expect(await countTimelines(house)).toBe(1);
});

test("the same key with another question is refused", async ({ house }) => {
  const { accountId } = await createMember(house);
  await addOnce(house, accountId, "key-0001", "first question");

  const second = addOnce(house, accountId, "key-0001", "second question");

  await expect(second).rejects.toMatchObject({ code: "unprocessable" });
});

test("two people may use the same key, and a day later it is free again", async ({ house }) => {
  const ada = await createMember(house);
  const ben = await createMember(house);
  await addOnce(house, ada.accountId, "key-0001");
  await addOnce(house, ben.accountId, "key-0001");

  house.clock.advance(24 * 60 * 60 * 1000);
  await addOnce(house, ada.accountId, "key-0001");

  expect(await countTimelines(house)).toBe(3);
});
