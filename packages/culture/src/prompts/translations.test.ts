import { readFileSync } from "node:fs";
import { join } from "node:path";

import { categories } from "@lane/domain/categories.ts";
import { expect, test } from "vitest";

import { wordingsOf } from "./read-bank.ts";
import type { Wording } from "./template.ts";

interface Question extends Wording {
  readonly id: string;
}

interface Group {
  readonly group: string;
  readonly questions: readonly Question[];
}

const translated = ["nl", "de", "fr", "es"] as const;
type OtherLanguage = (typeof translated)[number];

const quotes = { nl: ["“", "”"], de: ["„", "“"], fr: ["«\u00A0", "\u00A0»"], es: ["«", "»"] } as const;
const quotedSlots: readonly string[] = [...categories, "memory", "place"];
const englishWords = /\b(the|you|your|what|which|with|where|when|who|tell|begin with|start with)\b/i;

/** People write of losing a loved one here. */
const unkind: Readonly<Record<OtherLanguage, RegExp>> = {
  nl: /\b(touw\w*|knoop|knopen|strop|hang(t|en)?|hing(en)?)\b/i,
  de: /\b(seile?s?|knoten|strick|schlinge|häng(t|en)|hing(en)?)\b/i,
  fr: /\b(cordes?|n(œ|oe)uds?|pendu\w*|accroch\w*)(?!\p{L})/iu,
  es: /\b(cuerdas?|nudos?|soga|cuelg\w*|colg\w*)\b/i,
};
/** In Dutch, French and Spanish these are no other words; “dir” and “ihr” are also other persons in German. */
const otherAddress: Readonly<Record<OtherLanguage, RegExp>> = {
  nl: /\b(u|uw|uzelf)\b/i,
  de: /\b(dich|dein\w*|hattest|warst)\b/i,
  fr: /(?<!\p{L})(toi|tes)(?!\p{L})/iu,
  es: /\b(usted\w*)\b/i,
};

interface Translated {
  readonly language: OtherLanguage;
  readonly wording: Wording;
  readonly english: Wording;
  /** All lines of the English file. */
  readonly englishLines: ReadonlySet<string>;
}

/** What every translated question holds, and the sentence for one that does not. */
const rules: readonly (readonly [sentence: string, holds: (one: Translated) => boolean])[] = [
  [
    "every line has the placeholders of the English line.",
    ({ wording, english }) =>
      linesOf(wording).every((line, index) => slotsOf(line) === slotsOf(linesOf(english)[index] ?? "")),
  ],
  [
    "it is one question where English has one, and an invitation otherwise.",
    ({ wording, english }) => count(wording.text, "?") === count(english.text, "?"),
  ],
  ["a hint asks one thing at most.", ({ wording }) => wording.nudges.every((nudge) => count(nudge, "?") <= 1)],
  [
    "a Spanish question is opened by its own mark.",
    ({ language, wording }) =>
      language !== "es" || linesOf(wording).every((line) => count(line, "¿") === count(line, "?")),
  ],
  ["a question has 3 to 20 words.", ({ wording }) => wordsIn(wording.text) >= 3 && wordsIn(wording.text) <= 20],
  ["no word is unkind.", ({ language, wording }) => linesOf(wording).every((line) => !unkind[language].test(line))],
  [
    "the reader is addressed as the language does it here.",
    ({ language, wording }) => linesOf(wording).every((line) => !otherAddress[language].test(line)),
  ],
  [
    "nothing is left over in English.",
    ({ wording, englishLines }) =>
      linesOf(wording).every((line) => !englishLines.has(line) && !englishWords.test(line.replaceAll(/\{\w+\}/g, ""))),
  ],
  ["the text is clean.", ({ language, wording }) => linesOf(wording).every((line) => !uncleanIn(language).test(line))],
  [
    "a title stands between the quotation marks of the language.",
    ({ language, wording }) => linesOf(wording).every((line) => isQuoted(language, line)),
  ],
];

/** What is wrong with a translated file beside the English one, one sentence each. */
function problemsOf(language: OtherLanguage, file: readonly Group[], english: readonly Group[]): string[] {
  const wordings = wordingsOf(`${language}.json`, file);
  const originals = new Map(wordingsOf("en.json", english.map(withoutTags)));
  const englishLines = new Set([...originals.values()].flatMap(linesOf));
  const ids = wordings.map(([id]) => id);
  const missing = [...originals.keys()]
    .filter((id) => !ids.includes(id))
    .map((id) => `${id}: the translation is missing.`);
  const broken = wordings.flatMap(([id, wording], index) => {
    const original = originals.get(id);
    if (!original) return [`${id}: there is no such question in en.json.`];
    if (ids.indexOf(id) !== index) return [`${id}: the id is there twice.`];
    const failing = rules.filter(([, holds]) => !holds({ language, wording, english: original, englishLines }));
    return failing.map(([sentence]) => `${id}: ${sentence}`);
  });
  const problems = [...missing, ...broken, ...saidTwice(wordings)];
  return problems.length > 0 ? problems : misplaced(file, english);
}

function saidTwice(wordings: readonly (readonly [string, Wording])[]): string[] {
  const texts = wordings.map(([, { text }]) => text.toLowerCase());
  return wordings.filter((_, at) => texts.indexOf(texts[at] ?? "") !== at).map(([id]) => `${id}: it is asked twice.`);
}

