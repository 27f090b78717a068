import { bank } from "@lane/culture/prompts/bank.ts";
import { loadWords } from "@lane/culture/prompts/words.ts";
import type { Language } from "@lane/domain/languages.ts";
import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createRegistered, createVisitor, type Visitor } from "#testing/visitor.ts";

const path = "/reflection-prompts/year/1976";

async function ask(visitor: Visitor, language: string, asked = path) {
  visitor.speak(language);
  return (await visitor.get(asked)).body;
}

/** The beginning of a question, up to its first placeholder. */
async function beginningOf(templateId: string, language: Language): Promise<string> {
  const template = bank.find(({ id }) => id === templateId);
  if (!template) throw new Error(`No template ${templateId}`);
  return (await loadWords(language)).wordingOf(template).text.split("{")[0] ?? "";
}

test("the same question is asked in the language of whoever looks", async ({ server }) => {
  const ada = await createRegistered(server);

  const dutch = await ask(ada, "nl");
  for (const language of ["en", "de", "fr", "es"] as const) {
    const other = await ask(ada, language);
    expect(other).toMatchObject({ language, templateId: dutch.templateId, bankVersion: dutch.bankVersion });
    expect(other.prompt.startsWith(await beginningOf(dutch.templateId, language))).toBe(true);
    expect(other.nudges).not.toEqual(dutch.nudges);
  }

  expect(await ask(ada, "nl")).toEqual(dutch);
});

test("a favourite saved in between is asked about at once, in every language", async ({ server }) => {
  const ada = await createRegistered(server);
  const before = await ask(ada, "de");
  await ada.put("/favourites", { year: 1976, category: "song", text: "Something dear" });

  const german = await ask(ada, "de");
  const dutch = await ask(ada, "nl");

  expect(german.templateId).not.toBe(before.templateId);
  expect(dutch.templateId).toBe(german.templateId);
  for (const { prompt } of [german, dutch]) expect(prompt).toContain("Something dear");
});

test("a favourite is asked about in the reader's language if it was chosen, and as it is if it was typed", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  const inEnglish = await offeredClothing(ada, "en");
  const inGerman = await offeredClothing(ada, "de");
  const [chosenId = "", germanTitle = "?"] =
    [...inGerman].find(([entryId, title]) => title !== inEnglish.get(entryId)) ?? [];
  ada.speak("en");
  await ada.put("/favourites", { year: 1976, category: "clothing", entryId: chosenId });
  await ada.put("/favourites", { year: 1977, category: "snack", text: "Omas Suppe" });

  const chosen = await ask(ada, "de");
  const typed = await ask(ada, "de", "/reflection-prompts/year/1977");

  expect(chosen).toMatchObject({ language: "de", prompt: expect.stringContaining(germanTitle) });
  expect(typed).toMatchObject({ language: "de", prompt: expect.stringContaining("Omas Suppe") });
});

/** What the quiz offers as clothing of 1976: titles by entry. */
async function offeredClothing(visitor: Visitor, language: Language): Promise<ReadonlyMap<string, string>> {
  visitor.speak(language);
  const { options } = (await visitor.get("/favourites/quiz?year=1976&category=clothing")).body;
  return new Map(options.map((option: { entryId: string; title: string }) => [option.entryId, option.title]));
}

test("another one and a tender year speak the same language", async ({ server }) => {
  const ada = await createRegistered(server);
  const first = await ask(ada, "de");

  const next = (await ada.post(`${path}/another`, { instead: first.templateId })).body;
  const tender = (await ada.put(`${path}/feeling`, { feeling: "tender" })).body;
  const skipped = (await ada.put(`${path}/feeling`, { feeling: "skip" })).body;

  expect(next).toMatchObject({ language: "de", prompt: expect.stringMatching(/[?.]$/) });
  expect(next.templateId).not.toBe(first.templateId);
  expect([tender.language, skipped.language]).toEqual(["de", "de"]);
});

test("who names no language is asked in the one of the account", async ({ server }) => {
  const ada = createVisitor(server);
  ada.speak("es");
  await ada.signUp();
  await ada.verify();

  expect((await ask(ada, "")).language).toBe("es");
  expect((await ask(ada, "ja")).language).toBe("es");
});
