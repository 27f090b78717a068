import { readFileSync } from "node:fs";
import { join } from "node:path";

import { categories } from "@lane/domain/categories.ts";
import { languages } from "@lane/domain/languages.ts";
import { expect, test } from "vitest";

import { lifeStages } from "../life-stage.ts";
import { hasFieldTwice } from "../testing/field-twice.ts";
import { bank } from "./bank.ts";
import { isGentle } from "./deal.ts";
import { type Template, themes } from "./template.ts";

const cultureSlots: readonly string[] = [...categories, "favourite"];
const culture = bank.filter(isOfCulture);
const spiritual = bank.filter(({ spirit }) => spirit !== "none");
const general = bank.filter((template) => !culture.includes(template) && !spiritual.includes(template));

/** Nobody is told whom they have, what they believe, or how they live. */
const assumptions =
  /\b(mothers?|fathers?|parents?|mum(my)?|mom|dad(dy)?|wife|husband|spouse|your (own )?(children|kids|sons?|daughters?|partner|brothers?|sisters?|siblings|school|teacher|boss|job|career|office|colleagues|marriage|wedding|degree|diagnosis))\b/i;
const beliefs =
  /\b(god|gods|lord|jesus|allah|pray(er|ers|ed|ing)?|faith|church|mosque|temple|synagogue|bible|quran|holy|sacred|scripture)\b/i;
const homework =
  /\b(describe in detail|reflect on|explain why|list (three|five|all)|essay|lesson learned|how did that make you feel|trauma|healing journey)\b/i;

