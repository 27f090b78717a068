import { type LifeStage, lifeStageIn } from "../life-stage.ts";
import { type Random, shuffled } from "./random.ts";
import type { Template, Theme } from "./template.ts";

/** Much of what people remember best is from these years, and is about these things. */
const bump = { from: 10, to: 30, themes: new Set<Theme>(["people", "firsts", "turning points", "music"]) };

export type Hands = ReadonlyMap<number, Template[]>;

export function emptyHands(ages: readonly number[]): Hands {
  return new Map(ages.map((age) => [age, []]));
}

/** A template, and the ages whose years it may be asked about. */
export interface Dealable {
  readonly template: Template;
  readonly ages: readonly number[];
}

/** Gives each template to one age, where there are fewest yet. */
export function handOut(deck: readonly Dealable[], hands: Hands, random: Random): void {
  const noise = new Map([...hands.keys()].map((age) => [age, random() / 2]));
  // Whoever fits in few years goes first, so that those who fit anywhere even it out.
  for (const { template, ages } of shuffled(deck, random).sort((one, other) => one.ages.length - other.ages.length)) {
    const age = leastOf(ages, (place) => loadOf(place, template.theme, hands) + (noise.get(place) ?? 0));
    if (age !== undefined) hands.get(age)?.push(template);
  }
}

export function canBeAsked(template: Template, age: number): boolean {
  const stage: LifeStage = lifeStageIn(age, { year: 0 });
  return template.stages.includes(stage) && !(age <= 0 && template.slots.includes("age"));
}

export function isOfBump(theme: Theme): boolean {
  return bump.themes.has(theme);
}

export function isInBump(age: number): boolean {
  return age >= bump.from && age <= bump.to;
}

function loadOf(age: number, theme: Theme, hands: Hands): number {
  const hand = hands.get(age) ?? [];
  const load = hand.length + (hand.some((other) => other.theme === theme) ? 0.6 : 0);
  if (!isInBump(age)) return load;
  return load + (isOfBump(theme) ? -1 : 0.5);
}

function leastOf<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  let least: { item: Item; size: number } | undefined;
  for (const item of items) {
    const size = measure(item);
    if (least === undefined || size < least.size) least = { item, size };
  }
  return least?.item;
}
