import { expect } from "vitest";

import { codeFor, mailsTo, runJob } from "#testing/mailbox.ts";
import { test } from "#testing/server-test.ts";
import { createVisitor, goodPassword, type Visitor } from "#testing/visitor.ts";

const minuteMs = 60_000;

async function register(visitor: Visitor): Promise<void> {
  await visitor.signUp();
  await visitor.verify();
}

test("who has no account yet is written to as they read", async ({ server }) => {
  const ada = createVisitor(server);
  ada.speak("nl");
  await ada.signUp();
  server.clock.advance(2 * minuteMs);
  ada.speak("de");
  await ada.post("/auth/resend-otp", { emailId: ada.email, type: "signup" });
  server.clock.advance(2 * minuteMs);
  ada.speak("fr");
  await ada.logIn();

  expect((await mailsTo(server, ada.email)).map(({ subject }) => subject)).toEqual([
    "Bevestig je e-mailadres",
    "Bestätigen Sie Ihre E-Mail-Adresse",
    "Confirmez votre adresse e-mail",
  ]);
});

test("an account is written to in its own language, whoever asks", async ({ server }) => {
  const [ada, stranger] = [createVisitor(server), createVisitor(server)];
  ada.speak("es");
  await register(ada);
  server.clock.advance(2 * minuteMs);

  stranger.speak("de");
  await stranger.signUp({ email: ada.email });
  await stranger.post("/auth/forgot-password", { email: ada.email });

  expect((await mailsTo(server, ada.email)).slice(1).map(({ subject }) => subject)).toEqual([
    "Ya tienes una cuenta",
    "Tu código para cambiar la contraseña",
  ]);
});

test("a new device is told of with the day as it is written there", async ({ server }) => {
  const ada = createVisitor(server);
  ada.speak("de");
  await register(ada);

  await ada.logIn();

  const { subject, text } = (await mailsTo(server, ada.email)).at(-1) ?? {};
  expect(subject).toBe("Neue Anmeldung bei Ihrem Konto");
  expect(text).toContain("Gerät: Firefox auf Linux");
  expect(text).toMatch(/Zeit: \d+\. \p{L}+ \d{4} um \d\d:\d\d UTC/u);
});

test("whoever moves or leaves hears of it in their language, at each address", async ({ server }) => {
  const ada = createVisitor(server);
  const next = `next-${ada.email}`;
  ada.speak("fr");
  await register(ada);

  const asked = await ada.post("/user/email", { email: next, password: goodPassword });
  await ada.post("/user/email/confirm", { token: asked.body.token, otp: await codeFor(server, next) });
  const asking = await mailsTo(server, next);
  await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Enough" });

  expect(asking.map(({ subject }) => subject)).toEqual(["Confirmez votre nouvelle adresse e-mail"]);
  expect((await mailsTo(server, next)).map(({ subject }) => subject)).toEqual(["Votre compte a été supprimé"]);
});

test("an address that was left is told so, also when the account goes right after", async ({ server }) => {
  const ada = createVisitor(server);
  const next = `next-${ada.email}`;
  ada.speak("fr");
  await register(ada);

  const asked = await ada.post("/user/email", { email: next, password: goodPassword });
  await ada.post("/user/email/confirm", { token: asked.body.token, otp: await codeFor(server, next) });
  await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Enough" });

  expect((await mailsTo(server, ada.email)).at(-1)?.subject).toBe("Votre adresse e-mail a changé");
});

test.for([
  ["de", "Eine Frage an Sie", "Sie haben sich eine Frage pro Woche gewünscht."],
  ["fr", "Une question pour vous", "Vous avez demandé à recevoir une question par semaine."],
] as const)(
  "a question by mail comes in the account's own language (%s)",
  async ([language, title, line], { server }) => {
    const ada = createVisitor(server);
    ada.speak(language);
    await register(ada);
    await ada.post("/timeline/create", { startYear: 1990 });
    await ada.put("/user/mails", { questionRhythm: "weekly" });

    await runJob(server, "question-subscriptions.mail");

    const { subject, text = "" } = (await mailsTo(server, ada.email)).at(-1) ?? {};
    const year = /year=(\d{4})/.exec(text)?.[1];
    const { body } = await ada.get(`/reflection-prompts/year/${year}`);
    expect(subject).toBe(title);
    expect(text).toContain(line);
    expect(text.split("\n\n")[0]).toBe(body.prompt);
    expect(body.language).toBe(language);
  },
);
