import type { Category } from "@lane/domain/categories.ts";
import { isHardTopic, lifeTopics } from "@lane/domain/life-topics.ts";
import { testSize } from "@lane/domain/testing/test-size.ts";
import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  property,
  record,
  subarray,
  uuid,
} from "fast-check";
import { expect, test } from "vitest";

import { lifeStageIn } from "../life-stage.ts";
import { bank } from "./bank.ts";
import { promptFor } from "./choose.ts";
import { type ChosenPrompt, nothingKnown, type PromptRequest, type Title, type YearContext } from "./person.ts";
import { isGentle, type Template } from "./template.ts";

const templates = new Map(bank.map((template) => [template.id, template]));
const years = 100;
const liveCount = testSize({ short: 500, long: 10_000 });

const known: Readonly<Record<Category, readonly string[]>> = {
  song: ["Dancing Queen", "99 Luftballons", "(I Can’t Get No) Satisfaction", "Je t’aime… moi non plus"],
  show: ["The Muppet Show", "Live dance-band broadcasts in the evening", "M*A*S*H"],
  snack: ["drop", "Maltesers", "Stroopwafels"],
  clothing: ["bell-bottoms", "A-line skirts", "Legwarmers"],
  news: ["First people walk on the Moon", "The Channel Tunnel opens between England and France for the first time"],
  game: ["marbles", "Pac-Man", "Settlers of Catan"],
};
const titles: YearContext["titles"] = Object.fromEntries(
  Object.entries(known).map(([category, names]) => [category, names.map(same)]),
);
const favourites = ["ABBA", "the long song about the sea that nobody else could stand at all", "marbles in the yard"];

function same(text: string): Title {
  return { english: text, own: text };
}

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
  topics: subarray([...lifeTopics]),
  knows: constantFrom("nothing" as const, "titles" as const, "favourites" as const),
  tenderEvery: constantFrom(0, 1, 7),
}).map(
  ({
    seed,
    bornIn,
    month,
    day,
    lived,
    country,
    city,
    isSpiritWelcome,
    isHeavyWelcome,
    topics,
    knows,
    tenderEvery,
  }) => ({
    person: { seed, birth: { year: bornIn, month, day }, country, city, isSpiritWelcome, isHeavyWelcome, topics },
    today: { year: bornIn + lived, month: 6, day: 15 },
    knows,
    tenderEvery,
  }),
);

/** What the years before were asked is known, as it is in the product. */
function contextOf({ knows }: Life, year: number, usedElsewhere: readonly string[]): YearContext {
  const own = favourites[year % 5];
  const hasFavourite = knows === "favourites" && own !== undefined;
  return {
    ...nothingKnown,
    favourites: hasFavourite ? { song: same(own), game: same(own) } : {},
    lastSaved: hasFavourite ? "song" : null,
    titles: knows === "nothing" ? {} : titles,
    usedElsewhere,
  };
}

function requestFor(life: Life, year: number, usedElsewhere: readonly string[] = []): PromptRequest {
  const isTender = life.tenderEvery > 0 && year % life.tenderEvery === 0;
  return {
    person: life.person,
    today: life.today,
    year,
    feeling: isTender ? "tender" : null,
    context: contextOf(life, year, usedElsewhere),
  };
}

/** An open gap, clumsy spacing, an article before a number, a small letter at a beginning, an age of nought. */
const clumsy = /[{}]| {2}| [.,;:?!]|\ban? \d|^[a-z]|[.?!] [a-z]|\b(at|turned) 0\b/;

