import { categories } from "@lane/domain/categories.ts";

import { bank, bankVersion } from "./bank.ts";
import { type Card, createDealer, type Deal, isGentle } from "./deal.ts";
import { type Filled, fillSlots, gapsOf } from "./fill-slots.ts";
import type { ChosenPrompt, PromptRequest } from "./person.ts";
import type { Template } from "./template.ts";

const deal = createDealer(bank);
/** A life is dealt once while its years are asked for one after the other. */
let latest: { readonly seed: string; readonly dealt: Deal } | undefined;

/** The question for a year of somebody's life; null for a year to be left alone, or one that is still to come. */
export function promptFor(request: PromptRequest): ChosenPrompt | null {
  const { year, today, asked, feeling, context } = request;
  if (feeling === "skip" || year > today.year) return null;
  const ready = readyCards(request);
  const fresh = ready.filter(({ template }) => !context.answered.includes(template.id));
  const choices = fresh.length > 0 ? fresh : ready;
  const chosen = choices[asked % choices.length];
  if (!chosen) return null;
  const { template, filled } = chosen;
  return { templateId: template.id, theme: template.theme, ...filled, choices: choices.length };
}

interface ReadyCard {
  readonly template: Template;
  readonly filled: Filled;
  readonly turn: number;
}

function readyCards(request: PromptRequest): ReadyCard[] {
  const { person, year, today } = request;
  const gaps = gapsOf(request);
  return handOf(person.seed, year - person.birth.year)
    .filter(({ template }) => isWelcome(template, request))
    .flatMap((card) => {
      const filled = fillSlots(card.template, gaps, year === today.year);
      return filled ? [{ template: card.template, filled, turn: turnOf(card, request) }] : [];
    })
    .sort((one, other) => one.turn - other.turn);
}

function handOf(seed: string, age: number): readonly Card[] {
  if (latest?.seed !== seed) latest = { seed, dealt: deal(`${seed}/${bankVersion}`) };
  return latest.dealt.handAt(age);
}

function isWelcome(template: Template, { person, feeling }: PromptRequest): boolean {
  if (template.spirit !== "none" && !person.isSpiritWelcome) return false;
  if (template.weight === 2 && !person.isHeavyWelcome) return false;
  return feeling !== "tender" || isGentle(template);
}

/** What speaks of somebody's own favourite comes first of all. */
function turnOf({ template, turn }: Card, { context: { favourites } }: PromptRequest): number {
  const isOwn = template.slots.some(
    (slot) =>
      slot === "favourite" || categories.some((category) => category === slot && favourites[category] !== undefined),
  );
  return isOwn ? -1 : turn;
}
