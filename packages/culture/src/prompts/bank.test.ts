import { readFileSync } from "node:fs";
import { join } from "node:path";

import { categories } from "@lane/domain/categories.ts";
import { languages } from "@lane/domain/languages.ts";
import { type LifeTopic, lifeTopics } from "@lane/domain/life-topics.ts";
import { expect, test } from "vitest";

import { lifeStages } from "../life-stage.ts";
import { hasFieldTwice } from "../testing/field-twice.ts";
import { bank } from "./bank.ts";
import { type Subject, themeOf } from "./subjects.ts";
import { isGentle, type Template } from "./template.ts";

const subjects = Object.keys(themeOf).filter((name): name is Subject => name in themeOf);
const quotedSlots: readonly string[] = [...categories, "memory", "place"];

/** Who says “your mother” to somebody must know that there is one to speak of. */
const asserted: Readonly<Partial<Record<LifeTopic, RegExp>>> = {
  mother: /\byour mother\b/i,
  father: /\byour father\b/i,
  siblings: /\byour (?:\w+ )?(?:brothers?|sisters?)\b/i,
  partner: /\byour (?:partner|husband|wife|spouse)\b/i,
  children: /\byour (?:\w+ )?(?:child|children|son|daughter)\b(?!hood)/i,
  grandchildren: /\bgrandchild/i,
  grandparents: /\byour (?:grandmother|grandfather|grandparents)\b/i,
  work: /\b(?:your (?:job|boss|colleagues)|you retired|retirement)\b/i,
  animals: /\byour (?:dog|cat|pet)\b/i,
};
const beliefs =
  /\b(god|gods|lord|jesus|allah|pray(er|ers|ed|ing)?|church|mosque|temple|synagogue|bible|quran|holy|sacred|scripture)\b/i;
const homework =
  /\b(describe|reflect on|explain why|list (three|five|all)|essay|lesson learned|how did that make you feel|trauma|healing journey)\b/i;
/** Turns that read translated, and words that are unkind near a loss. */
const banned =
  /^(?:with whom|under which|at which|by which|whose hands|to whom|from which|for what)\b|\b(?:whoever|gape|ropes?|knots?|hang(?:s|ing|ed)?|hung)\b/i;