/** What every question of the bank holds, and the sentence for one that does not. */
const rules: readonly (readonly [sentence: string, holds: (template: Template) => boolean])[] = [
  ["a question has 12 to 35 words.", ({ text }) => wordsIn(text) >= 12 && wordsIn(text) <= 35],
  [
    "a question with a title has 29 words at most, to leave room for it.",
    (template) => !isOfCulture(template) || wordsIn(template.text) <= 29,
  ],
  ["there is one question mark.", ({ text }) => text.split("?").length === 2],
  ["the reader is spoken to as “you”.", ({ text }) => /\byou(r|rs|rself)?\b/i.test(text)],
  [
    "a nudge is a sentence of 4 to 14 words.",
    ({ nudges }) =>
      nudges.every((nudge) => wordsIn(nudge) >= 4 && wordsIn(nudge) <= 14 && /^[A-Z“].*[.!?]$/.test(nudge)),
  ],
  ["nothing is assumed about the reader's life.", (template) => !assumptions.test(all(template))],
  [
    "beliefs are only spoken of to readers who want it.",
    (template) => (template.spirit !== "none" && !isOfCulture(template)) || !beliefs.test(all(template)),
  ],
  [
    "an open question assumes no faith.",
    ({ spirit, text }) => spirit !== "open" || !/\b(god|pray\w*|faith)\b/i.test(text),
  ],
  ["nothing sounds like homework or therapy.", (template) => !homework.test(all(template))],
  ["a title stands between quotation marks.", (template) => !isOfCulture(template) || isQuoted(all(template))],
  [
    "no article and no “’s” is in the way of a gap.",
    (template) => !/\b(an?|the) \{(?!season)|\{\w+\}['’]s/i.test(all(template)),
  ],
  [
    "nobody has an age before birth.",
    ({ stages, slots }) => !stages.includes("before birth") || !slots.includes("age"),
  ],
  [
    "a question about years that are not remembered is for no other years.",
    ({ stages }) =>
      stages.length === 1 || !stages.some((stage) => stage === "before birth" || stage === "early childhood"),
  ],
  [
    "a headline is quoted, and is no word of the sentence around it.",
    (template) => !/\b(was|were|is|also had) “\{news\}”/i.test(all(template)),
  ],
  ["the text is clean.", (template) => !/ {2}| [.,;:?!]|\s$|--|'|"/.test(all(template))],
];

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

function isOfCulture({ slots }: Template): boolean {
  return slots.some((slot) => cultureSlots.includes(slot));
}

function isQuoted(text: string): boolean {
  return [...text.matchAll(/(.?)\{(\w+)\}(.?)/g)].every(
    ([, before, slot = "", after]) => !cultureSlots.includes(slot) || (before === "“" && after === "”"),
  );
}

function all({ text, nudges }: Template): string {
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
  theme: "home",
  tone: "warm",
  weight: 0,
  spirit: "none",
  text: "Which sound of the place where you lived would you know again today?",
  nudges: ["Begin with the door.", "Tell who came in."],
  slots: [],
};
const secondNudge = "Tell who came in.";
const long = `${"and then another thing ".repeat(5)}that you heard?`;

test.for<[Partial<Template>, string]>([
  [{ text: "Which sound would you know?" }, "a question has 12 to 35 words."],
  [{ text: `${planted.text.slice(0, -1)} ${long}` }, "a question has 12 to 35 words."],
  [
    { text: `Which sound of “{song}” do you know ${long}`, slots: ["song"] },
    "a question with a title has 29 words at most, to leave room for it.",
  ],
  [{ text: `${planted.text} Which?` }, "there is one question mark."],
  [{ text: planted.text.replaceAll("you", "we") }, "the reader is spoken to as “you”."],
  [{ nudges: ["Begin.", secondNudge] }, "a nudge is a sentence of 4 to 14 words."],
  [{ nudges: ["begin with the door.", secondNudge] }, "a nudge is a sentence of 4 to 14 words."],
  [{ nudges: ["Begin with your mother.", secondNudge] }, "nothing is assumed about the reader's life."],
  [{ nudges: ["Begin with a church.", secondNudge] }, "beliefs are only spoken of to readers who want it."],
  [{ spirit: "open", text: planted.text.replace("sound", "prayer") }, "an open question assumes no faith."],
  [{ nudges: ["Reflect on the door.", secondNudge] }, "nothing sounds like homework or therapy."],
  [{ nudges: ["Begin with {song} again.", secondNudge], slots: ["song"] }, "a title stands between quotation marks."],
  [{ nudges: ["Begin with the {city} door.", secondNudge] }, "no article and no “’s” is in the way of a gap."],
  [{ nudges: ["Begin with {city}’s own door.", secondNudge] }, "no article and no “’s” is in the way of a gap."],
  [{ stages: ["before birth"], slots: ["age"] }, "nobody has an age before birth."],
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

test("the bank is large enough", () => {
  expect(general.length).toBeGreaterThanOrEqual(240);
  expect(culture.length).toBeGreaterThanOrEqual(60);
  expect(spiritual.length).toBeGreaterThanOrEqual(48);
  expect(spiritual.filter(({ spirit }) => spirit === "open").length).toBeGreaterThanOrEqual(24);
  expect(spiritual.filter(({ spirit }) => spirit === "faith").length).toBeGreaterThanOrEqual(24);
  expect(bank.filter(({ slots }) => slots.includes("news")).length).toBeGreaterThan(0);
});

test("every theme can be asked about at every stage, and every category of culture too", () => {
  const missing = lifeStages.flatMap((stage) =>
    themes.filter((theme) => !general.some((one) => one.theme === theme && one.stages.includes(stage))),
  );

  expect(missing).toEqual([]);
  for (const slot of cultureSlots) {
    expect(culture.filter(({ slots }) => slots.some((one) => one === slot)).length).toBeGreaterThanOrEqual(10);
  }
});

test("what was kept out of reach is only asked of whoever was growing up", () => {
  const outOfReach = bank.filter(({ text }) => text.includes("out of reach"));

  expect(outOfReach.flatMap(({ stages }) => stages)).toEqual(["childhood", "adolescence"]);
});

test("how dark the world can be is nothing for a tender year", () => {
  const dark = bank.filter(({ text }) => text.includes("dark the world"));

  expect(dark).toHaveLength(1);
  expect(dark.filter(isGentle)).toEqual([]);
});