function askedWell(request: PromptRequest, prompt: ChosenPrompt): Template {
  const template = templates.get(prompt.templateId);
  if (!template) throw new Error(`No template ${prompt.templateId}`);
  const { person, year, today, feeling } = request;
  const words = prompt.text.replace(/^Think of \d+ so far\. /, "").split(" ").length;
  const isWell =
    !clumsy.test(prompt.text) &&
    prompt.nudges.every((nudge) => !clumsy.test(nudge)) &&
    words >= 4 &&
    words <= 20 &&
    prompt.text.indexOf("?") === prompt.text.lastIndexOf("?") &&
    prompt.text.includes("so far") === (year === today.year) &&
    isWelcome(template, person, feeling) &&
    template.stages.includes(lifeStageIn(year, person.birth));
  if (!isWell) throw new Error(`Not well asked about ${year}: ${JSON.stringify({ prompt, request })}`);
  return template;
}

function isWelcome(template: Template, person: Life["person"], feeling: PromptRequest["feeling"]): boolean {
  const { spirit, weight, needs } = template;
  return (
    (spirit === "none" || person.isSpiritWelcome) &&
    (spirit !== "faith" || person.topics.includes("faith")) &&
    needs.every((topic) => person.topics.includes(topic)) &&
    (weight < 2 || person.isHeavyWelcome || needs.some(isHardTopic)) &&
    (feeling === null || isGentle(template))
  );
}

/** All that a life is asked; throws at what should not be. */
function liveThrough(life: Life, askings: number): void {
  const seen = new Set<string>();
  const { birth } = life.person;
  for (let year = birth.year; year < birth.year + years && year <= life.today.year; year++) {
    const asked: string[] = [];
    for (let another = 0; another < askings; another++) {
      const prompt = askedIn(life, year, [...seen], asked.at(-1));
      if (seen.has(prompt.templateId)) throw new Error(`${prompt.templateId} came again in ${year}`);
      if (asked.includes(prompt.templateId) && askings < 3)
        throw new Error(`${prompt.templateId} came again in ${year}`);
      asked.push(prompt.templateId);
    }
    for (const templateId of asked) seen.add(templateId);
  }
}

function askedIn(life: Life, year: number, usedElsewhere: readonly string[], instead?: string): ChosenPrompt {
  const request = { ...requestFor(life, year, usedElsewhere), instead };
  const prompt = promptFor(request);
  if (!prompt) throw new Error(`Nothing to ask about ${year}`);
  if (!prompt.hasAnother) throw new Error(`Only one question for ${year}`);
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

test("neighbouring years are not asked about the same theme first", () => {
  assert(
    property(lives, (life) => {
      const person = { ...life.person, topics: [] };
      let before: string | undefined;
      for (let year = person.birth.year; year <= Math.min(life.today.year, person.birth.year + 99); year++) {
        const prompt = promptFor({ ...requestFor(life, year), person, context: nothingKnown });
        expect(prompt?.theme, `${year}`).not.toBe(before);
        before = prompt?.theme;
      }
    }),
    { numRuns: 50 },
  );
});

test("years to come ask nothing", () => {
  assert(
    property(lives, integer({ min: 1, max: 100 }), (life, later) => {
      expect(promptFor(requestFor(life, life.today.year + later))).toBeNull();
    }),
  );
});

test("the same is asked again for the same, in whichever order the years are visited", () => {
  assert(
    property(lives, array(integer({ min: 0, max: 119 }), { minLength: 2, maxLength: 20 }), (life, ages) => {
      const other: Life = { ...life, person: { ...life.person, seed: "somebody else" } };
      const ask = (age: number) => promptFor(requestFor(life, life.person.birth.year + age));
      const there = ages.map((age) => ask(age));
      const back = ages.toReversed().map((age) => {
        promptFor(requestFor(other, other.person.birth.year + age));
        return ask(age);
      });

      expect(back.toReversed()).toEqual(there);
    }),
    { numRuns: 80 },
  );
});

test("years before the birth ask about the people somebody comes from", () => {
  assert(
    property(lives, integer({ min: 1, max: 120 }), (life, yearsBefore) => {
      const request = requestFor(life, life.person.birth.year - yearsBefore);
      const prompt = promptFor(request);

      expect(prompt && askedWell(request, prompt).stages).toEqual(["before birth"]);
    }),
    { numRuns: 400 },
  );
});
