import { expect, test } from "vitest";

import { filledNudges, filledQuestion, gapsOf, isSayable } from "./fill-slots.ts";
import type { PromptRequest } from "./person.ts";
import { templatesOf } from "./read-bank.ts";
import type { Template } from "./template.ts";

const request: PromptRequest = {
  person: {
    seed: "0",
    birth: { year: 1960, month: 12, day: 24 },
    country: "NL",
    city: " Utrecht ",
    isSpiritWelcome: false,
    isHeavyWelcome: false,
  },
  year: 1976,
  today: { year: 2026, month: 11, day: 15 },
  asked: 0,
  feeling: null,
  context: { favourites: {}, titles: {}, answered: [] },
};

function asking(text: string): Template {
  const tags = { theme: "home", stages: "any", tone: "warm", weight: 0 };
  const question = { id: "home-test", tags, text, nudges: ["In {year}, at {age}.", "Begin anywhere."] };
  const [template] = templatesOf("test.json", [{ group: "home", questions: [question] }]);
  if (!template) throw new Error("No template");
  return template;
}

test("a gap is filled as English has it, with a capital at the beginning of a sentence", () => {
  const template = asking("{country} it was. {city}, {year}: at {age}, was {country} yours?");
  const gaps = gapsOf(request);

  expect(filledQuestion(template, gaps, false)).toBe(
    "The Netherlands it was. Utrecht, 1976: at 16, was the Netherlands yours?",
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

test("there is no age in the year of birth and before, no season that may not have been", () => {
  expect(gapsOf({ ...request, year: 1960 })).not.toHaveProperty("age");
  expect(gapsOf({ ...request, year: 1950 })).not.toHaveProperty("age");
  expect(gapsOf({ ...request, year: 1960 })).not.toHaveProperty("season");
  expect(gapsOf({ ...request, year: 2026 })).not.toHaveProperty("season");
  expect(gapsOf(request).season).toMatch(/^(spring|summer|autumn|winter)$/);
});

test("an event that stayed with somebody is no favourite to be fond of", () => {
  const context = { favourites: { news: "The Wall opens" }, titles: {}, answered: [] };

  const gaps = gapsOf({ ...request, context });

  expect(gaps).toMatchObject({ news: "The Wall opens" });
  expect(gaps).not.toHaveProperty("favourite");
});

test("a favourite stands before a title of the catalogue", () => {
  const context = {
    favourites: { song: "Fernando" },
    titles: { song: ["Dancing Queen"], game: ["marbles"] },
    answered: [],
  };

  expect(gapsOf({ ...request, context })).toMatchObject({ song: "Fernando", game: "marbles", favourite: "Fernando" });
});

test("what is not known cannot be said", () => {
  const gaps = gapsOf({ ...request, person: { ...request.person, city: null, country: "??" } });

  expect(isSayable(asking("How was {year}?"), gaps, false)).toBe(true);
  expect(isSayable(asking("How was {city}?"), gaps, false)).toBe(false);
  expect(isSayable(asking("How was {country}?"), gaps, false)).toBe(false);
  expect(isSayable(asking("How was “{song}”?"), gaps, false)).toBe(false);
});

test("what would become too long is not said", () => {
  const context = { ...request.context, favourites: { song: Array.from({ length: 33 }, () => "la").join(" ") } };
  const gaps = gapsOf({ ...request, context });

  expect(isSayable(asking("Was “{song}” it?"), gaps, false)).toBe(true);
  expect(isSayable(asking("Was “{song}” really it?"), gaps, false)).toBe(false);
});

test("what somebody typed is not read as a gap", () => {
  const gaps = gapsOf({ ...request, context: { ...request.context, favourites: { song: "$& {age} $1" } } });

  expect(filledQuestion(asking("Was “{song}” it?"), gaps, false)).toBe("Was “$& {age} $1” it?");
});