/** A translator and a reviewer find a question at the same place in every file. */
function misplaced(file: readonly Group[], english: readonly Group[]): string[] {
  const places = english.flatMap(placesIn);
  const other = file.flatMap(placesIn).find((place, index) => place !== places[index]);
  return other === undefined ? [] : [`${other}: it stands at another place, or in another group, than in en.json.`];
}

function placesIn({ group, questions }: Group): string[] {
  return questions.map(({ id }) => `${group}, ${id}`);
}

function withoutTags({ group, questions }: Group): Group {
  return { group, questions: questions.map(({ id, text, nudges }) => ({ id, text, nudges })) };
}

function linesOf({ text, nudges }: Wording): readonly string[] {
  return [text, ...nudges];
}

function slotsOf(line: string): string {
  return [...new Set(line.match(/\{\w+\}/g))].sort().join();
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

function wordsIn(text: string): number {
  return text.split(" ").length;
}

function uncleanIn(language: OtherLanguage): RegExp {
  return language === "fr" ? / {2}| [.,]|\s$|--|'|"| [?!:;»]|« / : / {2}| [.,;:?!]|\s$|--|'|"/;
}

function isQuoted(language: OtherLanguage, line: string): boolean {
  const [open, close] = quotes[language];
  return [...line.matchAll(/(?<=(.{0,2}))\{(\w+)\}(?=(.{0,2}))/g)].every(
    ([, before = "", slot = "", after = ""]) =>
      !quotedSlots.includes(slot) || (before.endsWith(open) && after.startsWith(close)),
  );
}

function fileOf(language: OtherLanguage | "en"): readonly Group[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, `bank/${language}.json`), "utf8"));
}

test.for(translated)("the translation into %s keeps the rules", (language) => {
  expect(problemsOf(language, fileOf(language), fileOf("en"))).toEqual([]);
});

const english: readonly Question[] = [
  { id: "home-one", text: "What could you hear in {year}?", nudges: ["Begin far away.", "Then nearer."] },
  { id: "home-two", text: "Where did you hear “{song}”?", nudges: ["On a radio.", "On a stage."] },
];
const one: Question = {
  id: "home-one",
  text: "Wat kon je in {year} horen vlak voordat je insliep?",
  nudges: ["Begin ver weg.", "Dan dichterbij."],
};
const two: Question = {
  id: "home-two",
  text: "Waar hoorde je dat jaar voor het eerst het lied “{song}”?",
  nudges: ["Op de radio.", "Op een podium."],
};

function problemsIn(language: OtherLanguage, ...questions: readonly Question[]): string[] {
  return problemsOf(language, [{ group: "home", questions }], [{ group: "home", questions: english }]);
}

test("a file with all questions in their places keeps the rules", () => {
  expect(problemsIn("nl", one, two)).toEqual([]);
});

test.for<[string, readonly Question[], string]>([
  ["a missing translation", [one], "home-two: the translation is missing."],
  [
    "a question that English has not",
    [one, two, { ...one, id: "home-three" }],
    "home-three: there is no such question in en.json.",
  ],
  [
    "an id twice",
    [one, two, { ...one, text: one.text.replace("insliep", "sliep") }],
    "home-one: the id is there twice.",
  ],
  ["a question twice", [{ ...two, id: "home-one", text: two.text }, two], "home-two: it is asked twice."],
  ["another order", [two, one], "home, home-two: it stands at another place, or in another group, than in en.json."],
])("%s breaks a rule", ([, questions, sentence]) => {
  expect(problemsIn("nl", ...questions)).toContain(sentence);
});

test.for<[OtherLanguage, Partial<Wording>, string]>([
  ["nl", { text: one.text.replace("{year}", "{age}") }, "every line has the placeholders of the English line."],
  [
    "nl",
    { nudges: ["Begin ver weg, in {year}.", "Dan dichterbij."] },
    "every line has the placeholders of the English line.",
  ],
  ["nl", { text: `${one.text} Wat?` }, "it is one question where English has one, and an invitation otherwise."],
  ["nl", { nudges: ["Ver weg? Of niet?", "Dan dichterbij."] }, "a hint asks one thing at most."],
  ["es", {}, "a Spanish question is opened by its own mark."],
  ["nl", { text: "In {year}?" }, "a question has 3 to 20 words."],
  ["nl", { nudges: ["Wat hing daar?", "Dan dichterbij."] }, "no word is unkind."],
  ["nl", { nudges: ["Begint u ver weg.", "Dan dichterbij."] }, "the reader is addressed as the language does it here."],
  ["nl", { nudges: ["Begin far away.", "Dan dichterbij."] }, "nothing is left over in English."],
  ["nl", { nudges: ["Begin with ver weg.", "Dan dichterbij."] }, "nothing is left over in English."],
  ["nl", { nudges: ["Begin ver weg .", "Dan dichterbij."] }, "the text is clean."],
  ["fr", {}, "the text is clean."],
])("in %s a question with %j breaks a rule", ([language, change, sentence]) => {
  const text = language === "fr" ? one.text.replace("?", " ?") : one.text;

  expect(problemsIn(language, { ...one, text, ...change }, two)).toContain(`home-one: ${sentence}`);
});

test.for(["de", "fr", "es"] as const)(
  "in %s a title between the marks of another language breaks a rule",
  (language) => {
    expect(problemsIn(language, one, two)).toContain(
      "home-two: a title stands between the quotation marks of the language.",
    );
  },
);
