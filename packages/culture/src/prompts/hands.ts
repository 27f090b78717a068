import { lifeStageIn } from "../life-stage.ts";
import { type Random, shuffled } from "./random.ts";
import { type Theme, themeOf, themes } from "./subjects.ts";
import type { Template } from "./template.ts";

/** Much of what people remember best is from these years, and is about these things. */
const bump = {
  from: 10,
  to: 30,
  themes: new Set<Theme>(["friends and love", "turning points", "school and work", "music and stories"]),
};
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
    return { template, themeBit: 1 << themes.indexOf(themeOf[template.subject]), even: placesOf(0), odd: placesOf(1) };
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
 * Evenly dealt, no year goes without, and the years people remember best get more of what they are about. Otherwise a
 * look at two years is enough for each question.
 */
export function createHands(ages: readonly number[], isEven: boolean): Hands {
  const hands: Template[][] = ages.map(() => []);
  /** How full each year is, for themes of the bump and for others. */
  const ofBump = new Float64Array(ages.length);
  const ofOthers = new Float64Array(ages.length);
  const themesHeld = new Int32Array(ages.length);

  function weigh(random: Random): void {
    for (let place = 0; place < ages.length; place++) {
      const load = (hands[place]?.length ?? 0) + random() / 2;
      const isBest = isEven && isInBump(ages[place] ?? 0);
      ofBump[place] = load - (isBest ? 1 : 0);
      ofOthers[place] = load + (isBest ? 0.5 : 0);
    }
  }

  function leastLoaded(places: readonly number[], themeBit: number): number {
    const loads = (themeBit & bumpBits) === 0 ? ofOthers : ofBump;
    let least = -1;
    let smallest = Number.POSITIVE_INFINITY;
    for (const place of places) {
      const load = (loads[place] ?? 0) + (((themesHeld[place] ?? 0) & themeBit) === 0 ? 0 : 0.6);
      if (load < smallest) {
        smallest = load;
        least = place;
      }
    }
    return least;
  }

  function lighterOfTwo(places: readonly number[], random: Random): number {
    const one = places[Math.floor(random() * places.length)] ?? -1;
    const other = places[Math.floor(random() * places.length)] ?? -1;
    return (ofOthers[one] ?? 0) <= (ofOthers[other] ?? 0) ? one : other;
  }

  function give({ template, themeBit }: Dealable, place: number): void {
    hands[place]?.push(template);
    ofBump[place] = (ofBump[place] ?? 0) + 1;
    ofOthers[place] = (ofOthers[place] ?? 0) + 1;
    themesHeld[place] = (themesHeld[place] ?? 0) | themeBit;
  }

  return {
    deal(deck, evenThemes, random) {
      weigh(random);
      for (const tier of deck) {
        for (const card of shuffled(tier, random)) {
          const places = (evenThemes & card.themeBit) === 0 ? card.odd : card.even;
          give(card, isEven ? leastLoaded(places, card.themeBit) : lighterOfTwo(places, random));
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
