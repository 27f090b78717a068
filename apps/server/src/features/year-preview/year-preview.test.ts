import { loadCatalogueWords } from "@lane/culture/catalogue/catalogue-words.ts";
import { isName } from "@lane/culture/catalogue/is-name.ts";
import { loadCategory } from "@lane/culture/catalogue/load.ts";
import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createVisitor } from "#testing/visitor.ts";

test("a stranger hears three true things of a year and one question", async ({ server }) => {
  const { status, body } = await createVisitor(server).get("/taste?year=1957&country=NL");

  expect(status).toBe(200);
  expect(body).toMatchObject({ year: 1957, prompt: expect.stringMatching(/[?.]$/) });
  expect(body.facts.map(({ about }: { about: string }) => about)).toEqual(["news", "song", "tv"]);
});

test("what is told was around in that year and is no tragedy, from 1930 until today", async ({ server }) => {
  const entries = (
    await Promise.all((["news", "song", "show", "snack", "clothing"] as const).map(loadCategory))
  ).flat();
  const visitor = createVisitor(server);

  for (const year of [1930, 1940, 1945, 1963, 1986, 2001, 2020, 2026]) {
    const { facts, prompt } = (await visitor.get(`/taste?year=${year}`)).body;
    expect(facts, `${year}`).toHaveLength(3);
    expect(prompt, `${year}`).not.toBeNull();
    for (const { title } of facts) {
      const known = entries.filter((entry) => entry.title === title && entry.from <= year && year <= entry.to);
      expect(known.length, `${year}: ${title}`).toBeGreaterThan(0);
      expect(known.every(({ isHeavy }) => !isHeavy)).toBe(true);
    }
  }
});

test("the same year is told the same way, and any cache may keep it for an hour", async ({ server }) => {
  const first = await createVisitor(server).get("/taste?year=1984&country=gb");
  const second = await createVisitor(server).get("/taste?year=1984&country=GB");

  expect(second.body).toEqual(first.body);
  expect(first.headers["cache-control"]).toBe("public, max-age=3600");
});

test("the question comes in the reader's language, and no cache gives it to another", async ({ server }) => {
  const [ada, ben] = [createVisitor(server), createVisitor(server)];
  ben.speak("fr-CA");

  const english = await ada.get("/taste?year=1984");
  const french = await ben.get("/taste?year=1984");

  expect([english.body.promptLanguage, french.body.promptLanguage]).toEqual(["en", "fr"]);
  expect(french.body.prompt).not.toBe(english.body.prompt);
  expect(french.body.facts).not.toEqual(english.body.facts);
  expect(french.headers.vary).toBe("accept-language");
});

test.for(["year=1929", "year=2027", "year=soon", "year=1957.5", "country=NL", "year=1957&country=Holland"])(
  "%s is refused, and no cache keeps the refusal",
  async (query, { server }) => {
    const { status, headers } = await createVisitor(server).get(`/taste?${query}`);

    expect(status).toBe(400);
    expect(headers["cache-control"]).toBe("no-store");
  },
);

test("a country that nobody has heard of has what the whole world had", async ({ server }) => {
  const { facts } = (await createVisitor(server).get("/taste?year=1969&country=ZZ")).body;
  const entries = (await Promise.all((["news", "song", "show"] as const).map(loadCategory))).flat();
  const placesOf = ({ title }: { title: string }) =>
    entries.filter((entry) => entry.title === title).flatMap(({ places }) => places);

  expect(facts).toHaveLength(3);
  expect(facts.map(placesOf).every((places: string[]) => places.includes("world"))).toBe(true);
});

test.for([
  ["nl", 1957, "NL"],
  ["fr", 1985, "FR"],
  ["de", 1969, "DE"],
  ["es", 1992, "ES"],
] as const)("in %s nothing is told of %i in English", async ([language, year, country], { server }) => {
  const visitor = createVisitor(server);
  visitor.speak(language);
  const words = await loadCatalogueWords(language);
  const { body } = await visitor.get(`/taste?year=${year}&country=${country}`);
  const [news, ...others] = body.facts;

  const event = (await loadCategory("news")).find(
    (entry) => entry.from === year && words.titleOf(entry) === news.title,
  );
  expect(event?.title).not.toBe(news.title);
  const entries = (await Promise.all((["song", "show", "snack", "clothing"] as const).map(loadCategory))).flat();
  for (const { title } of others) {
    const entry = entries.find((one) => words.titleOf(one) === title);
    expect(entry && (isName(entry) || entry.title !== title), title).toBe(true);
  }
  expect(body.prompt).not.toMatch(/\b(the|you|your|who|what|where|when)\b/i);
});

test("somebody who asks for every year at once has to wait", async ({ server }) => {
  const visitor = createVisitor(server);

  const statuses: number[] = [];
  for (let year = 1940; year <= 1970; year += 1) statuses.push((await visitor.get(`/taste?year=${year}`)).status);

  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
