import { type Card, dealtTo, isGentle } from "./deal.ts";
import { filledNudges, filledQuestion, type Gaps, gapsOf, isSayable } from "./fill-slots.ts";
import type { ChosenPrompt, PromptRequest } from "./person.ts";
import type { Slot, Template } from "./template.ts";
import { english, type Words } from "./words.ts";

const lastOfAll = 100;

/** The question for a year of a person's life; null for a year to be left alone, or one that is still to come. */
export function promptFor(request: PromptRequest, words: Words = english): ChosenPrompt | null {
  const { year, today, asked, feeling, context, shown } = request;
  if (feeling === "skip" || year > today.year) return null;
  const gaps = gapsOf(request);
  const ready = readyCards(request, gaps);
  const fresh = ready.filter(({ template }) => !context.answered.includes(template.id));
  const choices = fresh.length > 0 ? fresh : ready;
  const chosen = ready.find(({ template }) => template.id === shown) ?? choices[asked % choices.length];
  if (!chosen) return null;
  const { template } = chosen;
  const wording = words.wordingOf(template);
  // What a language has no name for keeps its English one.
  const own = words === english ? gaps : { ...gaps, ...gapsOf(request, words) };
  return {
    templateId: template.id,
    theme: template.theme,
    text: filledQuestion(wording, own, year === today.year, words),
    nudges: filledNudges(wording, own),
    choices: choices.length,
  };
}

function readyCards(request: PromptRequest, gaps: Gaps): Card[] {
  const { person, year, today } = request;
  return dealtTo(person.seed)
    .handAt(year - person.birth.year)
    .filter(({ template }) => isWelcome(template, request) && isSayable(template, gaps, year === today.year))
    .map((card) => ({ template: card.template, rank: rankOf(card, request) }))
    .sort((one, other) => one.rank - other.rank);
}

function isWelcome(template: Template, { person, feeling }: PromptRequest): boolean {
  if (template.spirit !== "none" && !person.isSpiritWelcome) return false;
  if (template.weight === 2 && !person.isHeavyWelcome) return false;
  return feeling !== "tender" || isGentle(template);
}

/** Questions about a favourite of the person's own come first; in the current year, those that look back on an age last. */
function rankOf({ template, rank }: Card, { year, today, context: { favourites } }: PromptRequest): number {
  const own: Readonly<Partial<Record<Slot, string>>> = favourites;
  if (template.slots.some((slot) => slot === "favourite" || own[slot] !== undefined)) return -1;
  if (year !== today.year) return rank;
  return rank + (template.slots.includes("age") ? lastOfAll : 0) + (template.slots.includes("year") ? 0 : lastOfAll);
}
