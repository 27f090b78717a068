import { bank } from "@lane/culture/prompts/bank.ts";
import { promptFor } from "@lane/culture/prompts/choose.ts";
import { loadWords } from "@lane/culture/prompts/words.ts";
import type { Language } from "@lane/domain/languages.ts";
import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createRegistered, createVisitor, type Visitor } from "#testing/visitor.ts";
import { createWriter } from "#testing/writer.ts";

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

test("a favourite saved in between changes no question that was shown, in whichever language", async ({ server }) => {
  const ada = await createRegistered(server);
  const shown = await ask(ada, "de");
  for (const category of ["song", "show", "snack", "clothing", "game"]) {
    const saved = await ada.put("/favourites", { year: 1976, category, text: "Something dear" });
    expect(saved.status).toBe(200);
  }

  expect((await ask(ada, "nl")).templateId).toBe(shown.templateId);
  expect((await ask(ada, "en")).templateId).toBe(shown.templateId);
});

test("no question in another language names what the catalogue tells in English", async ({ server }) => {
  const ada = await createRegistered(server);
  const told: string[] = [];

  for (let year = 1958; year <= 2026; year += 1) {
    const { templateId, prompt } = await ask(ada, "de", `/reflection-prompts/year/${year}`);
    const template = bank.find(({ id }) => id === templateId);
    if (template?.slots.some((slot) => ["news", "snack", "clothing"].includes(slot))) told.push(prompt);
  }

  expect(told).toEqual([]);
});

test("in another language a favourite is asked about as it was typed, never in the catalogue's English", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const [first = 0, second = 0] = yearsWithRoomFor(ada.accountId, "Omas Suppe");
  const { entryId, title } = (await ada.get(`/favourites/quiz?year=${first}&category=snack`)).body.options[0];
  await ada.put("/favourites", { year: first, category: "snack", entryId });
  await ada.put("/favourites", { year: second, category: "snack", text: "Omas Suppe" });

  const [chosen, typed] = await Promise.all(
    [first, second].map((year) =>
      ada.send("GET", `/reflection-prompts/year/${year}`, undefined, { "accept-language": "de" }),
    ),
  );

  expect(chosen?.body).toMatchObject({ language: "de", prompt: expect.not.stringContaining(title) });
  expect(typed?.body).toMatchObject({ language: "de", prompt: expect.stringContaining("Omas Suppe") });
});

test("another one and a tender year speak the same language", async ({ server }) => {
  const ada = await createRegistered(server);
  const first = await ask(ada, "de");

  const next = (await ada.post(`${path}/another`, { instead: first.templateId })).body;
  const tender = (await ada.put(`${path}/feeling`, { feeling: "tender" })).body;
  const skipped = (await ada.put(`${path}/feeling`, { feeling: "skip" })).body;

  expect(next).toMatchObject({ language: "de", prompt: expect.stringContaining("?") });
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

/** Each account gets different questions, and not every year has one that mentions a snack. */
function yearsWithRoomFor(accountId: string, snack: string): number[] {
  const birth = { year: 1958, month: 3, day: 9 };
  const person = { seed: accountId, birth, country: null, city: null, isSpiritWelcome: false, isHeavyWelcome: false };
  const context = { favourites: { snack }, titles: {}, answered: [] };
  const today = { year: 2026, month: 5, day: 15 };
  return Array.from({ length: 68 }, (_, age) => 1958 + age).filter((year) =>
    promptFor({ person, year, today, asked: 0, feeling: null, context })?.text.includes(snack),
  );
}
