import { categories } from "@lane/domain/categories.ts";

import { bank, bankVersion } from "./bank.ts";
import { type Card, createDealer, type Deal, isGentle } from "./deal.ts";
import { filledNudges, filledQuestion, type Gaps, gapsOf } from "./fill-slots.ts";
import type { ChosenPrompt, PromptRequest } from "./person.ts";
import type { Template } from "./template.ts";

const deal = createDealer(bank);
/** A life is dealt once while its years are asked for one after the other. */
let latest: { readonly seed: string; readonly dealt: Deal } | undefined;

/** The question for a year of somebody's life; null for a year to be left alone, or one that is still to come. */
export function promptFor(request: PromptRequest): ChosenPrompt | null {
  const { year, today, asked, feeling, context } = request;
  if (feeling === "skip" || year > today.year) return null;
  const gaps = gapsOf(request);
  const ready = readyCards(request, gaps);
  const fresh = ready.filter(({ template }) => !context.answered.includes(template.id));
  const choices = fresh.length > 0 ? fresh : ready;
  const chosen = choices[asked % choices.length];
  if (!chosen) return null;
  const { template, text } = chosen;
  const nudges = filledNudges(template, gaps);
  return { templateId: template.id, theme: template.theme, text, nudges, choices: choices.length };
}

interface ReadyCard extends Card {
  readonly text: string;
}

function readyCards(request: PromptRequest, gaps: Gaps): ReadyCard[] {
  const { person, year, today } = request;
  const ready: ReadyCard[] = [];
  for (const card of handOf(person.seed, year - person.birth.year)) {
    if (!isWelcome(card.template, request)) continue;
    const text = filledQuestion(card.template, gaps, year === today.year);
    if (text !== undefined) ready.push({ template: card.template, text, turn: turnOf(card, request) });
  }
  return ready.sort((one, other) => one.turn - other.turn);
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
