import { expect } from "vitest";

import { createMember } from "#testing/factories.ts";
import { test, type TestServer } from "#testing/server-test.ts";

function ask({ app }: TestServer, method: "GET" | "POST", url: string, token: string) {
  return app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
}

test("a living token tells whose it is", async ({ server }) => {
  const { token, email, accountId } = await createMember(server);

  const answer = await ask(server, "GET", "/api/auth/verify", token);

  expect(answer.json()).toEqual({
    status: 200,
    message: "The token holds",
    valid: true,
    user: { id: accountId, firstName: "Ada", lastName: "Marsh", email, createdAt: expect.any(Number) },
    draftKey: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test("what locks a member's unfinished texts is the same in every session, and nobody else's", async ({ server }) => {
  const ada = await createMember(server);
  const { token: elsewhere } = await server.services.sessions.start({ id: ada.accountId, email: ada.email }, "Phone");
  const ben = await createMember(server);

  const answers = await Promise.all(
    [ada.token, elsewhere, ben.token].map((token) => ask(server, "GET", "/api/auth/verify", token)),
  );
  const [here, there, other] = answers.map((answer) => answer.json().draftKey);

  expect(there).toBe(here);
  expect(other).not.toBe(here);
});

test("after logging out the token is dead at once, and only that one", async ({ server }) => {
  const { token, accountId, email } = await createMember(server);
  const { token: elsewhere } = await server.services.sessions.start({ id: accountId, email }, "Another browser");

  await ask(server, "POST", "/api/auth/logout", token);

  expect((await ask(server, "GET", "/api/auth/verify", token)).statusCode).toBe(401);
  expect((await ask(server, "GET", "/api/auth/verify", elsewhere)).statusCode).toBe(200);
});

test("a token ends after fifteen minutes", async ({ server }) => {
  const { token } = await createMember(server);

  server.clock.advance(14 * 60 * 1000);
  const before = await ask(server, "GET", "/api/auth/verify", token);
  server.clock.advance(60 * 1000);
  const after = await ask(server, "GET", "/api/auth/verify", token);

  expect([before.statusCode, after.statusCode]).toEqual([200, 401]);
});

test("a token of an account that was deactivated or erased is dead at once", async ({ server }) => {
  const ada = await createMember(server);
  const ben = await createMember(server);
  const { db } = server.database;
  await db.updateTable("accounts").set({ status: "deactivated" }).where("id", "=", ada.accountId).execute();
  await db.deleteFrom("accounts").where("id", "=", ben.accountId).execute();

  const answers = await Promise.all([ada, ben].map(({ token }) => ask(server, "GET", "/api/auth/verify", token)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
});
