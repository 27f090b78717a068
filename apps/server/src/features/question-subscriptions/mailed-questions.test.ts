import { bank } from "@lane/culture/prompts/bank.ts";
import { isMailable } from "@lane/culture/prompts/template.ts";
import { lifeTopics } from "@lane/domain/life-topics.ts";
import { testSize } from "@lane/domain/testing/test-size.ts";
import { expect } from "vitest";

import { growUpIn } from "#testing/childhood.ts";
import { mailsTo, runJob } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter, setTimeline, signInAgain, type Writer } from "#testing/writer.ts";

const weekMs = 7 * 24 * 60 * 60 * 1000;
const job = "question-subscriptions.mail";
const canaries = ["Quillfeather", "Umberlight", "Vexholm", "Wistmarch"];
const byId = new Map(bank.map((template) => [template.id, template]));

const people = testSize({ short: 12, long: 100 });

interface Asked {
  readonly year: number;
  readonly text: string;
}

async function askedIn(server: TestServer, { email }: Writer): Promise<Asked | undefined> {
  const mail = (await mailsTo(server, email)).findLast(({ subject }) => subject === "A question for you");
  return mail && { year: Number(/year=(\d{4})/.exec(mail.text)?.[1]), text: mail.text };
}

/** Somebody whom everything may be asked in the app, with much that must not stand in a mail, and years left alone. */
async function createOpenPerson(server: TestServer, number: number) {
  const startYear = 1990 + (number % 20);
  const writer = await createWriter(server);
  const timeline = await setTimeline(writer, startYear);
  if (number % 2 === 0) await growUpIn(server, writer, "NL");
  await writer.put("/user/profile", { isReflectionPrompt: true });
  await writer.put("/reflection-prompts/settings", { isHeavyWelcome: true, topics: [...lifeTopics] });
  const left = [startYear + (number % 10), startYear + ((number + 3) % 10)];
  await writer.put(`/reflection-prompts/year/${left[0]}/feeling`, { feeling: "skip" });
  await writer.put(`/reflection-prompts/year/${left[1]}/feeling`, { feeling: "tender" });
  for (let offset = 0; offset < 10; offset += 1) {
    const year = startYear + offset;
    await writer.write(timeline, {
      year,
      memoryTitle: "Quillfeather",
      place: "Umberlight",
      toldBy: "Vexholm",
      ...(offset % 2 === 0 ? { memoryType: "Stone" } : {}),
    });
    await writer.put("/favourites", { year, category: "song", text: "Wistmarch" });
    // Some years have been looked at, and have a question that may be a heavy one.
    if (offset % 3 === number % 3) await writer.get(`/reflection-prompts/year/${year}`);
  }
  await writer.put("/user/mails", { questionRhythm: "weekly" });
  return { writer, startYear, left };
}

type OpenPerson = Awaited<ReturnType<typeof createOpenPerson>>;

/** The newest mail to this person, and the question that its link opens. */
async function expectFit(server: TestServer, { writer, startYear, left }: OpenPerson): Promise<void> {
  const asked = await askedIn(server, writer);
  const back = await signInAgain(server, writer);
  const { body } = await back.get(`/reflection-prompts/year/${asked?.year}`);

  const template = byId.get(body.templateId);
  expect(template && isMailable(template)).toBe(true);
  expect(asked?.text.startsWith(`${body.prompt}\n\n`)).toBe(true);
  expect(asked?.year).toBeGreaterThanOrEqual(startYear);
  expect(asked?.year).toBeLessThan(startYear + 10);
  expect(left).not.toContain(asked?.year);
  for (const canary of canaries) expect(asked?.text).not.toContain(canary);
}

test("whoever is asked, it is light, of an open year that was not marked, and tells nothing of them", async ({
  server,
}) => {
  const all: OpenPerson[] = [];
  for (let number = 0; number < people; number += 1) all.push(await createOpenPerson(server, number));
  for (let round = 0; round < 2; round += 1) {
    server.clock.advance(weekMs);
    await runJob(server, job);
    for (const person of all) await expectFit(server, person);
  }
});

test("years with few memories are asked about first", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  for (let year = 1990; year < 2000; year += 1) {
    if (year !== 1994 && year !== 1997) await ada.write(timeline, { year });
  }
  await ada.put("/user/mails", { questionRhythm: "weekly" });
  const years: number[] = [];
  for (let week = 0; week < 2; week += 1) {
    server.clock.advance(weekMs);
    await runJob(server, job);
    years.push((await askedIn(server, ada))?.year ?? 0);
  }

  expect(years.toSorted((one, other) => one - other)).toEqual([1994, 1997]);
});

test("a question that was answered gives way to the next one of its year", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  for (let year = 1991; year < 2000; year += 1) {
    await ada.put(`/reflection-prompts/year/${year}/feeling`, { feeling: "skip" });
  }
  await ada.put("/user/mails", { questionRhythm: "weekly" });
  const texts: (string | undefined)[] = [];
  for (let week = 0; week < 3; week += 1) {
    await runJob(server, job);
    texts.push((await askedIn(server, ada))?.text);
    const back = await signInAgain(server, ada);
    const { body } = await back.get("/reflection-prompts/year/1990");
    server.clock.advance(1000);
    const prompt = { text: body.prompt, templateId: body.templateId, bankVersion: body.bankVersion };
    await back.write(timeline, { year: 1990, prompt });
    server.clock.advance(weekMs);
  }

  expect(new Set(texts).size).toBe(3);
  expect(texts).not.toContain(undefined);
});

test("where every year is to be left alone, nothing comes", async ({ server }) => {
  const ada = await createWriter(server);
  await setTimeline(ada);
  for (let year = 1990; year < 2000; year += 1) {
    await ada.put(`/reflection-prompts/year/${year}/feeling`, { feeling: year % 2 === 0 ? "skip" : "tender" });
  }
  await ada.put("/user/mails", { questionRhythm: "weekly" });

  await runJob(server, job);

  expect(await askedIn(server, ada)).toBeUndefined();
});
