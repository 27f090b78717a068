import { isHardTopic } from "@lane/domain/life-topics.ts";

import { hasFourSeasons } from "../catalogue/places.ts";
import { lifeStageIn } from "../life-stage.ts";
import { bank } from "./bank.ts";
import { dealtTo } from "./deal.ts";
import { filledNudges, filledQuestion, type Gaps, gapsOf, isSayable } from "./fill-slots.ts";
import type { ChosenPrompt, PromptRequest } from "./person.ts";
import { type Random, randomOf, shuffled } from "./random.ts";
import { isForFirstQuestions, themeOf } from "./subjects.ts";
import { isGentle, type Kind, kinds, type Template } from "./template.ts";
import { english, type Words } from "./words.ts";

/** A question skipped so often does not return. */
const mostSkips = 2;

/** How likely a kind of question comes next in a year that has one of each. */
const weights: Readonly<Record<Kind, number>> = {
  plain: 5,
  topic: 6,
  place: 4,
  spirit: 4,
  heavy: 2,
  "follow-up": 3,
  culture: 3,
};

const byId = new Map(bank.map((template) => [template.id, template]));

/** The question for a year of a person's life; null for a year to be left alone, or one that is still to come. */
export function promptFor(request: PromptRequest, words: Words = english): ChosenPrompt | null {
  const { year, today, feeling, shown } = request;
  if (feeling === "skip" || year > today.year) return null;
  const gaps = gapsOf(request);
  const known = shown === undefined ? undefined : byId.get(shown);
  const choices = choicesFor(request, gaps);
  const template = known && readyFor(request, gaps)(known) ? known : pick(choices, request.instead);
  if (!template) return null;
  const wording = words.wordingOf(template);
  // What a language has no name for keeps its English one.
  const own = words === english ? gaps : { ...gaps, ...gapsOf(request, words) };
  return {
    templateId: template.id,
    subject: template.subject,
    theme: themeOf[template.subject],
    text: filledQuestion(wording, own, year === today.year, words),
    nudges: filledNudges(wording, own),
    hasAnother: choices.some((one) => one !== template),
  };
}

function pick(choices: readonly Template[], instead: string | undefined): Template | undefined {
  const before = instead === undefined ? undefined : byId.get(instead);
  return (
    choices.find(({ id, subject }) => id !== instead && subject !== before?.subject) ??
    choices.find(({ id }) => id !== instead) ??
    choices[0]
  );
}

/** All that can be asked about the year, the next question first. What was skipped once comes last, and then no more. */
function choicesFor(request: PromptRequest, gaps: Gaps): readonly Template[] {
  const { usedElsewhere, skips } = request.context;
  const isUsed = new Set(usedElsewhere);
  const ready = orderedFor(request, gaps);
  const skipsOf = ({ id }: Template) => skips.get(id) ?? 0;
  const welcome = ready.filter((template) => skipsOf(template) < mostSkips);
  const fresh = welcome.filter(({ id }) => !isUsed.has(id));
  const choices = fresh.length > 0 ? fresh : welcome;
  return [...choices.filter((one) => skipsOf(one) === 0), ...choices.filter((one) => skipsOf(one) > 0)];
}

function orderedFor(request: PromptRequest, gaps: Gaps): readonly Template[] {
  const { person, year, context } = request;
  const random = randomOf(`${person.seed}/${year}/order`);
  const isReady = readyFor(request, gaps);
  const all = shuffled(bank.filter(isReady), random);
  const hand = dealtTo(person.seed)
    .handAt(year - person.birth.year)
    .filter(isReady);
  const first = aboutFavourite(all, context.lastSaved);
  const followUps = all.filter((template) => template.kind === "follow-up");
  const mixed = mixedKinds([...hand, ...followUps], random, context.isNewcomer);
  const reserve = all.filter((template) => ["plain", "topic"].includes(template.kind));
  return [...new Set([...first, ...forThisYear(mixed, request), ...forThisYear(reserve, request)])];
}

/** A favourite that was just saved is asked about at once. */
function aboutFavourite(templates: readonly Template[], category: PromptRequest["context"]["lastSaved"]): Template[] {
  return category === null ? [] : templates.filter(({ slots }) => slots.includes(category)).slice(0, 1);
}

/** Draws one kind after the other; what was merely around in a year never comes first. */
function mixedKinds(templates: readonly Template[], random: Random, isNewcomer: boolean): Template[] {
  const left = new Map(kinds.map((kind) => [kind, templates.filter((template) => template.kind === kind)]));
  const openings = isNewcomer ? templates.filter(isForNewcomer) : [];
  const opening = openings[Math.floor(random() * openings.length)];
  const order: Template[] = opening ? [opening] : [];
  for (let count = 0; count < templates.length; count++) {
    const isFirst = order.length === 0;
    const possible = kinds.filter((kind) => (left.get(kind)?.length ?? 0) > 0 && !(isFirst && kind === "culture"));
    const kind = drawn(possible, random) ?? "culture";
    const next = left.get(kind)?.shift();
    if (next) order.push(next);
  }
  return order;
}

function isForNewcomer({ subject, weight, kind }: Template): boolean {
  return isForFirstQuestions(subject) && weight === 0 && ["plain", "topic", "place"].includes(kind);
}

function drawn(possible: readonly Kind[], random: Random): Kind | undefined {
  let at = random() * possible.reduce((sum, kind) => sum + weights[kind], 0);
  return possible.find((kind) => (at -= weights[kind]) < 0);
}

/** Of a year that is still going on, what looks back on an age comes last. */
function forThisYear(templates: readonly Template[], { year, today }: PromptRequest): readonly Template[] {
  if (year !== today.year) return templates;
  return templates.toSorted((one, other) => lateness(one) - lateness(other));
}

function lateness({ slots }: Template): number {
  return (slots.includes("age") ? 2 : 0) + (slots.includes("year") ? 0 : 1);
}

function readyFor({ person, year, feeling, only }: PromptRequest, gaps: Gaps): (template: Template) => boolean {
  const stage = lifeStageIn(year, person.birth);
  return (template) =>
    template.stages.includes(stage) &&
    isWelcome(template, person) &&
    (feeling !== "tender" || isGentle(template)) &&
    isSayable(template, gaps) &&
    (only === undefined || only(template));
}

function isWelcome({ spirit, weight, needs, isSeasonal }: Template, person: PromptRequest["person"]): boolean {
  const { topics, isSpiritWelcome, isHeavyWelcome, country } = person;
  if (spirit !== "none" && !isSpiritWelcome) return false;
  if (spirit === "faith" && !topics.includes("faith")) return false;
  if (isSeasonal && !hasFourSeasons(country)) return false;
  if (!needs.every((topic) => topics.includes(topic))) return false;
  return weight < 2 || isHeavyWelcome || needs.some(isHardTopic);
}
