import { categories, type Category } from "@lane/domain/categories.ts";
import { lifeTopics } from "@lane/domain/life-topics.ts";
import { expect, test } from "vitest";

import { bank } from "./bank.ts";
import { promptFor } from "./choose.ts";
import { type ChosenPrompt, nothingKnown, type PromptRequest, type Title, type YearContext } from "./person.ts";
import { isForFirstQuestions } from "./subjects.ts";
import { isMailable, type Template } from "./template.ts";

function same(text: string): Title {
  return { english: text, own: text };
}

const titles: YearContext["titles"] = {
  song: [same("Dancing Queen")],
  show: [same("The Muppet Show")],
  snack: [same("Maltesers")],
  clothing: [same("bell-bottoms")],
  news: [same("Viking 1 lands on Mars")],
  game: [same("marbles")],
};

const request: PromptRequest = {
  person: {
    seed: "0",
    birth: { year: 1960, month: 12, day: 24 },
    country: "NL",
    city: "Utrecht",
    isSpiritWelcome: false,
    isHeavyWelcome: false,
    topics: [],
  },
  year: 1976,
  today: { year: 2026, month: 11, day: 15 },
  feeling: null,
  context: nothingKnown,
};

const byId = new Map(bank.map((template) => [template.id, template]));

function templateOf(prompt: { readonly templateId: string } | null): Template | undefined {
  return byId.get(prompt?.templateId ?? "");
}

/** The first question of many people for one year. */
function asManyPeople(change: Partial<PromptRequest>, person: Partial<PromptRequest["person"]> = {}) {
  return Array.from({ length: 60 }, (_, index) =>
    promptFor({ ...request, ...change, person: { ...request.person, ...person, seed: `person ${index}` } }),
  );
}

function shareOf<Item>(items: readonly Item[], isOne: (item: Item) => boolean): number {
  return items.filter(isOne).length / items.length;
}

type Asked = ReturnType<typeof promptFor>;

function saysPlace(prompt: Asked): boolean {
  return /Utrecht|the Netherlands/.test(prompt?.text ?? "");
}

/** The first questions of a dozen long lives, at the ages given. */
function throughLives(
  change: Partial<PromptRequest>,
  person: Partial<PromptRequest["person"]>,
  from = 5,
  to = 95,
): Asked[] {
  return Array.from({ length: 12 }, (_, index) =>
    Array.from({ length: to - from + 1 }, (_, later) =>
      promptFor({
        ...request,
        ...change,
        year: 1960 + from + later,
        today: { year: 2090, month: 1, day: 1 },
        person: { ...request.person, ...person, seed: `life ${index}` },
      }),
    ),
  ).flat();
}

/** One question after the other, as somebody is asked who wants another one each time. */
function oneAfterTheOther(count: number, change: Partial<PromptRequest> = {}): ChosenPrompt[] {
  const asked: ChosenPrompt[] = [];
  const skips = new Map(change.context?.skips);
  for (let instead: string | undefined; asked.length < count;) {
    const context = { ...(change.context ?? request.context), skips: new Map(skips) };
    const prompt = promptFor({ ...request, ...change, context, instead });
    if (!prompt) break;
    asked.push(prompt);
    instead = prompt.templateId;
    skips.set(instead, (skips.get(instead) ?? 0) + 1);
  }
  return asked;
}

test("a year that is skipped, and a year to come, ask nothing", () => {
  expect(promptFor({ ...request, feeling: "skip" })).toBeNull();
  expect(promptFor({ ...request, year: 2027 })).toBeNull();
});

test("something else is about something else, and is not what was skipped", () => {
  const asked = oneAfterTheOther(40);

  expect(asked.every((prompt, index) => prompt.subject !== asked[index + 1]?.subject)).toBe(true);
  expect(new Set(asked.map(({ templateId }) => templateId)).size).toBe(40);
  expect(asked.every(({ hasAnother }) => hasAnother)).toBe(true);
});

test("a question that was skipped twice does not return", () => {
  const [first] = oneAfterTheOther(1);
  const skips = new Map([[first?.templateId ?? "", 2]]);

  const asked = oneAfterTheOther(300, { context: { ...nothingKnown, skips } });
  const shown = promptFor({ ...request, context: { ...nothingKnown, skips } });

  expect(asked.map(({ templateId }) => templateId)).not.toContain(first?.templateId);
  expect(shown?.templateId).not.toBe(first?.templateId);
});

test("two people are asked different things", () => {
  expect(new Set(asManyPeople({}).map((prompt) => prompt?.templateId)).size).toBeGreaterThan(30);
});

