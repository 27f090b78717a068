import { readdir, readFile } from "node:fs/promises";

import { expect, inject } from "vitest";

import { openPromptService, saying, type TestPromptService } from "#testing/prompt-service.ts";
import { test as base, type TestServer } from "#testing/server-test.ts";
import { createRegistered, goodPassword } from "#testing/visitor.ts";

import { createPromptSettingsRepository } from "./prompt-settings.repository.ts";
import { createPromptYearsRepository } from "./prompt-years.repository.ts";

const canary = "quillfeather";
const tables = [
  "favourites",
  "prompt_years",
  "prompt_settings",
  "prompt_consents",
  "life_topics",
  "skipped_questions",
  "memories",
] as const;
const leaving = { password: goodPassword, reasonForLeaving: "Done" };
const written = `Picture the ${canary} you kept on your table that year. Who gave it to you, and what did you write with it?`;

const test = base
  .extend<{ service: TestPromptService }>({
    service: async ({}, use) => {
      const service = await openPromptService(saying(written));
      await use(service);
      await service.close();
    },
  })
  .extend<{ settings: Readonly<Record<string, string>> }>({
    settings: async ({ service }, use) => use({ PROMPTS_URL: service.url, PROMPTS_MODEL: "a-model" }),
  });

/** A member with texts in every place that keeps some. */
async function fillLife(server: TestServer) {
  const ada = await createRegistered(server);
  await ada.post("/timeline/create", { startYear: 1990 });
  const { body } = await ada.get("/timeline");
  const place = { timelineId: body.timeline._id, yearId: body.years[0]._id, month: 7 };
  const prompt = { text: `What of ${canary}?`, templateId: canary, bankVersion: 1 };
  await ada.put("/user/profile", { cityName: canary });
  await ada.put("/favourites", { year: 1990, category: "song", text: canary });
  // Only questions of the bank are counted as skipped, and the service writes for nobody who has not agreed.
  const { body: skipped } = await ada.get("/reflection-prompts/year/1990");
  await ada.post("/reflection-prompts/year/1990/another", { instead: skipped.templateId });
  await ada.put("/reflection-prompts/settings", { isHeavyWelcome: true, isServiceWelcome: true, topics: ["loss"] });
  const asked = await ada.get("/reflection-prompts/year/1990");
  await ada.post("/memories", { ...place, memoryTitle: "One", memoryDescription: "<p>Two</p>", prompt });
  expect(asked.body.prompt).toBe(written);
  return ada;
}

async function count({ database: { db } }: TestServer): Promise<number[]> {
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return rows.map(({ length }) => length);
}

test("with an account go its favourites, its questions, its settings and its yes and no", async ({ server }) => {
  const ada = await fillLife(server);
  const before = await count(server);

  await ada.post("/user/delete", leaving);

  expect(before).toEqual(tables.map(() => 1));
  expect(await count(server)).toEqual(tables.map(() => 0));
});

test.runIf(inject("engine") === "sqlite")(
  "no letter of them is left in the files of the embedded database",
  async ({ server }) => {
    const ada = await fillLife(server);
    const before = await filesWith(server, canary);

    await ada.post("/user/delete", leaving);

    expect(before).not.toEqual([]);
    expect(await filesWith(server, canary)).toEqual([]);
  },
);

test("who goes away for a while finds everything again", async ({ server }) => {
  const ada = await fillLife(server);
  const before = await count(server);

  await ada.post("/user/deactivate", leaving);

  expect(await count(server)).toEqual(before);
});

test("whoever takes their things along finds all of it by account", async ({ server }) => {
  const { email } = await fillLife(server);
  const id = (await server.services.accounts.findByEmail(email))?.id ?? "";
  const { db } = server.database;

  const years = await createPromptYearsRepository(db).listByAccount(id);
  const consents = await createPromptSettingsRepository(db).listConsentsByAccount(id);

  expect(years).toMatchObject([{ year: 1990, asked: 1, feeling: null, shown: { text: written, isWritten: true } }]);
  expect(consents).toMatchObject([{ isGiven: true, textVersion: 1, decidedAt: server.clock.now() }]);
});

test("the log says nothing of what somebody likes or is asked", async ({ server, service }) => {
  service.behave((response) => response.writeHead(500).end(canary));
  const ada = await createRegistered(server);
  await ada.put("/favourites", { year: 1990, category: "song", text: canary });
  await ada.put("/reflection-prompts/settings", { isServiceWelcome: true });

  await ada.get("/reflection-prompts/year/1990");

  expect(service.asked).toHaveLength(1);
  expect(JSON.stringify(server.logger.lines)).not.toContain(canary);
});

async function filesWith({ folder }: TestServer, text: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith("lane.sqlite"));
  const contents = await Promise.all(names.map((name) => readFile(`${folder}/${name}`)));
  return names.filter((_, index) => contents[index]?.includes(text));
}
