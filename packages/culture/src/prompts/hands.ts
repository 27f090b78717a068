import { lifeStageIn } from "../life-stage.ts";
import { type Random, shuffled } from "./random.ts";
import { type Template, type Theme, themes } from "./template.ts";

/** Much of what people remember best is from these years, and is about these things. */
const bump = { from: 10, to: 30, themes: new Set<Theme>(["people", "firsts", "turning points", "music"]) };

/** A template, and the ages whose years it may be asked about. */
interface Dealable {
  readonly template: Template;
  readonly evenAges: readonly number[];
  readonly oddAges: readonly number[];
}

/** Whoever fits in few years is in an earlier tier and goes first, so that those who fit anywhere even it out. */
export type Deck = readonly (readonly Dealable[])[];

export function deckOf(templates: readonly Template[], ages: readonly number[]): Deck {
  const tiers = Object.groupBy(templates, (template) => ages.filter((age) => canBeAsked(template, age)).length);
  return Object.values(tiers).map((tier) => tier?.map((template) => dealable(template, ages)) ?? []);
}

function dealable(template: Template, ages: readonly number[]): Dealable {
  const possible = ages.filter((age) => canBeAsked(template, age));
  return {
    template,
    evenAges: possible.filter((age) => age % 2 === 0),
    oddAges: possible.filter((age) => age % 2 !== 0),
  };
}

export interface Hands {
  /** Gives each template of the deck to one age, where there are fewest yet. */
  deal(deck: Deck, evenThemes: ReadonlySet<Theme>, random: Random): void;
  handAt(age: number): readonly Template[];
}

/** Dealing is what choosing a question costs, so the counts of all ages lie side by side instead of in maps. */
export function createHands(ages: readonly number[]): Hands {
  const start = ages[0] ?? 0;
  const hands: Template[][] = ages.map(() => []);
  const loads = new Float64Array(ages.length);
  const themesHeld = new Int32Array(ages.length);

  function leastLoaded(places: readonly number[], theme: Theme): number {
    const bit = 1 << themes.indexOf(theme);
    const favour = isOfBump(theme) ? -1 : 0.5;
    let least = -1;
    let smallest = Number.POSITIVE_INFINITY;
    for (const age of places) {
      const index = age - start;
      const again = ((themesHeld[index] ?? 0) & bit) === 0 ? 0 : 0.6;
      const load = (loads[index] ?? 0) + again + (isInBump(age) ? favour : 0);
      if (load < smallest) {
        smallest = load;
        least = index;
      }
    }
    return least;
  }

  return {
    deal(deck, evenThemes, random) {
      for (let index = 0; index < loads.length; index++) loads[index] = (hands[index]?.length ?? 0) + random() / 2;
      for (const { template, evenAges, oddAges } of deck.flatMap((tier) => shuffled(tier, random))) {
        const index = leastLoaded(evenThemes.has(template.theme) ? evenAges : oddAges, template.theme);
        hands[index]?.push(template);
        loads[index] = (loads[index] ?? 0) + 1;
        themesHeld[index] = (themesHeld[index] ?? 0) | (1 << themes.indexOf(template.theme));
      }
    },
    handAt: (age) => hands[age - start] ?? [],
  };
}

export function isOfBump(theme: Theme): boolean {
  return bump.themes.has(theme);
}

export function isInBump(age: number): boolean {
  return age >= bump.from && age <= bump.to;
}

function canBeAsked(template: Template, age: number): boolean {
  return template.stages.includes(lifeStageIn(age, { year: 0 })) && !(age <= 0 && template.slots.includes("age"));
}
