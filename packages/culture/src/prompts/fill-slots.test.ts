import { expect, test } from "vitest";

import { filledNudges, filledQuestion, gapsOf, isSayable } from "./fill-slots.ts";
import { nothingKnown, type PromptRequest, type Title } from "./person.ts";
import { templatesOf } from "./read-bank.ts";
import type { Template } from "./template.ts";
import { loadWords } from "./words.ts";

const request: PromptRequest = {
  person: {
    seed: "0",
    birth: { year: 1960, month: 12, day: 24 },
    country: "NL",
    city: " Utrecht ",
    isSpiritWelcome: false,
    isHeavyWelcome: false,
    topics: [],
  },
  year: 1976,
  today: { year: 2026, month: 11, day: 15 },
  feeling: null,
  context: nothingKnown,
};

function same(text: string): Title {
  return { english: text, own: text };
}

function asking(text: string): Template {
  const tags = { subject: "home", stages: "any", tone: "warm", weight: 0 };
  const question = { id: "home-test", tags, text, nudges: ["In {year}, at {age}.", "Begin anywhere."] };
  const [template] = templatesOf("test.json", [{ group: "home", questions: [question] }]);
  if (!template) throw new Error("No template");
  return template;
}

test("a gap is filled as English has it, with a capital at the beginning of a sentence", () => {
  const template = asking("{inCountry} it was. {city}, {year}: at {age}, were you {inCountry}?");
  const gaps = gapsOf(request);

  expect(filledQuestion(template, gaps, false)).toBe(
    "In the Netherlands it was. Utrecht, 1976: at 16, were you in the Netherlands?",
  );
  expect(filledNudges(template, gaps)).toEqual(["In 1976, at 16.", "Begin anywhere."]);
});

test("this year is said so far: in its place, or in front", () => {
  const gaps = gapsOf({ ...request, year: 2026 });

  expect(filledQuestion(asking("What of {year}?"), gaps, true)).toBe("What of 2026 so far?");
  expect(filledQuestion(asking("What of it?"), gaps, true)).toBe("Think of 2026 so far. What of it?");
});

test("the age of this year is the one that has been reached", () => {
  expect(gapsOf({ ...request, year: 2026 }).age).toBe("65");
  expect(gapsOf({ ...request, year: 2026, today: { year: 2026, month: 12, day: 24 } }).age).toBe("66");
  expect(gapsOf({ ...request, year: 2026, person: { ...request.person, birth: { year: 1960 } } }).age).toBe("66");
});

test("there is no age in the year of birth and before", () => {
  expect(gapsOf({ ...request, year: 1960 })).not.toHaveProperty("age");
  expect(gapsOf({ ...request, year: 1950 })).not.toHaveProperty("age");
});

test("a favourite stands before a title of the catalogue", () => {
  const context = {
    ...nothingKnown,
    favourites: { song: same("Fernando") },
    titles: { song: [same("Dancing Queen")], game: [same("marbles")] },
  };

  expect(gapsOf({ ...request, context })).toMatchObject({ song: "Fernando", game: "marbles" });
});

test("a title is said in the language of the words", async () => {
  const context = { ...nothingKnown, titles: { snack: [{ english: "Rice pudding", own: "Rijstepap" }] } };

  expect(gapsOf({ ...request, context }).snack).toBe("Rice pudding");
  expect(gapsOf({ ...request, context }, await loadWords("nl")).snack).toBe("Rijstepap");
});

test("what somebody wrote into the fields of a memory is followed up", () => {
  const context = { ...nothingKnown, people: ["Vera"], places: [" the pier "], memories: ["A day at sea"] };

  expect(gapsOf({ ...request, context })).toMatchObject({ person: "Vera", place: "the pier", memory: "A day at sea" });
});

test("what is not known cannot be said", () => {
  const gaps = gapsOf({ ...request, person: { ...request.person, city: null, country: "??" } });

  expect(isSayable(asking("How was {year}?"), gaps)).toBe(true);
  expect(isSayable(asking("How was {city}?"), gaps)).toBe(false);
  expect(isSayable(asking("How was it {inCountry}?"), gaps)).toBe(false);
  expect(isSayable(asking("How was “{song}”?"), gaps)).toBe(false);
});

test("what would become too long is not said", () => {
  const song = same(Array.from({ length: 18 }, () => "la").join(" "));
  const gaps = gapsOf({ ...request, context: { ...nothingKnown, favourites: { song } } });

  expect(isSayable(asking("Was “{song}” it?"), gaps)).toBe(true);
  expect(isSayable(asking("Was “{song}” really it?"), gaps)).toBe(false);
});

test("what somebody typed is not read as a gap", () => {
  const gaps = gapsOf({ ...request, context: { ...nothingKnown, favourites: { song: same("$& {age} $1") } } });

  expect(filledQuestion(asking("Was “{song}” it?"), gaps, false)).toBe("Was “$& {age} $1” it?");
});
