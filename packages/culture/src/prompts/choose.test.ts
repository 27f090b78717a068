import { expect, test } from "vitest";

import { bank } from "./bank.ts";
import { promptFor } from "./choose.ts";
import type { PromptRequest, YearContext } from "./person.ts";

const nothingKnown: YearContext = { favourites: {}, titles: {}, answered: [] };
const titles: YearContext["titles"] = {
  song: ["Dancing Queen"],
  show: ["The Muppet Show"],
  snack: ["Maltesers"],
  clothing: ["bell-bottoms"],
  news: ["Viking 1 lands on Mars"],
  game: ["marbles"],
};

const request: PromptRequest = {
  person: {
    seed: "0",
    birth: { year: 1960, month: 12, day: 24 },
    country: "NL",
    city: "Utrecht",
    isSpiritWelcome: false,
    isHeavyWelcome: false,
  },
  year: 1976,
  today: { year: 2026, month: 11, day: 15 },
  asked: 0,
  feeling: null,
  context: nothingKnown,
};

function templateOf(prompt: { readonly templateId: string } | null) {
  return bank.find(({ id }) => id === prompt?.templateId);
}

/** The first question of many people for one year. */
function asManyPeople(change: Partial<PromptRequest>, person: Partial<PromptRequest["person"]> = {}) {
  return Array.from({ length: 150 }, (_, index) =>
    promptFor({ ...request, ...change, person: { ...request.person, ...person, seed: `person ${index}` } }),
  );
}

function shareOf<Item>(items: readonly Item[], isOne: (item: Item) => boolean): number {
  return items.filter(isOne).length / items.length;
}

type Asked = ReturnType<typeof promptFor>;

function isOfCulture(prompt: Asked): boolean {
  return prompt?.templateId.startsWith("culture-") ?? false;
}

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

/** Several questions of many people for one year. */
function allOfManyPeople(change: Partial<PromptRequest>, person: Partial<PromptRequest["person"]>): Asked[] {
  return Array.from({ length: 60 }, (_, index) =>
    [0, 1, 2, 3, 4].map((asked) =>
      promptFor({ ...request, ...change, asked, person: { ...request.person, ...person, seed: `person ${index}` } }),
    ),
  ).flat();
}

test("a year that is skipped, and a year to come, ask nothing", () => {
  expect(promptFor({ ...request, feeling: "skip" })).toBeNull();
  expect(promptFor({ ...request, year: 2027 })).toBeNull();
});

test("asking for another goes through all that the year has, and then begins again", () => {
  const choices = promptFor(request)?.choices ?? 0;
  const asked = Array.from({ length: choices + 1 }, (_, index) => promptFor({ ...request, asked: index })?.templateId);

  expect(choices).toBeGreaterThanOrEqual(3);
  expect(new Set(asked).size).toBe(choices);
  expect(asked.at(-1)).toBe(asked[0]);
});

test("two people are asked different things", () => {
  expect(new Set(asManyPeople({}).map((prompt) => prompt?.templateId)).size).toBeGreaterThan(40);
});

test("a tender year is only asked lightly, in a quiet or warm tone", () => {
  const asked = asManyPeople({ feeling: "tender", context: { ...nothingKnown, titles } }).map(templateOf);

  expect(new Set(asked.map((template) => template?.weight))).toEqual(new Set([0]));
  expect(new Set(asked.map((template) => template?.tone))).toEqual(new Set(["warm", "quiet"]));
});

test("about one in three speaks of what was around, when something is known of that", () => {
  const withTitles = throughLives({ context: { ...nothingKnown, titles } }, {});

  expect(shareOf(throughLives({}, {}), isOfCulture)).toBe(0);
  expect(shareOf(withTitles, isOfCulture)).toBeGreaterThan(0.27);
  expect(shareOf(withTitles, isOfCulture)).toBeLessThan(0.4);
});

test("somebody's own favourite comes first, and instead of the catalogue's", () => {
  const own = {
    song: "Hotel California",
    show: "Q & Q",
    snack: "drop",
    clothing: "my red coat",
    news: "Ours",
    game: "tag",
  };
  const asked = asManyPeople({ context: { ...nothingKnown, favourites: own, titles } });
  const isOwn = (prompt: { readonly text: string } | null) =>
    Object.values(own).some((favourite) => prompt?.text.includes(`“${favourite}”`));

  expect(shareOf(asked, isOwn)).toBeGreaterThan(0.6);
  expect(asked.filter((prompt) => /Dancing Queen|Maltesers|Muppet|Viking/.test(prompt?.text ?? ""))).toEqual([]);
});

test("about one in four is spiritual for whoever wants it, open and of faith alike, and none for others", () => {
  const spirits = throughLives({}, { isSpiritWelcome: true }).map((prompt) => templateOf(prompt)?.spirit);

  expect(shareOf(spirits, (spirit) => spirit === "open")).toBeGreaterThan(0.1);
  expect(shareOf(spirits, (spirit) => spirit === "faith")).toBeGreaterThan(0.1);
  expect(shareOf(spirits, (spirit) => spirit === "none")).toBeGreaterThan(0.68);
  expect(new Set(throughLives({}, {}).map((prompt) => templateOf(prompt)?.spirit))).toEqual(new Set(["none"]));
});

test("heavy questions come only to whoever opted in", () => {
  const [without, opted] = [false, true].map((isHeavyWelcome) =>
    allOfManyPeople({ year: 2005 }, { isHeavyWelcome }).map((prompt) => templateOf(prompt)?.weight),
  );

  expect(without).not.toContain(2);
  expect(opted).toContain(2);
});

test("the years of ten to thirty are more about people, firsts, turning points and music", () => {
  const best = new Set(["people", "firsts", "turning points", "music"]);
  const shareAt = (from: number, to: number) =>
    shareOf(throughLives({}, {}, from, to), (prompt) => best.has(prompt?.theme ?? ""));

  expect(shareAt(10, 30)).toBeGreaterThan(0.6);
  expect(shareAt(31, 95)).toBeLessThan(0.35);
});

test("this year is only spoken of so far, at the age that is reached", () => {
  const asked = asManyPeople({ year: 2026 });

  expect(asked.every((prompt) => prompt?.text.includes("2026 so far"))).toBe(true);
  expect(asked.filter((prompt) => / 66\b/.test(prompt?.text ?? ""))).toEqual([]);
});

test("what a memory answers already is not asked again, as long as there is something else", () => {
  const first = promptFor(request)?.templateId ?? "";
  const others = Array.from({ length: 12 }, (_, asked) =>
    promptFor({ ...request, asked, context: { ...nothingKnown, answered: [first] } }),
  );

  expect(others.map((prompt) => prompt?.templateId)).not.toContain(first);
  const all = bank.map(({ id }) => id);
  expect(promptFor({ ...request, context: { ...nothingKnown, answered: all } })?.templateId).toBe(first);
});

test("a place is only named when it is known", () => {
  expect(shareOf(allOfManyPeople({}, {}), saysPlace)).toBeGreaterThan(0);
  expect(allOfManyPeople({}, { city: null, country: null }).filter(saysPlace)).toEqual([]);
  expect(allOfManyPeople({}, { city: " ", country: "??" }).every((prompt) => !prompt?.text.includes("{"))).toBe(true);
});
