import { testSize } from "@lane/domain/testing/test-size.ts";
import { expect } from "vitest";

import { mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, type Visitor } from "#testing/visitor.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;

/** Trades the newest token this many times; returns all tokens, the first included. */
async function chainOf(visitor: Visitor, trades: number): Promise<string[]> {
  const chain = [visitor.refreshToken];
  for (let count = 0; count < trades; count += 1) {
    await visitor.refresh();
    chain.push(visitor.refreshToken);
  }
  return chain;
}

async function toldOfReuse(server: TestServer, { email }: Visitor): Promise<number> {
  return (await mailsTo(server, email)).filter(({ subject }) => subject.includes("logged out")).length;
}

test("a token whose successor has been traded ends the session, even a second later", async ({ server }) => {
  const ada = await createRegistered(server);
  const { token: access } = ada;
  const [first = "", , third = ""] = await chainOf(ada, 2);
  server.clock.advance(secondMs);

  const again = await ada.refresh(first);

  expect(again.status).toBe(401);
  const asAccess = await server.app.inject({
    url: "/api/auth/verify",
    headers: { authorization: `Bearer ${access}` },
  });
  expect([asAccess.statusCode, (await ada.refresh(third)).status]).toEqual([401, 401]);
  expect(await toldOfReuse(server, ada)).toBe(1);
});

test("the token before the newest is forgiven for half a minute, while nobody has traded the newest", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  const [, second = "", third = ""] = await chainOf(ada, 2);
  server.clock.advance(30 * secondMs);

  const forgiven = await ada.refresh(second);
  const used = await ada.get("/auth/verify");

  expect([forgiven.status, forgiven.body.refreshToken, used.status]).toEqual([200, third, 200]);
  expect((await ada.refresh(second)).body.refreshToken).toBe(third);
  expect(await toldOfReuse(server, ada)).toBe(0);
});

test("however old a spent token is, it ends the session that still runs", async ({ server }) => {
  const ada = await createRegistered(server);
  const first = ada.refreshToken;
  for (let day = 0; day < 40; day += 1) {
    await ada.refresh();
    server.clock.advance(dayMs);
  }
  await ada.refresh();
  const newest = ada.refreshToken;

  const replayed = await ada.refresh(first);

  expect(replayed.status).toBe(401);
  expect((await ada.refresh(newest)).status).toBe(401);
  expect(await toldOfReuse(server, ada)).toBe(1);
});

test("a token refused for its age stays refused when the clock goes back", async ({ server }) => {
  const ada = await createRegistered(server);
  const token = ada.refreshToken;
  server.clock.advance(31 * dayMs);
  const late = await ada.refresh(token);
  server.clock.advance(-31 * dayMs);

  const back = await ada.refresh(token);

  expect([late.status, back.status]).toEqual([401, 401]);
  expect(await toldOfReuse(server, ada)).toBe(0);
});

test("a spent token is not forgiven again when the clock goes back", async ({ server }) => {
  const [ada, ben] = [await createRegistered(server), await createRegistered(server)];
  const [spent = ""] = await chainOf(ada, 1);
  server.clock.advance(-dayMs);
  const backwards = await ada.refresh(spent);

  const [gone = ""] = await chainOf(ben, 1);
  server.clock.advance(2 * minuteMs);
  const handler = server.jobs.handlers.find(({ job }) => job.name === "housekeeping.endGraces");
  await handler?.run({}, { signal: new AbortController().signal });
  server.clock.advance(-2 * minuteMs);
  const thereAndBack = await ben.refresh(gone);

  expect([backwards.status, thereAndBack.status]).toEqual([401, 401]);
});

const refreshRounds = testSize({ short: 20, long: 100 });

test(`ten tabs at once, ${refreshRounds} times over: nobody is logged out and there is one successor`, async ({
  server,
}) => {
  const ada = await createRegistered(server);
  for (let round = 0; round < refreshRounds; round += 1) {
    const shared = ada.refreshToken;
    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.refresh(shared)));

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
    server.clock.advance(15 * minuteMs);
  }
  const unspent = await server.database.db
    .selectFrom("refresh_tokens")
    .select("token_hash")
    .where("spent_at", "is", null)
    .execute();
  expect(unspent).toHaveLength(1);
  expect(await toldOfReuse(server, ada)).toBe(0);
});
