import { loadCategory } from "@lane/culture/catalogue/load.ts";
import { optionsOf } from "@lane/culture/catalogue/options.ts";
import { nothingKnown, type PromptRequest, type YearContext } from "@lane/culture/prompts/person.ts";
import { categories } from "@lane/domain/categories.ts";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";

const rounds = sized(600, 60);
const countries = ["NL", "US", "IN", "DE", "BR", null];
const today = { year: 2026, month: 11, day: 15 };

export const prompts: Bench = {
  name: "prompts",
  async run(): Promise<Row[]> {
    const bankLoaded = await cpuOf(async () => {
      const { promptFor } = await import("@lane/culture/prompts/choose.ts");
      promptFor(requestOf(0, nothingKnown));
    });
    const catalogueLoaded = await cpuOf(() => Promise.all(categories.map(loadCategory)));
    const { promptFor } = await import("@lane/culture/prompts/choose.ts");
    const { titlesOf } = await import("@lane/culture/prompts/titles.ts");

    // Each round is a different person, so that each question is chosen anew.
    const onePrompt = await cpuOf(async () => {
      for (let round = 0; round < rounds; round++) {
        const { person, year } = requestOf(round, nothingKnown);
        const titles = await titlesOf({ person, year, language: "en" });
        promptFor(requestOf(round, { ...nothingKnown, titles }));
      }
    });
    const oneQuiz = await cpuOf(async () => {
      for (let round = 0; round < rounds; round++)
        await optionsFor(round, categories[round % categories.length] ?? "song");
    });
    return [
      { what: "prompt bank, loaded and dealt for the first time: CPU", value: bankLoaded, unit: "ms" },
      { what: "catalogue, all six categories loaded: CPU", value: catalogueLoaded, unit: "ms" },
      {
        what: `one prompt with the titles of its year, mean of ${rounds}: CPU`,
        value: onePrompt / rounds,
        unit: "ms",
        atMost: 5,
      },
      { what: `one quiz, mean of ${rounds}: CPU`, value: oneQuiz / rounds, unit: "ms", atMost: 5 },
    ];
  },
};

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function requestOf(round: number, context: YearContext): PromptRequest {
  return {
    person: {
      seed: `person ${round}`,
      birth: { year: 1935 + (round % 60), month: 5, day: 4 },
      country: countries[round % countries.length] ?? null,
      city: "Utrecht",
      isSpiritWelcome: round % 2 === 0,
      isHeavyWelcome: false,
      topics: ["mother", "school", "work", "children"],
    },
    year: yearOf(round),
    today,
    feeling: null,
    context,
  };
}

async function optionsFor(round: number, category: (typeof categories)[number]) {
  const country = countries[round % countries.length] ?? null;
  const entries = await loadCategory(category);
  return optionsOf({ entries, year: yearOf(round), country, age: round % 60, seed: `person ${round}`, page: 0 })
    .options;
}

function yearOf(round: number): number {
  return 1935 + ((round * 7) % 90);
}
