import { expect } from "vitest";

import { createMember } from "#testing/factories.ts";
import { test, type TestHouse } from "#testing/server-test.ts";

function ask({ app }: TestHouse, method: "GET" | "POST", url: string, token: string) {
  return app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
}

test("a living token tells whose it is", async ({ house }) => {
  const { token, email, accountId } = await createMember(house);

  const answer = await ask(house, "GET", "/api/auth/verify", token);

  expect(answer.json()).toEqual({
    status: 200,
    message: "The token holds",
    valid: true,
    user: { id: accountId, firstName: "Ada", lastName: "Marsh", email },
    draftKey: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test("what locks a member's unfinished texts is the same in every session, and nobody else's", async ({ house }) => {
  const ada = await createMember(house);
  const { token: elsewhere } = await house.services.sessions.start({ id: ada.accountId, email: ada.email }, "Phone");
  const ben = await createMember(house);

  const answers = await Promise.all(
    [ada.token, elsewhere, ben.token].map((token) => ask(house, "GET", "/api/auth/verify", token)),
  );
  const [here, there, other] = answers.map((answer) => answer.json().draftKey);

  expect(there).toBe(here);
  expect(other).not.toBe(here);
});

test("after logging out the token is dead at once, and only that one", async ({ house }) => {
  const { token, accountId, email } = await createMember(house);
  const { token: elsewhere } = await house.services.sessions.start({ id: accountId, email }, "Another browser");

  await ask(house, "POST", "/api/auth/logout", token);

  expect((await ask(house, "GET", "/api/auth/verify", token)).statusCode).toBe(401);
  expect((await ask(house, "GET", "/api/auth/verify", elsewhere)).statusCode).toBe(200);
});

test("a token ends after fifteen minutes", async ({ house }) => {
  const { token } = await createMember(house);

  house.clock.advance(14 * 60 * 1000);
  const before = await ask(house, "GET", "/api/auth/verify", token);
  house.clock.advance(60 * 1000);
  const after = await ask(house, "GET", "/api/auth/verify", token);

  expect([before.statusCode, after.statusCode]).toEqual([200, 401]);
});

test("a token of an account that was deactivated or erased is dead at once", async ({ house }) => {
  const ada = await createMember(house);
  const ben = await createMember(house);
  const { db } = house.database;
  await db.updateTable("accounts").set({ status: "deactivated" }).where("id", "=", ada.accountId).execute();
  await db.deleteFrom("accounts").where("id", "=", ben.accountId).execute();

  const answers = await Promise.all([ada, ben].map(({ token }) => ask(house, "GET", "/api/auth/verify", token)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
});