test("the first questions of somebody new are light, and about people, places and home", () => {
  const first = asManyPeople({ context: { ...nothingKnown, titles, isNewcomer: true } }, { topics: lifeTopics });

  expect(first.filter((prompt) => !prompt || !isForFirstQuestions(prompt.subject))).toEqual([]);
  expect(new Set(first.map((prompt) => templateOf(prompt)?.weight))).toEqual(new Set([0]));
});

test("a tender year is only asked lightly, in a quiet or warm tone", () => {
  const asked = asManyPeople({ feeling: "tender", context: { ...nothingKnown, titles } }).map(templateOf);

  expect(new Set(asked.map((template) => template?.weight))).toEqual(new Set([0]));
  expect(new Set(asked.map((template) => template?.tone))).toEqual(new Set(["warm", "quiet"]));
});

test("what was merely around in a year never comes first, and may come later", () => {
  const context = { ...nothingKnown, titles };

  expect(asManyPeople({ context }).filter((prompt) => templateOf(prompt)?.kind === "culture")).toEqual([]);
  const later = oneAfterTheOther(6, { context }).slice(1);
  const ofOthers = [1, 2, 3, 4].map((seed) =>
    oneAfterTheOther(6, { context, person: { ...request.person, seed: `${seed}` } }),
  );
  expect([later, ...ofOthers].flat().some((prompt) => templateOf(prompt)?.kind === "culture")).toBe(true);
});

test.for(categories)("a %s that was just saved is asked about at once, by its name", (category) => {
  const context = { ...nothingKnown, favourites: { [category]: same("Our own thing") }, lastSaved: category };
  const asked = asManyPeople({ context });

  expect(asked.filter((prompt) => !prompt?.text.includes("“Our own thing”"))).toEqual([]);
  expect(new Set(asked.map((prompt) => templateOf(prompt)?.slots.includes(category)))).toEqual(new Set([true]));
});

test("a favourite is asked about by its kind", () => {
  const verbs: Readonly<Partial<Record<Category, RegExp>>> = {
    song: /hear|heard|sing|sang|song|danc|play|whistl|hum|tune|came on|words/i,
    snack: /eat|ate|taste|bought|buy|share|bite|smell|treat|snack|crave/i,
    clothing: /wear|wore|worn|dress|look|cloth|mirror|outfit/i,
    game: /play|game|won|win|lose|lost|cheat|beat|round/i,
  };
  const unfit = Object.entries(verbs).flatMap(([category, verb]) =>
    bank
      .filter(({ slots }) => slots.some((slot) => slot === category))
      .filter(({ text, nudges }) => !verb.test([text, ...nudges].join(" ")))
      .map(({ id }) => id),
  );

  expect(unfit).toEqual([]);
});

test("a year with memories is asked what followed, from what the person wrote into their fields", () => {
  const context = { ...nothingKnown, people: ["Vera"], places: ["the pier"], memories: ["A day at sea"] };

  const asked = asManyPeople({ context });
  const followUps = asked.filter((prompt) => templateOf(prompt)?.kind === "follow-up");

  expect(followUps.length).toBeGreaterThan(5);
  expect(followUps.filter((prompt) => !/Vera|the pier|A day at sea/.test(prompt?.text ?? ""))).toEqual([]);
  expect(asManyPeople({}).filter((prompt) => templateOf(prompt)?.kind === "follow-up")).toEqual([]);
});

test("about one in five is spiritual for those who want it; of faith only for those who chose faith", () => {
  const open = throughLives({}, { isSpiritWelcome: true }).map((prompt) => templateOf(prompt)?.spirit);
  const faith = throughLives({}, { isSpiritWelcome: true, topics: ["faith"] }).map(
    (prompt) => templateOf(prompt)?.spirit,
  );
  const none = throughLives({}, { topics: ["faith"] }).map((prompt) => templateOf(prompt)?.spirit);

  expect(shareOf(open, (spirit) => spirit === "open")).toBeGreaterThan(0.05);
  expect(open).not.toContain("faith");
  expect(shareOf(faith, (spirit) => spirit === "faith")).toBeGreaterThan(0.05);
  expect(shareOf(faith, (spirit) => spirit === "none")).toBeGreaterThan(0.6);
  expect(new Set(none)).toEqual(new Set(["none"]));
});

