import type { Prompt, YearFeeling } from "@lane/contract/prompts.ts";
import type { Language } from "@lane/domain/languages.ts";

import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { PromptYearsRepository, ShownQuestion } from "./prompt-years.repository.ts";
import type { Choice, QuestionChoice, Situation } from "./question-choice.ts";
import { type Situations, stillGood } from "./situations.ts";
import type { SkippedQuestionsRepository } from "./skipped-questions.repository.ts";

interface PromptsDeps {
  readonly years: PromptYearsRepository;
  readonly situations: Situations;
  readonly choice: QuestionChoice;
  readonly skipped: Pick<SkippedQuestionsRepository, "add">;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** The question for each year of a life. */
export function createPromptsService({ years, situations, choice, skipped, clock, transact }: PromptsDeps) {
  /** No row is locked while the service is called. A concurrent second call gets the same question as the first. */
  async function show(situation: Situation, picked: Choice, instead?: ShownQuestion): Promise<ShownQuestion> {
    const { accountId, year, record, basis } = situation;
    const shown = await choice.worded(situation, picked);
    const asked = record.asked + (instead === undefined ? 0 : 1);
    const isKept = await transact(async () => {
      const isFirst = await years.keep(situation, record, { asked, shown, now: clock.now() });
      if (isFirst && instead?.templateId) await skipped.add(accountId, instead.templateId);
      return isFirst;
    });
    if (isKept) return shown;
    const kept = (await years.find(accountId, year))?.shown;
    return kept?.basis === basis ? kept : shown;
  }

  async function nothingAsked({ language, record: { feeling } }: Situation): Promise<Prompt> {
    const nothing = { prompt: null, nudges: [], templateId: null, hasAnother: false, isWritten: false };
    return { ...nothing, language, feeling, bankVersion: await choice.edition() };
  }

  async function current(situation: Situation): Promise<Prompt> {
    if (situation.record.feeling === "skip") return nothingAsked(situation);
    const kept = stillGood(situation);
    if (kept) return presented(kept, situation);
    const picked = await choice.fromBank(situation);
    return picked ? presented(await show(situation, picked), situation) : nothingAsked(situation);
  }

  /** What is on screen; made again where another call has not stored it yet. */
  async function seenBy(situation: Situation): Promise<ShownQuestion | undefined> {
    const kept = stillGood(situation);
    if (kept) return kept;
    const picked = await choice.fromBank(situation);
    return picked && choice.asInBank(situation, picked);
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
      if (!seen || !isSeen) return current(situation);
      const following = await choice.fromBank(situation, seen.templateId ?? "");
      return following ? presented(await show(situation, following, seen), situation) : current(situation);
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
