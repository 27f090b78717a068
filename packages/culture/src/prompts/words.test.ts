import { categories } from "@lane/domain/categories.ts";
import { languages } from "@lane/domain/languages.ts";
import { expect, test } from "vitest";

import { bank } from "./bank.ts";
import { promptFor } from "./choose.ts";
import { parseWordings } from "./parse-wordings.ts";
import type { ChosenPrompt, PromptRequest } from "./person.ts";
import type { Template, Wording } from "./template.ts";
import type { Words } from "./words.ts";
import { dutch } from "./words/dutch.ts";
import { french } from "./words/french.ts";
import { german } from "./words/german.ts";
import { loadWords } from "./words/load.ts";
import { spanish } from "./words/spanish.ts";

const translations = [dutch, german, french, spanish].map(
  ({ language, files }) => [language, files.flatMap(parseWordings)] as const,
);
const templates = new Map(bank.map((template) => [template.id, template]));
/** Other languages say in fewer words what English says in 12 at least. */
const [fewestWords, mostWords] = [10, 35];
const quotes = { en: ["“", "”"], nl: ["“", "”"], de: ["„", "“"], fr: ["«\u00A0", "\u00A0»"], es: ["«", "»"] } as const;
const cultureSlots: readonly string[] = [...categories, "favourite"];

function linesOf({ text, nudges }: Wording): readonly string[] {
  return [text, ...nudges];
}

function slotsOf(line: string): string[] {
  return [...new Set(line.match(/\{\w+\}/g))].sort();
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

/** Ids of what does not hold. */
function breaking(wordings: readonly (readonly [string, Wording])[], holds: (one: Wording, of: Template) => boolean) {
  return wordings.flatMap(([id, wording]) => {
    const template = templates.get(id);
    return template && holds(wording, template) ? [] : [id];
  });
}

test.for(translations)("in %s every question of the bank is there once, and no other", ([, wordings]) => {
  const ids = wordings.map(([id]) => id);

  expect(ids.toSorted()).toEqual([...templates.keys()].toSorted());
});

test.for(translations)("in %s every line leaves the same gaps open as in English", ([, wordings]) => {
  const differing = breaking(wordings, (wording, template) => {
    const english = linesOf(template);
    return linesOf(wording).every((line, index) => slotsOf(line).join() === slotsOf(english[index] ?? "").join());
  });

  expect(differing).toEqual([]);
});

test.for(translations)("in %s one thing is asked, and hints ask at most one more", ([language, wordings]) => {
  const isOpened = (line: string) => language !== "es" || count(line, "¿") === count(line, "?");

  expect(breaking(wordings, ({ text }) => count(text, "?") === 1)).toEqual([]);
  expect(breaking(wordings, (wording) => linesOf(wording).every(isOpened))).toEqual([]);
  expect(breaking(wordings, ({ nudges }) => nudges.every((nudge) => count(nudge, "?") <= 1))).toEqual([]);
});

test.for(translations)("in %s a question is neither a scrap nor a page, and is there once", ([, wordings]) => {
  expect(breaking(wordings, ({ text }) => count(text, " ") + 1 >= fewestWords && count(text, " ") < mostWords)).toEqual(
    [],
  );
  expect(new Set(wordings.map(([, { text }]) => text.toLowerCase())).size).toBe(wordings.length);
});

test.for(translations)("in %s nothing is left over in English", ([, wordings]) => {
  const english = new Set(bank.flatMap(linesOf));
  const words = /\b(the|you|your|what|which|with|where|when|who|tell|begin with|start with)\b/i;
  const isOwn = (line: string) => !english.has(line) && !words.test(line.replaceAll(/\{\w+\}/g, ""));

  expect(breaking(wordings, (wording) => linesOf(wording).every(isOwn))).toEqual([]);
});

test.for(translations)("in %s the text is clean, and titles stand between its own marks", ([language, wordings]) => {
  const [open, close] = quotes[language];
  const unclean = language === "fr" ? / {2}| [.,]|\s$|--|'|"| [?!:;»]|« / : / {2}| [.,;:?!]|\s$|--|'|"/;
  const isQuoted = (line: string) =>
    [...line.matchAll(/(?<=(.{0,2}))\{(\w+)\}(?=(.{0,2}))/g)].every(
      ([, before = "", slot = "", after = ""]) =>
        !cultureSlots.includes(slot) || (before.endsWith(open) && after.startsWith(close)),
    );

  expect(breaking(wordings, (wording) => linesOf(wording).every((line) => !unclean.test(line)))).toEqual([]);
  expect(breaking(wordings, (wording) => linesOf(wording).every(isQuoted))).toEqual([]);
});

const request: PromptRequest = {
  person: {
    seed: "somebody",
    birth: { year: 1960, month: 3, day: 9 },
    country: "NL",
    city: "Utrecht",
    isSpiritWelcome: true,
    isHeavyWelcome: true,
  },
  year: 1976,
  today: { year: 2026, month: 11, day: 15 },
  asked: 0,
  feeling: null,
  context: { favourites: { song: "Fernando" }, titles: {}, answered: [] },
};

function chosen(asked: PromptRequest, words?: Words): ChosenPrompt {
  const prompt = promptFor(asked, words);
  if (!prompt) throw new Error(`Nothing to ask about ${asked.year}`);
  return prompt;
}

const soFar = { nl: "2026 tot nu toe", de: "2026 bis jetzt", fr: "2026 jusqu’ici", es: "lo que va de 2026" };

test.for(["nl", "de", "fr", "es"] as const)("whoever reads %s is asked the same, year by year", async (language) => {
  const words = await loadWords(language);

  for (let year = 1950; year <= 2026; year++) {
    for (let asked = 0; asked < 4; asked++) {
      const english = chosen({ ...request, year, asked });
      const other = chosen({ ...request, year, asked }, words);
      expect(other).toMatchObject({ templateId: english.templateId, choices: english.choices });
      expect(other.text).not.toBe(english.text);
      expect(linesOf(other).join("\n")).not.toMatch(/[{}]|^\p{Ll}/mu);
      expect(other.text.toLowerCase().includes(soFar[language])).toBe(year === 2026);
    }
  }
});

test.for(languages)("in %s a country and the seasons have their names", async (language) => {
  const words = await loadWords(language);
  const names = {
    en: ["the Netherlands", "the Congo", "Hong Kong", "spring"],
    nl: ["Nederland", "Congo", "Hongkong", "lente"],
    de: ["Niederlande", "Kongo", "Hongkong", "Frühling"],
    fr: ["Pays-Bas", "Congo", "Hong Kong", "printemps"],
    es: ["Países Bajos", "Congo", "Hong Kong", "primavera"],
  };

  expect([...["NL", "CD", "HK"].map((code) => words.countryName(code)), words.seasons[0]]).toEqual(names[language]);
  expect(["", "xx", "NLD", "QX"].map((code) => words.countryName(code))).toEqual([null, null, null, null]);
});

test("what was shown is asked again in other words, though another one would come first by now", async () => {
  const before = promptFor({ ...request, context: { favourites: {}, titles: {}, answered: [] } });
  const words = await loadWords("nl");

  const after = promptFor({ ...request, shown: before?.templateId }, words);

  expect(after?.templateId).toBe(before?.templateId);
  expect(promptFor({ ...request, shown: "no-such-template" }, words)?.templateId).toBe(promptFor(request)?.templateId);
});
