import { bank } from "@lane/culture/prompts/bank.ts";
import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createWriter, setTimeline, type Writer } from "#testing/writer.ts";

const minuteMs = 60_000;
const byId = new Map(bank.map((template) => [template.id, template]));

async function ask(writer: Writer, year: number) {
  return (await writer.get(`/reflection-prompts/year/${year}`)).body;
}

async function another(writer: Writer, year: number, instead?: string | null) {
  return (await writer.post(`/reflection-prompts/year/${year}/another`, { instead })).body;
}

test("a favourite that is saved is asked about at once", async ({ server, clock }) => {
  const ada = await createWriter(server);
  await ask(ada, 1976);

  await ada.put("/favourites", { year: 1976, category: "song", text: "Ada's own little tune" });
  const ofSong = await ask(ada, 1976);
  clock.advance(minuteMs);
  await ada.put("/favourites", { year: 1976, category: "snack", text: "Ada's own biscuits" });
  const ofSnack = await ask(ada, 1976);

  expect(ofSong.prompt).toContain("Ada's own little tune");
  expect(byId.get(ofSong.templateId)?.slots).toContain("song");
  expect(ofSnack.prompt).toContain("Ada's own biscuits");
  expect((await ask(ada, 1977)).prompt).not.toContain("Ada's own");
});

test("another one is about something else, and what was skipped twice does not return", async ({ server }) => {
  const ada = await createWriter(server);
  const first = await ask(ada, 1976);
  await server.database.db
    .insertInto("skipped_questions")
    .values({ account_id: ada.accountId, template_id: first.templateId, times: 1 })
    .execute();

  const second = await another(ada, 1976, first.templateId);
  const seen = [second];
  for (let count = 0; count < 20; count += 1) seen.push(await another(ada, 1976));

  expect(byId.get(second.templateId)?.subject).not.toBe(byId.get(first.templateId)?.subject);
  expect(seen.map(({ templateId }) => templateId)).not.toContain(first.templateId);
  const skips = await server.database.db.selectFrom("skipped_questions").selectAll().execute();
  expect(skips.find(({ template_id }) => template_id === first.templateId)?.times).toBe(2);
});

test("what belongs to somebody's life is asked about once they say so", async ({ server }) => {
  const ada = await createWriter(server);
  const needsOf = async (year: number) => byId.get((await ask(ada, year)).templateId)?.needs ?? [];
  const before = await Promise.all([1965, 1970, 1975, 1980].map(needsOf));

  // Of seventy questions some ten are of these: with few topics and few years an account could have none.
  const topics = ["children", "father", "mother", "music", "partner", "school", "siblings", "study", "travel", "work"];
  const { body } = await ada.put("/reflection-prompts/settings", { topics });
  const needs: string[] = [];
  for (let year = 1951; year <= 2020; year += 1) needs.push(...(await needsOf(year)));

  expect(before.flat()).toEqual([]);
  expect(body.settings).toMatchObject({ topics: expect.arrayContaining(topics), hasChosenTopics: true });
  expect(needs.length).toBeGreaterThan(0);
  expect(needs.filter((topic) => !topics.includes(topic))).toEqual([]);
  expect((await ada.put("/reflection-prompts/settings", { topics: ["yacht"] })).status).toBe(400);
});

test("a question follows up on the fields of light memories, never on stones or quiet ones", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { year: 1991, memoryTitle: "A day at sea", memoryType: "Flower" });
  await ada.write(timeline, { year: 1991, memoryTitle: "The worst day", memoryType: "Stone" });

  const seen: string[] = [(await ask(ada, 1991)).prompt];
  for (let count = 0; count < 30; count += 1) seen.push((await another(ada, 1991)).prompt);

  expect(seen.filter((text) => text.includes("A day at sea")).length).toBeGreaterThan(0);
  expect(seen.filter((text) => text.includes("The worst day"))).toEqual([]);
});

test("a place is followed up unless it is the town of one's childhood, where nobody was for a first time", async ({
  server,
}) => {
  const askedAt = async (place: string) => {
    const writer = await createWriter(server);
    const timeline = await setTimeline(writer);
    await writer.write(timeline, { year: 1991, memoryTitle: "A flower", memoryType: "Flower", place });
    const seen: string[] = [(await ask(writer, 1991)).prompt];
    for (let count = 0; count < 30; count += 1) seen.push((await another(writer, 1991)).prompt);
    return seen.filter((text) => text.includes(place));
  };

  expect((await askedAt("Lake Como")).length).toBeGreaterThan(0);
  expect(await askedAt("utrecht, Oudegracht")).toEqual([]);
});
