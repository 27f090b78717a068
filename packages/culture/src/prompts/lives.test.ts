import type { Category } from "@lane/domain/categories.ts";
import { testSize } from "@lane/domain/testing/test-size.ts";
import { type Arbitrary, array, assert, boolean, constantFrom, integer, property, record, uuid } from "fast-check";
import { expect, test } from "vitest";

import { lifeStageIn } from "../life-stage.ts";
import { bank } from "./bank.ts";
import { promptFor } from "./choose.ts";
import { isGentle } from "./deal.ts";
import type { ChosenPrompt, PromptRequest, YearContext } from "./person.ts";
import type { Template } from "./template.ts";

const templates = new Map(bank.map((template) => [template.id, template]));
const years = 100;
const liveCount = testSize({ short: 500, long: 10_000 });

const titles: Readonly<Record<Category, readonly string[]>> = {
  song: ["Dancing Queen", "99 Luftballons", "(I Can’t Get No) Satisfaction", "Je t’aime… moi non plus"],
  show: ["The Muppet Show", "Live dance-band broadcasts in the evening", "M*A*S*H"],
  snack: ["drop", "Maltesers", "Stroopwafels"],
  clothing: ["bell-bottoms", "A-line skirts", "Legwarmers"],
  news: ["First people walk on the Moon", "The Channel Tunnel opens between England and France for the first time"],
  game: ["marbles", "Pac-Man", "Settlers of Catan"],
};
const favourites = ["ABBA", "the long song about the sea that nobody else could stand at all", "marbles in the yard"];

interface Life {
  readonly person: PromptRequest["person"];
  readonly today: PromptRequest["today"];
  readonly knows: "nothing" | "titles" | "favourites";
  readonly tenderEvery: number;
}

const lives: Arbitrary<Life> = record({
  seed: uuid(),
  bornIn: integer({ min: 1900, max: 2020 }),
  month: integer({ min: 1, max: 12 }),
  day: integer({ min: 1, max: 28 }),
  lived: integer({ min: 18, max: 120 }),
  country: constantFrom(null, "NL", "US", "GB", "ES", "BA", "XX"),
  city: constantFrom(null, "Utrecht", "Rio de Janeiro", "’s-Hertogenbosch", "São Tomé"),
  isSpiritWelcome: boolean(),
  isHeavyWelcome: boolean(),
  knows: constantFrom("nothing" as const, "titles" as const, "favourites" as const),
  tenderEvery: constantFrom(0, 1, 7),
}).map(({ seed, bornIn, month, day, lived, country, city, isSpiritWelcome, isHeavyWelcome, knows, tenderEvery }) => ({
  person: { seed, birth: { year: bornIn, month, day }, country, city, isSpiritWelcome, isHeavyWelcome },
  today: { year: bornIn + lived, month: 6, day: 15 },
  knows,
  tenderEvery,
}));

function contextOf({ knows }: Life, year: number): YearContext {
  const own = favourites[year % 5];
  return {
    favourites: knows === "favourites" && own !== undefined ? { song: own, game: own } : {},
    titles: knows === "nothing" ? {} : titles,
    answered: [],
  };
}

function requestFor(life: Life, year: number, asked: number): PromptRequest {
  const isTender = life.tenderEvery > 0 && year % life.tenderEvery === 0;
  return {
    person: life.person,
    today: life.today,
    year,
    asked,
    feeling: isTender ? "tender" : null,
    context: contextOf(life, year),
  };
}

/** An open gap, clumsy spacing, an article before a number, a small letter at a beginning, an age of nought. */
const clumsy = /[{}]| {2}| [.,;:?!]|\ban? \d|^[a-z]|[.?!] [a-z]|\b(at|turned) 0\b/;