/** What every question of the bank holds, and the sentence for one that does not. */
const rules: readonly (readonly [sentence: string, holds: (template: Template) => boolean])[] = [
  ["a question has 4 to 17 words.", ({ text }) => wordsIn(text) >= 4 && wordsIn(text) <= 17],
  [
    "a question with a title has 14 words at most, to leave room for it.",
    (template) => !isQuoting(template) || wordsIn(template.text) <= 14,
  ],
  [
    "it is one question, or an invitation.",
    ({ text }) => (text.endsWith("?") ? text.split("?").length === 2 : text.endsWith(".") && !text.includes("?")),
  ],
  [
    "a hint is a sentence of 3 to 11 words.",
    ({ nudges }) =>
      nudges.every((nudge) => wordsIn(nudge) >= 3 && wordsIn(nudge) <= 11 && /^[A-Z“{].*[.!?]$/.test(nudge)),
  ],
  [
    "what is said of the reader's life stands under “needs”.",
    (template) => lifeTopics.every((topic) => template.needs.includes(topic) || !asserted[topic]?.test(all(template))),
  ],
  [
    "beliefs are only spoken of to readers who want it.",
    (template) => template.spirit === "faith" || !beliefs.test(all(template)),
  ],
  ["nothing sounds like homework or therapy.", (template) => !homework.test(all(template))],
  [
    "nothing reads translated, and no word is unkind.",
    (template) => ![template.text, ...template.nudges].some((line) => banned.test(line)),
  ],
  ["a title stands between quotation marks.", (template) => isQuoted(all(template))],
  ["no article and no “’s” is in the way of a gap.", (template) => !/\b(an?|the) \{|\{\w+\}['’]s/i.test(all(template))],
  [
    "nobody has an age before birth or in the first years.",
    ({ stages, slots }) => !slots.includes("age") || !stages.some((stage) => ownYears.has(stage)),
  ],
  [
    "a question about years that are not remembered is for no other years.",
    ({ stages }) => stages.length === 1 || !stages.some((stage) => ownYears.has(stage)),
  ],
  [
    "a headline is quoted, and is no word of the sentence around it.",
    (template) => !/\b(was|were|is|also had) “\{news\}”/i.test(all(template)),
  ],
  ["the text is clean.", (template) => !/ {2}| [.,;:?!]|\s$|--|'|"/.test(all(template))],
];

const ownYears: ReadonlySet<string> = new Set(["before birth", "early childhood"]);

/** What is wrong with the bank, one sentence each. */
function problemsOf(templates: readonly Template[]): string[] {
  const broken = templates.flatMap((template) =>
    rules.filter(([, holds]) => !holds(template)).map(([sentence]) => `${template.id}: ${sentence}`),
  );
  return [
    ...repeated(templates.map(({ id }) => id)).map((id) => `${id}: the id is there twice.`),
    ...repeated(templates.map(({ text }) => text.toLowerCase())).map((text) => `“${text}” is asked twice.`),
    ...broken,
  ];
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function isQuoting({ slots }: Template): boolean {
  return slots.some((slot) => quotedSlots.includes(slot));
}

function isQuoted(text: string): boolean {
  return [...text.matchAll(/(.?)\{(\w+)\}(.?)/g)].every(
    ([, before, slot = "", after]) => !quotedSlots.includes(slot) || (before === "“" && after === "”"),
  );
}

function all({ text, nudges }: Pick<Template, "text" | "nudges">): string {
  return [text, ...nudges].join(" ");
}

function wordsIn(text: string): number {
  return text.split(" ").length;
}

test("every question keeps the rules of the bank", () => {
  expect(problemsOf(bank)).toEqual([]);
});

const planted: Template = {
  id: "planted-question",
  stages: ["childhood"],
  subject: "home",
  tone: "warm",
  weight: 0,
  spirit: "none",
  needs: [],
  isSeasonal: false,
  text: "Which sound of your home would you know again?",
  nudges: ["Begin with the door.", "Tell who came in."],
  slots: [],
  kind: "plain",
};
const secondNudge = "Tell who came in.";

test.for<[Partial<Template>, string]>([
  [{ text: "Which sound, then?" }, "a question has 4 to 17 words."],
  [{ text: `Which sound ${"and then another ".repeat(6)}?`.replace(" ?", "?") }, "a question has 4 to 17 words."],
  [
    { text: "Where were you, and who was with you, when you first heard of “{song}” in the news?", slots: ["song"] },
    "a question with a title has 14 words at most, to leave room for it.",
  ],
  [{ text: `${planted.text} Which?` }, "it is one question, or an invitation."],
  [{ text: planted.text.replace("?", "!") }, "it is one question, or an invitation."],
  [{ nudges: ["Begin.", secondNudge] }, "a hint is a sentence of 3 to 11 words."],
  [{ nudges: ["begin with the door.", secondNudge] }, "a hint is a sentence of 3 to 11 words."],
  [{ nudges: ["Begin with your mother.", secondNudge] }, "what is said of the reader's life stands under “needs”."],
  [{ text: "What did your partner say about your home?" }, "what is said of the reader's life stands under “needs”."],
  [{ nudges: ["Begin with a church.", secondNudge] }, "beliefs are only spoken of to readers who want it."],
  [
    { spirit: "open", nudges: ["Begin with a prayer.", secondNudge] },
    "beliefs are only spoken of to readers who want it.",
  ],
  [{ nudges: ["Reflect on the door.", secondNudge] }, "nothing sounds like homework or therapy."],
  [{ text: "With whom did you share your home?" }, "nothing reads translated, and no word is unkind."],
  [{ nudges: ["What was hanging there?", secondNudge] }, "nothing reads translated, and no word is unkind."],
  [{ nudges: ["Begin with {song} again.", secondNudge], slots: ["song"] }, "a title stands between quotation marks."],
  [{ nudges: ["Begin with the {city} door.", secondNudge] }, "no article and no “’s” is in the way of a gap."],
  [{ nudges: ["Begin with {city}’s own door.", secondNudge] }, "no article and no “’s” is in the way of a gap."],
  [{ stages: ["before birth"], slots: ["age"] }, "nobody has an age before birth or in the first years."],
  [
    { stages: ["early childhood", "childhood"] },
    "a question about years that are not remembered is for no other years.",
  ],
  [
    { nudges: ["Tell where “{news}” was.", "It was “{news}” then."], slots: ["news"] },
    "a headline is quoted, and is no word of the sentence around it.",
  ],
  [{ nudges: ["Begin with 'the' door.", secondNudge] }, "the text is clean."],
])("a question with %j breaks a rule", ([change, sentence]) => {
  expect(problemsOf([planted])).toEqual([]);
  expect(problemsOf([{ ...planted, ...change }])).toEqual([`planted-question: ${sentence}`]);
});

test("an id that is there twice, and a question that is asked twice, break a rule", () => {
  expect(problemsOf([planted, planted])).toEqual([
    "planted-question: the id is there twice.",
    `“${planted.text.toLowerCase()}” is asked twice.`,
  ]);
});

test.for(languages)("bank/%s.json has no field twice", (language) => {
  const text = readFileSync(join(import.meta.dirname, `bank/${language}.json`), "utf8");

  expect(hasFieldTwice(text)).toBe(false);
});

test("there are at least nine hundred questions, a quarter of them short", () => {
  expect(bank.length).toBeGreaterThanOrEqual(900);
  expect(bank.filter(({ text }) => wordsIn(text) <= 9).length).toBeGreaterThan(bank.length / 4);
});

test("life's great subjects are asked about openly", () => {
  const few = subjects.filter((subject) => bank.filter((one) => one.subject === subject).length < 8);

  expect(few).toEqual([]);
});

test("whatever belongs to somebody's life is asked about", () => {
  const asked = lifeTopics.filter(
    (topic) => topic === "faith" || bank.filter(({ needs }) => needs.includes(topic)).length >= 5,
  );

  expect(asked).toEqual(lifeTopics);
  expect(bank.filter(({ spirit }) => spirit === "open").length).toBeGreaterThanOrEqual(20);
  expect(bank.filter(({ spirit }) => spirit === "faith").length).toBeGreaterThanOrEqual(20);
});

test("every stage of life has plenty that fits everybody, much of it gentle", () => {
  for (const stage of lifeStages) {
    const plain = bank.filter(({ kind, stages }) => kind === "plain" && stages.includes(stage));
    expect(plain.length, stage).toBeGreaterThanOrEqual(18);
    expect(plain.filter(isGentle).length, stage).toBeGreaterThanOrEqual(8);
  }
});

test("every kind of culture is asked about by what one does with it", () => {
  for (const category of categories) {
    expect(bank.filter(({ slots }) => slots.includes(category)).length, category).toBeGreaterThanOrEqual(12);
  }
});