test("what does not belong to somebody's life is not asked about", () => {
  const asked = throughLives({}, { topics: ["mother", "school"] }).flatMap((prompt) => templateOf(prompt)?.needs ?? []);

  expect(new Set(asked)).toEqual(new Set(["mother", "school"]));
  expect(throughLives({}, {}).filter((prompt) => templateOf(prompt)?.needs.length !== 0)).toEqual([]);
});

function heavyFor(person: Partial<PromptRequest["person"]>) {
  return throughLives({}, person)
    .map(templateOf)
    .filter((template) => template?.weight === 2);
}

test("heavy questions come only to people who opted in: to all of them, or to what they chose", () => {
  expect(heavyFor({})).toEqual([]);
  expect(heavyFor({ topics: ["mother", "father", "work"] })).toEqual([]);
  expect(new Set(heavyFor({ topics: ["loss"] }).flatMap((template) => template?.needs))).toEqual(new Set(["loss"]));
  expect(heavyFor({ isHeavyWelcome: true, topics: ["mother"] }).length).toBeGreaterThan(0);
});

function isSeasonal(prompt: Asked): boolean {
  return templateOf(prompt)?.isSeasonal ?? false;
}

function manyIn(country: string | null): ChosenPrompt[] {
  const asked = Array.from({ length: 40 }, (_, index) =>
    oneAfterTheOther(12, { person: { ...request.person, country, seed: `${index}` } }),
  );
  return asked.flat();
}

test("where there are no four seasons nobody is asked about them", () => {
  expect(manyIn("NL").filter(isSeasonal).length).toBeGreaterThan(0);
  expect([...manyIn("NG"), ...manyIn(null)].filter(isSeasonal)).toEqual([]);
});

test("the years of ten to thirty are more about friends, work, music and turning points", () => {
  const best = new Set(["friends and love", "turning points", "school and work", "music and stories"]);
  const shareAt = (from: number, to: number) =>
    shareOf(throughLives({}, {}, from, to), (prompt) => best.has(prompt?.theme ?? ""));

  expect(shareAt(10, 30)).toBeGreaterThan(shareAt(31, 95) + 0.1);
});

test("this year is only spoken of so far, at the age that is reached", () => {
  const asked = asManyPeople({ year: 2026 });

  expect(asked.every((prompt) => prompt?.text.includes("2026 so far"))).toBe(true);
  expect(asked.filter((prompt) => / 66\b/.test(prompt?.text ?? ""))).toEqual([]);
});

test("what other years have is not asked here, as long as there is something else", () => {
  const first = promptFor(request)?.templateId ?? "";
  const all = bank.map(({ id }) => id);

  expect(promptFor({ ...request, context: { ...nothingKnown, usedElsewhere: [first] } })?.templateId).not.toBe(first);
  expect(promptFor({ ...request, context: { ...nothingKnown, usedElsewhere: all } })?.templateId).toBe(first);
});

test("a place is only named when it is known, and then in at least one question of eight", () => {
  expect(shareOf(throughLives({}, {}, -6), saysPlace)).toBeGreaterThan(1 / 8);
  expect(throughLives({}, { city: null, country: null }).filter(saysPlace)).toEqual([]);
  expect(throughLives({}, { city: " ", country: "??" }).every((prompt) => !prompt?.text.includes("{"))).toBe(true);
});

test("what is asked in a mail is light, of no faith, and names no title, person, place or memory", () => {
  const context: YearContext = {
    ...nothingKnown,
    titles,
    people: ["Aunt Vera"],
    places: ["Umberlight"],
    memories: ["The wedding"],
    lastSaved: "song",
  };
  const everything = { isSpiritWelcome: true, isHeavyWelcome: true, topics: [...lifeTopics] };

  for (let year = 1955; year < 2026; year += 1) {
    const asked = promptFor({
      ...request,
      person: { ...request.person, ...everything },
      year,
      context,
      only: isMailable,
    });

    const { weight, spirit, slots } = templateOf(asked) ?? {};
    expect({ year, weight, spirit }).toEqual({ year, weight: 0, spirit: "none" });
    expect(slots?.filter((slot) => !["age", "year", "city", "inCountry"].includes(slot))).toEqual([]);
    expect(asked?.text).not.toMatch(/Aunt Vera|Umberlight|The wedding|Dancing Queen/);
  }
});

test("a question that was shown is not asked again where it is refused", () => {
  const shown = promptFor(request)?.templateId;

  expect(promptFor({ ...request, shown, only: ({ id }) => id !== shown })?.templateId).not.toBe(shown);
  expect(promptFor({ ...request, only: () => false })).toBeNull();
});
