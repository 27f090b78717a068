import { bank } from "@lane/culture/prompts/bank.ts";
import { loadWords } from "@lane/culture/prompts/words/load.ts";
import type { Language } from "@lane/domain/languages.ts";
import { expect } from "vitest";

import { test } from "#testing/house-test.ts";
import { createRegistered, createVisitor, type Visitor } from "#testing/visitor.ts";

const path = "/reflection-prompts/year/1976";

async function ask(visitor: Visitor, language: string) {
  visitor.speak(language);
  return (await visitor.get(path)).body;
}

/** The beginning of a question, up to its first gap. */
async function beginningOf(templateId: string, language: Language): Promise<string> {
  const template = bank.find(({ id }) => id === templateId);
  if (!template) throw new Error(`No template ${templateId}`);
  return (await loadWords(language)).wordingOf(template).text.split("{")[0] ?? "";
}

test("the same question is asked in the language of whoever looks", async ({ house }) => {
  const ada = await createRegistered(house);

  const english = await ask(ada, "en");
  for (const language of ["nl", "de", "fr", "es"] as const) {
    const other = await ask(ada, language);
    expect(other).toMatchObject({ language, templateId: english.templateId, bankVersion: english.bankVersion });
    expect(other.prompt.startsWith(await beginningOf(english.templateId, language))).toBe(true);
    expect(other.nudges).not.toEqual(english.nudges);
  }

  expect(await ask(ada, "en")).toEqual(english);
});

test("a favourite saved in between changes no question that was shown, in whichever language", async ({ house }) => {
  const ada = await createRegistered(house);
  const shown = await ask(ada, "en");
  for (const category of ["song", "show", "snack", "clothing", "game"]) {
    const saved = await ada.put("/favourites", { year: 1976, category, text: "Something dear" });
    expect(saved.status).toBe(200);
  }

  expect((await ask(ada, "nl")).templateId).toBe(shown.templateId);
  expect((await ask(ada, "en")).templateId).toBe(shown.templateId);
});

test("another one and a tender year speak the same language", async ({ house }) => {
  const ada = await createRegistered(house);
  const first = await ask(ada, "de");

  const next = (await ada.post(`${path}/another`, { instead: first.templateId })).body;
  const tender = (await ada.put(`${path}/feeling`, { feeling: "tender" })).body;
  const skipped = (await ada.put(`${path}/feeling`, { feeling: "skip" })).body;

  expect(next).toMatchObject({ language: "de", prompt: expect.stringContaining("?") });
  expect(next.templateId).not.toBe(first.templateId);
  expect([tender.language, skipped.language]).toEqual(["de", "de"]);
});

test("who names no language is asked in the one of the account", async ({ house }) => {
  const ada = createVisitor(house);
  ada.speak("es");
  await ada.signUp();
  await ada.verify();

  expect((await ask(ada, "")).language).toBe("es");
  expect((await ask(ada, "ja")).language).toBe("es");
});
