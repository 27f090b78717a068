import { categories } from "@lane/domain/categories.ts";
import { expect, test } from "vitest";

import { lifeStages } from "../life-stage.ts";
import { bank } from "./bank.ts";
import { isGentle } from "./deal.ts";
import { type Template, themes } from "./template.ts";

const cultureSlots: readonly string[] = [...categories, "favourite"];
const culture = bank.filter(({ slots }) => slots.some((slot) => cultureSlots.includes(slot)));
const spiritual = bank.filter(({ spirit }) => spirit !== "none");
const general = bank.filter((template) => !culture.includes(template) && !spiritual.includes(template));

/** Nobody is told whom they have, what they believe, or how they live. */
const assumptions =
  /\b(mothers?|fathers?|parents?|mum(my)?|mom|dad(dy)?|wife|husband|spouse|your (own )?(children|kids|sons?|daughters?|partner|brothers?|sisters?|siblings|school|teacher|boss|job|career|office|colleagues|marriage|wedding|degree|diagnosis))\b/i;
const beliefs =
  /\b(god|gods|lord|jesus|allah|pray(er|ers|ed|ing)?|faith|church|mosque|temple|synagogue|bible|quran|holy|sacred|scripture)\b/i;
const homework =
  /\b(describe in detail|reflect on|explain why|list (three|five|all)|essay|lesson learned|how did that make you feel|trauma|healing journey)\b/i;

function idsOf(templates: readonly Template[]): string[] {
  return templates.map(({ id }) => id);
}

function all({ text, nudges }: Template): string {
  return [text, ...nudges].join(" ");
}

function wordsIn(text: string): number {
  return text.split(" ").length;
}

test("the bank is large enough", () => {
  expect(general.length).toBeGreaterThanOrEqual(240);
  expect(culture.length).toBeGreaterThanOrEqual(60);
  expect(spiritual.length).toBeGreaterThanOrEqual(48);
  expect(spiritual.filter(({ spirit }) => spirit === "open").length).toBeGreaterThanOrEqual(24);
  expect(spiritual.filter(({ spirit }) => spirit === "faith").length).toBeGreaterThanOrEqual(24);
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

test("ids and questions are there once", () => {
  expect(new Set(idsOf(bank)).size).toBe(bank.length);
  expect(new Set(bank.map(({ text }) => text.toLowerCase())).size).toBe(bank.length);
});

test("a question has 12 to 35 words", () => {
  expect(idsOf(bank.filter(({ text }) => wordsIn(text) < 12 || wordsIn(text) > 35))).toEqual([]);
});

test("a question leaves room for the words of a title", () => {
  expect(idsOf(culture.filter(({ text }) => wordsIn(text) > 29))).toEqual([]);
});

test("there is one question mark, and somebody is spoken to", () => {
  expect(idsOf(bank.filter(({ text }) => text.split("?").length !== 2))).toEqual([]);
  expect(idsOf(bank.filter(({ text }) => !/\byou(r|rs|rself)?\b/i.test(text)))).toEqual([]);
});

test("nudges are short, and are sentences", () => {
  const odd = bank.filter(({ nudges }) =>
    nudges.some((nudge) => wordsIn(nudge) < 4 || wordsIn(nudge) > 14 || !/^[A-Z“].*[.!?]$/.test(nudge)),
  );

  expect(idsOf(odd)).toEqual([]);
});

test("nothing is assumed about anybody's life", () => {
  expect(idsOf(bank.filter((template) => assumptions.test(all(template))))).toEqual([]);
});

test("beliefs are only spoken of to whoever wants it", () => {
  expect(idsOf([...general, ...culture].filter((template) => beliefs.test(all(template))))).toEqual([]);
  expect(
    idsOf(spiritual.filter(({ spirit, text }) => spirit === "open" && /\b(god|pray\w*|faith)\b/i.test(text))),
  ).toEqual([]);
});

test("nothing sounds like homework or therapy", () => {
  expect(idsOf(bank.filter((template) => homework.test(all(template))))).toEqual([]);
});

test("titles stand between quotation marks, and no article is in the way of a gap", () => {
  const unquoted = culture.filter((template) =>
    [...all(template).matchAll(/(.?)\{(\w+)\}(.?)/g)].some(
      ([, before, slot = "", after]) => cultureSlots.includes(slot) && (before !== "“" || after !== "”"),
    ),
  );

  expect(idsOf(unquoted)).toEqual([]);
  expect(idsOf(bank.filter((template) => /\b(an?|the) \{(?!season)|\{\w+\}['’]s/i.test(all(template))))).toEqual([]);
});

test("who was too small to remember is asked what was told or seen, and nobody has an age before birth", () => {
  const before = bank.filter(({ stages }) => stages.includes("before birth"));
  const early = bank.filter(({ stages }) => stages.includes("early childhood"));

  expect(idsOf(before.filter(({ slots }) => slots.includes("age")))).toEqual([]);
  expect(idsOf([...before, ...early].filter(({ stages }) => stages.length > 1))).toEqual([]);
});

test("a headline is quoted as somebody said it, and is no word of the sentence around it", () => {
  const news = bank.filter(({ slots }) => slots.includes("news"));

  expect(news.length).toBeGreaterThan(0);
  expect(idsOf(news.filter((template) => /\b(was|were|is|also had) “\{news\}”/i.test(all(template))))).toEqual([]);
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

test("the text is clean", () => {
  expect(idsOf(bank.filter((template) => / {2}| [.,;:?!]|\s$|--|'|"/.test(all(template))))).toEqual([]);
});
