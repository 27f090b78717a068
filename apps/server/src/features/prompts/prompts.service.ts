import type { Prompt, YearFeeling } from "@lane/contract/prompts.ts";
import type { Language } from "@lane/domain/languages.ts";

import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import type { PromptYearsRepository, ShownQuestion } from "./prompt-years.repository.ts";
import type { Choice, QuestionChoice, Situation } from "./question-choice.ts";
import { type Situations, stillGood } from "./situations.ts";

interface PromptsDeps {
  readonly years: PromptYearsRepository;
  readonly situations: Situations;
  readonly choice: QuestionChoice;
  readonly clock: Clock;
}

/** The question for each year of a life. */
export function createPromptsService({ years, situations, choice, clock }: PromptsDeps) {
  /** No row is locked while the service is called. A concurrent second call gets the same question as the first. */
  async function show(situation: Situation, asked: number, picked: Choice): Promise<ShownQuestion> {
    const { accountId, year, record, basis } = situation;
    const shown = await choice.worded(situation, picked);
    if (await years.keep(situation, record, { asked, shown, now: clock.now() })) return shown;
    const kept = (await years.find(accountId, year))?.shown;
    return kept?.basis === basis ? kept : shown;
  }

  async function nothingAsked({ language, record: { feeling } }: Situation): Promise<Prompt> {
    const nothing = { prompt: null, nudges: [], templateId: null, hasAnother: false, isWritten: false };
    return { ...nothing, language, feeling, bankVersion: await choice.edition() };
  }

  async function current(situation: Situation): Promise<Prompt> {
    const { asked, feeling } = situation.record;
    if (feeling === "skip") return nothingAsked(situation);
    const kept = stillGood(situation);
    if (kept) return presented(kept, situation);
    const picked = await choice.fromBank(situation, asked);
    return picked ? presented(await show(situation, asked, picked), situation) : nothingAsked(situation);
  }

  const seenBy = async (situation: Situation) =>
    stillGood(situation) ?? (await choice.fromBank(situation, situation.record.asked))?.chosen;

  /** Favourites saved in between may have changed the order, so the next question may be the one on screen. */
  async function next(
    situation: Situation,
    seen: string | null | undefined,
  ): Promise<{ asked: number; picked: Choice } | undefined> {
    const asked = situation.record.asked + 1;
    const picked = await choice.fromBank(situation, asked);
    const isSame = picked !== undefined && picked.chosen.templateId === seen && picked.chosen.choices > 1;
    const other = isSame ? await choice.fromBank(situation, asked + 1) : picked;
    return other && { asked: isSame ? asked + 1 : asked, picked: other };
  }

  return {
    read: async (viewer: Viewer, year: number, language?: Language): Promise<Prompt> =>
      current(await situations.find(viewer, year, language)),

    /** The text of the question as the bank has it: quick, because no service words it and nothing is stored. */
    async glance(viewer: Viewer, year: number, language?: Language): Promise<string | null> {
      const situation = await situations.find(viewer, year, language);
      return situation.record.feeling === null ? ((await seenBy(situation))?.text ?? null) : null;
    },

    /**
     * `instead` is the question on screen: if it is no longer the current one, another call has replaced it already.
     */
    async another(
      viewer: Viewer,
      year: number,
      instead: string | null | undefined,
      language?: Language,
    ): Promise<Prompt> {
      const situation = await situations.find(viewer, year, language);
      if (situation.record.feeling === "skip") return nothingAsked(situation);
      const seen = await seenBy(situation);
      const isSeen = !instead || [seen?.templateId, seen?.text].includes(instead);
      const following = isSeen ? await next(situation, seen?.templateId) : undefined;
      if (!following) return current(situation);
      return presented(await show(situation, following.asked, following.picked), situation);
    },

    async feel(viewer: Viewer, year: number, feeling: YearFeeling | null, language?: Language): Promise<Prompt> {
      await situations.find(viewer, year, language);
      await years.setFeeling({ accountId: viewer.accountId, year }, feeling, clock.now());
      return current(await situations.find(viewer, year, language));
    },
  };
}

export type PromptsService = ReturnType<typeof createPromptsService>;

function presented(shown: ShownQuestion, { language, record: { feeling } }: Situation): Prompt {
  const { text, nudges, templateId, hasAnother, isWritten } = shown;
  return {
    prompt: text,
    nudges: [...nudges],
    language,
    templateId,
    bankVersion: shown.bankVersion,
    feeling,
    hasAnother,
    isWritten,
  };
}
