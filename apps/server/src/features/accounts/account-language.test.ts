import { expect } from "vitest";

import { codeFor } from "#testing/mailbox.ts";
import { test } from "#testing/server-test.ts";
import { createVisitor, goodPassword, type Visitor } from "#testing/visitor.ts";

async function languageOf(visitor: Visitor): Promise<unknown> {
  return (await visitor.get("/user/details")).body.userDetails.language;
}

async function register(visitor: Visitor): Promise<void> {
  await visitor.signUp();
  await visitor.verify();
}

test("an account speaks the language it was opened in, else English", async ({ server }) => {
  const [ada, ben, cas] = [createVisitor(server), createVisitor(server), createVisitor(server)];
  ada.speak("nl-BE,en;q=0.5");
  ben.speak("ja");

  for (const visitor of [ada, ben, cas]) await register(visitor);

  expect(await Promise.all([ada, ben, cas].map(languageOf))).toEqual(["nl", "en", "en"]);
});

test("whoever changes the language takes the account along", async ({ server }) => {
  const ada = createVisitor(server);
  await register(ada);

  const answer = await ada.put("/user/profile", { language: "es" });

  expect(answer.status).toBe(200);
  expect(await languageOf(ada)).toBe("es");
});

test("whoever logs in is followed, and one who names no language of ours changes nothing", async ({ server }) => {
  const ada = createVisitor(server);
  ada.speak("de");
  await register(ada);

  ada.speak("fr");
  await ada.logIn();
  const after = await languageOf(ada);
  ada.speak("");
  await ada.logIn();

  expect(after).toBe("fr");
  expect(await languageOf(ada)).toBe("fr");
});

test("whoever comes back is followed too", async ({ server }) => {
  const ada = createVisitor(server);
  ada.speak("de");
  await register(ada);
  await ada.post("/user/deactivate", { password: goodPassword, reasonForLeaving: "A rest" });
  server.clock.advance(120_000);

  ada.speak("es");
  await ada.logIn();
  const otp = await codeFor(server, ada.email);
  await ada.post("/auth/verify-email-otp", { otp, emailId: ada.email, type: "return" });
  await ada.logIn();

  expect(await languageOf(ada)).toBe("es");
});
