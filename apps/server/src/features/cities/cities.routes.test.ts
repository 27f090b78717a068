import { expect } from "vitest";

import { loadCities, type TestCity } from "#testing/city-lists.ts";
import { test, type TestServer } from "#testing/server-test.ts";

const germany = { country: "Germany", countryCode: "DE" };
const utrecht: TestCity = { id: "1", name: "Utrecht", region: "Utrecht", population: 290_000, otherNames: ["Utert"] };
const munich: TestCity = {
  id: "2",
  name: "Munich",
  ...germany,
  population: 1_260_000,
  otherNames: ["München", "慕尼黑"],
};
const munster: TestCity = { id: "3", name: "Münster", ...germany, population: 270_000 };
const lodz: TestCity = { id: "4", name: "Łódź", country: "Poland", countryCode: "PL", population: 768_000 };
const munnekeburen: TestCity = { id: "5", name: "Munnekeburen", population: 400 };
const bosch: TestCity = { id: "6", name: "'s-Hertogenbosch", population: 134_000, otherNames: ["Den Bosch"] };
const known = [utrecht, munich, munster, lodz, munnekeburen, bosch];

async function find({ app }: TestServer, query: Record<string, string>): Promise<string[]> {
  const answer = await app.inject({ url: "/api/cities", query });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ name: string }[]>().map(({ name }) => name);
}

test("before any list is loaded there is nothing to choose from", async ({ server }) => {
  expect(await find(server, {})).toEqual([]);
  expect(await find(server, { q: "utrecht" })).toEqual([]);
});

test("a city is given with its region and country, and nothing else", async ({ server }) => {
  await loadCities(server, known);

  const answer = await server.app.inject("/api/cities?q=utr");

  expect(answer.json()).toEqual([
    { id: "1", name: "Utrecht", region: "Utrecht", country: "Netherlands", countryCode: "NL" },
  ]);
});

test("without a question the most populous come, those of the reader's country first", async ({ server }) => {
  await loadCities(server, known);

  const everywhere = await find(server, {});
  const nearby = await find(server, { q: " ", country: "nl" });

  expect(everywhere).toEqual(["Munich", "Łódź", "Utrecht", "Münster", "'s-Hertogenbosch", "Munnekeburen"]);
  expect(nearby).toEqual(["Utrecht", "'s-Hertogenbosch", "Munnekeburen", "Munich", "Łódź", "Münster"]);
});

test.for([
  ["utr", "Utrecht"],
  ["UTRECHT", "Utrecht"],
  ["munchen", "Munich"],
  ["MÜNCHEN", "Munich"],
  ["慕尼", "Munich"],
  ["lodz", "Łódź"],
  ["Łó", "Łódź"],
  ["s hertogen", "'s-Hertogenbosch"],
  ["den b", "'s-Hertogenbosch"],
] as const)("%s finds %s", async ([q, name], { server }) => {
  await loadCities(server, known);

  expect(await find(server, { q })).toEqual([name]);
});

test("only the beginning of a name counts", async ({ server }) => {
  await loadCities(server, known);

  expect(await find(server, { q: "recht" })).toEqual([]);
  expect(await find(server, { q: "utrechts" })).toEqual([]);
});

test("the reader's country goes before population, a whole name before both", async ({ server }) => {
  const muns: TestCity = { id: "7", name: "Muns", country: "Somewhere", countryCode: "SX", population: 5 };
  const munsbach: TestCity = { id: "8", name: "Munsbach", population: 900 };
  await loadCities(server, [...known, muns, munsbach]);

  const anywhere = await find(server, { q: "mu" });
  const nearby = await find(server, { q: "mu", country: "NL" });
  const whole = await find(server, { q: "muns", country: "NL" });

  expect(anywhere).toEqual(["Munich", "Münster", "Munsbach", "Munnekeburen", "Muns"]);
  expect(nearby).toEqual(["Munsbach", "Munnekeburen", "Munich", "Münster", "Muns"]);
  expect(whole).toEqual(["Muns", "Munsbach", "Münster"]);
});

