import { lifeStageIn } from "../life-stage.ts";
import { type Random, shuffled } from "./random.ts";
import { type Template, type Theme, themes } from "./template.ts";

/** Much of what people remember best is from these years, and is about these things. */
const bump = { from: 10, to: 30, themes: new Set<Theme>(["people", "firsts", "turning points", "music"]) };
const bumpBits = bitsOf([...bump.themes]);

/** A template, and the years of a life that it may be asked about. */
interface Dealable {
  readonly template: Template;
  readonly themeBit: number;
  /** Places among all ages, of the even ones and of the odd ones. */
  readonly even: readonly number[];
  readonly odd: readonly number[];
}

/** Templates that fit few years are in an earlier tier and go first, so that those that fit anywhere even the hands out. */
export type Deck = readonly (readonly Dealable[])[];

export function deckOf(templates: readonly Template[], ages: readonly number[]): Deck {
  const agesByStage = Map.groupBy(ages, (age) => lifeStageIn(age, { year: 0 }));
  const cards = templates.map((template) => {
    const possible = template.stages.flatMap((stage) => agesByStage.get(stage) ?? []);
    const sayable = template.slots.includes("age") ? possible.filter((age) => age > 0) : possible;
    const placesOf = (side: number) =>
      sayable.filter((age) => Math.abs(age % 2) === side).map((age) => ages.indexOf(age));
    return { template, themeBit: 1 << themes.indexOf(template.theme), even: placesOf(0), odd: placesOf(1) };
  });
  const tiers = Map.groupBy(cards, ({ even, odd }) => even.length + odd.length);
  return [...tiers].sort(([one], [other]) => one - other).map(([, tier]) => tier);
}

/** Which themes go to even ages, one bit for each. */
export function bitsOf(chosen: readonly Theme[]): number {
  return chosen.reduce((bits, theme) => bits | (1 << themes.indexOf(theme)), 0);
}

export interface Hands {
  /** Gives each template of the deck to one age, where there are fewest yet. */
  deal(deck: Deck, evenThemes: number, random: Random): void;
  /** One for each age, in their order. */
  readonly all: readonly (readonly Template[])[];
}

/**
 * Dealing is what choosing a question costs: so counts lie side by side, and themes are bits.
 * With a bump, the years people remember best get more of what they are about.
 */
export function createHands(ages: readonly number[], hasBump: boolean): Hands {
  const hands: Template[][] = ages.map(() => []);
  const loads = new Float64Array(ages.length);
  const themesHeld = new Int32Array(ages.length);
  const favours = Float64Array.from(ages, (age) => (hasBump && isInBump(age) ? 1 : 0));

  function leastLoaded(places: readonly number[], themeBit: number): number {
    const favour = (themeBit & bumpBits) === 0 ? 0.5 : -1;
    let least = -1;
    let smallest = Number.POSITIVE_INFINITY;
    for (const place of places) {
      const again = ((themesHeld[place] ?? 0) & themeBit) === 0 ? 0 : 0.6;
      const load = (loads[place] ?? 0) + again + (favours[place] ?? 0) * favour;
      if (load < smallest) {
        smallest = load;
        least = place;
      }
    }
    return least;
  }

  return {
    deal(deck, evenThemes, random) {
      for (let place = 0; place < loads.length; place++) loads[place] = (hands[place]?.length ?? 0) + random() / 2;
      for (const tier of deck) {
        for (const { template, themeBit, even, odd } of shuffled(tier, random)) {
          const place = leastLoaded((evenThemes & themeBit) === 0 ? odd : even, themeBit);
          hands[place]?.push(template);
          loads[place] = (loads[place] ?? 0) + 1;
          themesHeld[place] = (themesHeld[place] ?? 0) | themeBit;
        }
      }
    },
    all: hands,
  };
}

export function isOfBump(theme: Theme): boolean {
  return bump.themes.has(theme);
}

export function isInBump(age: number): boolean {
  return age >= bump.from && age <= bump.to;
}
