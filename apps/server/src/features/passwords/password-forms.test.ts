import { hash } from "@node-rs/argon2";
import { expect } from "vitest";

import { codeFor } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createVisitor, type Visitor } from "#testing/visitor.ts";

/** An accent may be one code point or two: keyboards and systems differ, and both look the same. */
const asOne = "Zoë à l’été".normalize("NFC");
const asTwo = asOne.normalize("NFD");
const nextAsOne = "Noël à Liège".normalize("NFC");
const nextAsTwo = nextAsOne.normalize("NFD");

async function createRegisteredWith(server: TestServer, password: string): Promise<Visitor> {
  const visitor = createVisitor(server);
  await visitor.signUp({ password });
  expect((await visitor.verify()).status).toBe(200);
  return visitor;
}

for (const [chosen, typed] of [
  [asOne, asTwo],
  [asTwo, asOne],
] as const) {
  const forms = chosen === asOne ? "one sign, typed in two" : "two signs, typed in one";
  test(`a password chosen in ${forms} opens everywhere`, async ({ server }) => {
    const ada = await createRegisteredWith(server, chosen);

    const answers = [
      await ada.logIn(typed),
      await ada.put("/user/profile", { oldPassword: typed, password: chosen === asOne ? nextAsOne : nextAsTwo }),
      await ada.logIn(chosen === asOne ? nextAsTwo : nextAsOne),
      await ada.post("/user/deactivate", { password: nextAsTwo, reasonForLeaving: "A pause" }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
}

test("a password reset in one form logs in and deletes in the other", async ({ server }) => {
  const ada = await createRegisteredWith(server, asOne);
  const { token } = (await ada.post("/auth/forgot-password", { email: ada.email })).body;
  const { jwtToken } = (await ada.post("/auth/verify-otp", { otp: await codeFor(server, ada.email), token })).body;
  await ada.post("/auth/reset-password", { jwtToken, newPassword: nextAsTwo });

  const answers = [
    await ada.logIn(nextAsOne),
    await ada.post("/user/delete", { password: nextAsOne, reasonForLeaving: "Done" }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test("a login before the code knows the password of the sign-up in either form", async ({ server }) => {
  const ada = createVisitor(server);
  await ada.signUp({ password: asTwo });

  expect(await ada.logIn(asOne)).toMatchObject({ status: 403, body: { code: "email_unverified" } });
});

test("a password that was stored as it was typed still opens, and is stored anew", async ({ server }) => {
  const ada = await createRegisteredWith(server, "seven quiet swans");
  const { id = "" } = (await server.services.accounts.findByEmail(ada.email)) ?? {};
  const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  await server.services.accounts.change(id, { passwordHash: await hash(asTwo, cost) });

  const before = await ada.logIn(asOne);
  const asStored = await ada.logIn(asTwo);
  const after = await ada.logIn(asOne);

  expect([before.status, asStored.status, after.status]).toEqual([401, 200, 200]);
});

test("characters are counted as they are seen", async ({ server }) => {
  const short = await createVisitor(server).signUp({ password: "ë".repeat(7).normalize("NFD") });
  const long = await createVisitor(server).signUp({ password: "ë".repeat(128).normalize("NFD") });
  const tooLong = await createVisitor(server).signUp({ password: "ë".repeat(129).normalize("NFD") });

  expect(short.body.message).toBe("Password must be at least 8 characters long");
  expect(long.status).toBe(200);
  expect(tooLong.body.message).toBe("Password must be at most 128 characters long");
});