test("a few letters find a city they begin before a town that is called just that", async ({ server }) => {
  const mu: TestCity = { id: "7", name: "Mu", country: "Somewhere", countryCode: "SX", population: 5 };
  const small = Array.from({ length: 30 }, (_, index) => ({ id: `m${index}`, name: `Mud ${index}`, population: 9 }));
  const hamuy: TestCity = { id: "8", name: "Hamuy", otherNames: ["Mu"], population: 6 };
  await loadCities(server, [...known, mu, hamuy, ...small]);

  const anywhere = await find(server, { q: "mu" });
  const nearby = await find(server, { q: "mu", country: "NL" });

  expect(anywhere.slice(0, 4)).toEqual(["Munich", "Hamuy", "Mu", "Münster"]);
  expect(nearby.slice(0, 4)).toEqual(["Munnekeburen", "Hamuy", "Mu", "Mud 0"]);
});

const texas: TestCity = {
  id: "10",
  name: "Paris",
  region: "Texas",
  country: "United States",
  countryCode: "US",
  population: 24_000,
};
const france: TestCity = {
  id: "11",
  name: "Paris",
  region: "Île-de-France",
  country: "France",
  countryCode: "FR",
  population: 2_138_000,
};
const parish: TestCity = { id: "12", name: "Parish", region: "England", country: "United Kingdom", countryCode: "GB" };

test.for([
  ["Paris, France", ["11"]],
  ["paris,fr", ["11"]],
  ["Paris, ile de", ["11"]],
  ["Paris France", ["11"]],
  ["Paris, Frankreich", ["11"]],
  ["Paris, Texas, USA", ["10"]],
  ["Paris United States", ["10"]],
  ["Paris、États-Unis", ["10"]],
  ["Par, UK", ["12"]],
  ["Paris,", ["11", "10", "12"]],
  ["Paris, TX", ["11", "10", "12"]],
  ["Paris, Texas, France", ["11", "10", "12"]],
  [", Parish", ["12"]],
  ["Paris Hilton", []],
  ["Little Paris, France", []],
  ["France Paris", []],
] as const)("%s finds the places in it: %j", async ([q, ids], { server }) => {
  await loadCities(server, [...known, texas, france, parish]);

  const answer = await server.app.inject({ url: "/api/cities", query: { q } });

  expect(answer.json<{ id: string }[]>().map(({ id }) => id)).toEqual(ids);
});

test("a place behind the name is found among many of that name", async ({ server }) => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...texas, id: `p${index}`, population: 90_000 }));
  await loadCities(server, [...many, { ...france, population: 10 }]);

  expect(await find(server, { q: "Paris, France", country: "US" })).toEqual(["Paris"]);
});

test("a city with many names comes once and crowds nobody out", async ({ server }) => {
  const otherNames = Array.from({ length: 450 }, (_, index) => `Sa${index}`);
  const large: TestCity = { id: "large", name: "Saga", otherNames, population: 9_000_000 };
  const small = Array.from({ length: 30 }, (_, index) => ({ id: `s${index}`, name: `Sand ${index}` }));
  await loadCities(server, [large, ...small]);

  const found = await find(server, { q: "sa" });

  expect(found).toHaveLength(20);
  expect(new Set(found).size).toBe(20);
  expect(found[0]).toBe("Saga");
});

test.for(["%", "_", "'", '"', "\\", "🏡", "\u202e", "<b>", "u%t", "' or 1=1 --", "()*"])(
  "a question of %j is answered, and finds nothing it should not",
  async (q, { server }) => {
    await loadCities(server, known);

    expect(await find(server, { q })).toEqual([]);
  },
);

test.for([
  `q=${"a".repeat(101)}`,
  `q=${"a".repeat(10_000)}`,
  "q=a&q=b",
  "q=%00",
  "q=ut%00recht",
  "country=NLD",
  "country=%00%00",
  "country=",
])("%.40s is refused with a sentence", async (query, { server }) => {
  const answer = await server.app.inject(`/api/cities?${query}`);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: "invalid_input" });
});

test("a broken escape in the address does no harm", async ({ server }) => {
  const answer = await server.app.inject("/api/cities?q=%ff%fe%");

  expect([200, 400]).toContain(answer.statusCode);
});

test("a city is found again by its number", async ({ server }) => {
  await loadCities(server, known);

  const found = await server.services.cities.findById("4");
  const nobody = await server.services.cities.findById("nowhere");

  expect(found).toMatchObject({ id: "4", name: "Łódź", country: "Poland", countryCode: "PL" });
  expect(nobody).toBeUndefined();
});