function askedWell(request: PromptRequest, prompt: ChosenPrompt): Template {
  const template = templates.get(prompt.templateId);
  if (!template) throw new Error(`No template ${prompt.templateId}`);
  const { person, year, today, feeling } = request;
  const words = prompt.text.split(" ").length;
  const isWell =
    !clumsy.test(prompt.text) &&
    prompt.nudges.every((nudge) => !clumsy.test(nudge)) &&
    words >= 12 &&
    words <= 35 &&
    prompt.text.indexOf("?") === prompt.text.lastIndexOf("?") &&
    prompt.text.includes("so far") === (year === today.year) &&
    isWelcome(template, person, feeling) &&
    template.stages.includes(lifeStageIn(year, person.birth));
  if (!isWell) throw new Error(`Not well asked about ${year}: ${JSON.stringify({ prompt, request })}`);
  return template;
}

function isWelcome(template: Template, person: Life["person"], feeling: PromptRequest["feeling"]): boolean {
  return (
    (template.spirit === "none" || person.isSpiritWelcome) &&
    (template.weight < 2 || person.isHeavyWelcome) &&
    (feeling === null || isGentle(template))
  );
}

/** All that a life is asked; throws at what should not be. */
function liveThrough(life: Life, askings: number): void {
  const seen = new Set<string>();
  let themesBefore: readonly string[] = [];
  const { birth } = life.person;
  for (let year = birth.year; year < birth.year + years && year <= life.today.year; year++) {
    const prompts = Array.from({ length: askings }, (_, asked) => askedIn(life, year, asked));
    // A tender year may have fewer than are asked for, and then comes round to its first.
    for (const { templateId, theme } of prompts.slice(0, prompts[0]?.choices)) {
      if (seen.has(templateId)) throw new Error(`${templateId} came again in ${year}`);
      if (themesBefore.includes(theme)) throw new Error(`${theme} two years in a row, in ${year}`);
      seen.add(templateId);
    }
    themesBefore = prompts.map(({ theme }) => theme);
  }
}

function askedIn(life: Life, year: number, asked: number): ChosenPrompt {
  const request = requestFor(life, year, asked);
  const prompt = promptFor(request);
  if (!prompt) throw new Error(`Nothing to ask about ${year}`);
  if (request.feeling === null && prompt.choices < 3) throw new Error(`Too few questions for ${year}`);
  askedWell(request, prompt);
  return prompt;
}

test(`${liveCount} lives of a hundred years: no question twice, each fit for its year`, { timeout: 300_000 }, () => {
  let lived = 0;

  assert(
    property(lives, (life) => {
      lived++;
      liveThrough(life, lived % 10 === 0 ? 3 : 1);
    }),
    { numRuns: liveCount },
  );
  expect(lived).toBe(liveCount);
});

test("years to come ask nothing", () => {
  assert(
    property(lives, integer({ min: 1, max: 100 }), (life, later) => {
      expect(promptFor(requestFor(life, life.today.year + later, 0))).toBeNull();
    }),
  );
});

test("the same is asked again for the same, in whichever order the years are visited", () => {
  assert(
    property(lives, array(integer({ min: 0, max: 119 }), { minLength: 2, maxLength: 20 }), (life, ages) => {
      const other: Life = { ...life, person: { ...life.person, seed: "somebody else" } };
      const ask = (age: number) => promptFor(requestFor(life, life.person.birth.year + age, age % 3));
      const there = ages.map((age) => ask(age));
      const back = ages.toReversed().map((age) => {
        promptFor(requestFor(other, other.person.birth.year + age, 0));
        return ask(age);
      });

      expect(back.toReversed()).toEqual(there);
    }),
    { numRuns: 80 },
  );
});

test("years before the birth ask about the people somebody comes from", () => {
  assert(
    property(lives, integer({ min: 1, max: 120 }), integer({ min: 0, max: 3 }), (life, yearsBefore, asked) => {
      const request = requestFor(life, life.person.birth.year - yearsBefore, asked);
      const prompt = promptFor(request);

      expect(prompt && askedWell(request, prompt).stages).toEqual(["before birth"]);
    }),
    { numRuns: 400 },
  );
});
