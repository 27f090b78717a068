import { bank } from "@lane/culture/prompts/bank.ts";
import { expect } from "vitest";

import { growUpIn } from "#testing/childhood.ts";
import { runsOnce, test } from "#testing/server-test.ts";
import { createWriter, setTimeline, type Writer } from "#testing/writer.ts";

const minuteMs = 60_000;
/** 31 December, half past ten. */
const lastMorningOf2026 = 1_798_713_000_000;
const byId = new Map(bank.map((template) => [template.id, template]));

async function ask(writer: Writer, year: number) {
  const { status, body } = await writer.get(`/reflection-prompts/year/${year}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function another(writer: Writer, year: number, instead?: string | null) {
  const { body } = await writer.post(`/reflection-prompts/year/${year}/another`, { instead });
  return body;
}

async function feel(writer: Writer, year: number, feeling: string | null) {
  const { body } = await writer.send("PUT", `/reflection-prompts/year/${year}/feeling`, { feeling });
  return body;
}

test("a year has its question with two nudges, also without a timeline, and it stays", async ({ server, clock }) => {
  const ada = await createWriter(server);

  const first = await ask(ada, 1976);
  clock.advance(minuteMs);
  const again = await ask(ada, 1976);

  expect(first).toMatchObject({
    statusCode: 200,
    prompt: expect.stringMatching(/[?.]$/),
    nudges: [expect.any(String), expect.any(String)],
    templateId: expect.any(String),
    bankVersion: expect.any(Number),
    feeling: null,
    hasAnother: true,
    isWritten: false,
  });
  expect(first.prompt).not.toMatch(/[{}]/);
  expect(again).toEqual(first);
});

test("ten first looks at once see the same question", async ({ server }) => {
  const ada = await createWriter(server);

  const looks = await Promise.all(Array.from({ length: 10 }, () => ada.get("/reflection-prompts/year/1976")));

  expect(new Set(looks.map(({ raw }) => raw)).size).toBe(1);
  expect(await server.database.db.selectFrom("prompt_years").select("year").execute()).toEqual([{ year: 1976 }]);
});

test.runIf(runsOnce)(
  "every year from 1900 to the current one can be asked about, and no template comes twice",
  async ({ server }) => {
    const ada = await createWriter(server);
    const templates: string[] = [];

    for (let year = 1958; year <= 2026; year += 1) templates.push((await ask(ada, year)).templateId);
    const before = await ask(ada, 1900);

    expect(new Set(templates).size).toBe(templates.length);
    expect(before.prompt).toMatch(/[?.]$/);
  },
);

test.runIf(runsOnce)("years to come and years of no calendar are refused with a sentence", async ({ server }) => {
  const ada = await createWriter(server);

  for (const [year, sentence] of [
    ["2027", "This year is still in the future"],
    ["2201", "This year is still in the future"],
    ["1899", "Please choose a year from 1900 onwards"],
    ["1976.5", "Which year?"],
    ["soon", "Which year?"],
    ["%00", "Which year?"],
  ]) {
    const answers = [
      await ada.get(`/reflection-prompts/year/${year}`),
      await ada.post(`/reflection-prompts/year/${year}/another`, {}),
      await ada.put(`/reflection-prompts/year/${year}/feeling`, { feeling: "skip" }),
    ];
    expect(answers.map(({ status, body }) => [status, body.statusMessage])).toEqual(answers.map(() => [400, sentence]));
  }
  expect(await server.database.db.selectFrom("prompt_years").selectAll().execute()).toEqual([]);
});

test.runIf(runsOnce)(
  "a year that has begun for the people furthest east can be asked about",
  async ({ server, clock }) => {
    clock.advance(lastMorningOf2026 - clock.now());
    const ada = await createWriter(server);

    expect((await ask(ada, 2027)).prompt).toMatch(/so far/);
  },
);

test("another one is another one, and asking twice for another than the same moves on once", async ({ server }) => {
  const ada = await createWriter(server);
  const first = await ask(ada, 1976);

  const second = await another(ada, 1976, first.templateId);
  const sentTwice = await another(ada, 1976, first.templateId);
  const byText = await another(ada, 1976, second.prompt);
  const unsaid = await another(ada, 1976);

  expect(second.templateId).not.toBe(first.templateId);
  expect(sentTwice).toEqual(second);
  expect(new Set([first, second, byText, unsaid].map(({ templateId }) => templateId)).size).toBeGreaterThan(2);
  expect(byText.templateId).not.toBe(second.templateId);
  expect(unsaid.templateId).not.toBe(byText.templateId);
  expect(await ask(ada, 1976)).toEqual(unsaid);
});

test("ten calls for another than the same one, at once, move on once", async ({ server }) => {
  const ada = await createWriter(server);
  const first = await ask(ada, 1976);

  const answers = await Promise.all(Array.from({ length: 10 }, () => another(ada, 1976, first.templateId)));

  expect(new Set(answers.map(({ templateId }) => templateId)).size).toBe(1);
  expect(await server.database.db.selectFrom("prompt_years").select("asked").execute()).toEqual([{ asked: 1 }]);
});

test("another one can be asked for before the first was seen", async ({ server }) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);

  const unseen = await another(ada, 1976);
  const elsewhere = await another(bob, 1976, "some-template-of-long-ago");

  expect(await ask(ada, 1976)).toEqual(unseen);
  expect(await ask(bob, 1976)).toEqual(elsewhere);
});

test.runIf(runsOnce)("heavy and spiritual questions come to nobody who did not ask for them", async ({ server }) => {
  const ada = await createWriter(server);
  const seen: string[] = [];

  for (let year = 1958; year <= 2026; year += 4) {
    seen.push((await ask(ada, year)).templateId);
    for (let count = 0; count < 4; count += 1) seen.push((await another(ada, year)).templateId);
  }

  const templates = seen.map((id) => byId.get(id));
  expect(templates.filter((template) => template?.weight !== 0 && template?.weight !== 1)).toEqual([]);
  expect(templates.filter((template) => template?.spirit !== "none")).toEqual([]);
});

test("a skipped year is left alone until that is taken back; what was shown is there again then", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const before = await ask(ada, 1976);

  const skipped = await feel(ada, 1976, "skip");
  const asked = await ask(ada, 1976);
  const more = await another(ada, 1976);
  const back = await feel(ada, 1976, null);

  const nothing = { prompt: null, nudges: [], templateId: null, feeling: "skip", hasAnother: false };
  expect(skipped).toMatchObject(nothing);
  expect(asked).toMatchObject(nothing);
  expect(more).toMatchObject(nothing);
  expect(back.prompt).toBe(before.prompt);
  expect((await ask(ada, 1977)).feeling).toBeNull();
});

test.runIf(runsOnce)("a tender year says so and is asked about gently", async ({ server }) => {
  const ada = await createWriter(server);

  const tender = await feel(ada, 1976, "tender");

  expect(tender).toMatchObject({ feeling: "tender", prompt: expect.stringMatching(/[?.]$/) });
  expect(byId.get(tender.templateId)?.weight).toBe(0);
  expect(await ask(ada, 1976)).toMatchObject({ feeling: "tender", prompt: tender.prompt });
  expect((await ada.put("/reflection-prompts/year/1976/feeling", { feeling: "sad" })).status).toBe(400);
  expect((await ada.put("/reflection-prompts/year/1976/feeling", {})).status).toBe(400);
});

test("what was shown stays when the bank has another edition", async ({ server }) => {
  const ada = await createWriter(server);
  await ask(ada, 1976);
  await server.database.db
    .updateTable("prompt_years")
    .set({ text: "A question of an older edition?", template_id: "gone", bank_version: 7 })
    .execute();

  const kept = await ask(ada, 1976);
  const next = await another(ada, 1976, "gone");

  expect(kept).toMatchObject({ prompt: "A question of an older edition?", templateId: "gone", bankVersion: 7 });
  expect(next.templateId).not.toBe("gone");
  expect(next.bankVersion).not.toBe(7);
});

test("a corrected birthday or another city is asked about at once", async ({ server }) => {
  const ada = await createWriter(server);
  await ask(ada, 1976);
  const basisOf = async () => (await server.database.db.selectFrom("prompt_years").select("basis").execute())[0]?.basis;
  const before = await basisOf();

  await ada.put("/user/profile", { dateOfBirth: "1975-03-09" });
  const toddler = await ask(ada, 1976);
  const corrected = await basisOf();
  await growUpIn(server, ada, "GB");
  await ask(ada, 1976);

  expect(new Set([before, corrected, await basisOf()]).size).toBe(3);
  expect(toddler.prompt).not.toMatch(/\b18\b/);
});

test("a question that a memory of another year answers is not asked again", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { prompt: text, templateId, bankVersion } = await ask(ada, 1976);
  await server.database.db.deleteFrom("prompt_years").execute();

  await ada.write(timeline, { prompt: { text, templateId, bankVersion } });

  expect((await ask(ada, 1976)).templateId).not.toBe(templateId);
});

test("each member has their own questions, and nobody else's feelings", async ({ server }) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);

  await feel(ada, 1976, "skip");
  await ada.put("/reflection-prompts/settings", { isHeavyWelcome: true });

  expect((await ask(bob, 1976)).prompt).toMatch(/[?.]$/);
  expect((await bob.get("/reflection-prompts/settings")).body.settings.isHeavyWelcome).toBe(false);
});

test.runIf(runsOnce)("an event in one's own words is kept and never asked about", async ({ server }) => {
  const ada = await createWriter(server);
  const seen: string[] = [];

  for (let year = 1970; year <= 1974; year += 1) {
    await ada.put("/favourites", { year, category: "news", text: "The night our house burned" });
    seen.push((await ask(ada, year)).prompt);
    for (let more = 0; more < 4; more += 1) seen.push((await another(ada, year)).prompt);
  }

  expect(seen.filter((text) => text.includes("burned"))).toEqual([]);
});
