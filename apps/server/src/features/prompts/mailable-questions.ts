import { isMailable, type Template } from "@lane/culture/prompts/template.ts";

import type { Clock } from "#ports/clock.ts";

import type { PromptYearsRepository } from "./prompt-years.repository.ts";
import type { QuestionChoice, Situation } from "./question-choice.ts";
import { type Situations, stillGood } from "./situations.ts";

interface MailableQuestionsDeps {
  readonly years: Pick<PromptYearsRepository, "keep" | "listAnswered">;
  readonly situations: Situations;
  readonly choice: QuestionChoice;
  readonly clock: Clock;
}

interface MailableQuestion {
  readonly text: string;
  readonly templateId: string;
}

/** Memories of all years count. */
const noYear = 0;

/** The questions of years that can be sent in a mail. */
export function createMailableQuestions({ years, situations, choice, clock }: MailableQuestionsDeps) {
  /** Stores the question, so that the form asks the same. Undefined when a concurrent call has stored another one. */
  async function next(situation: Situation, only: (template: Template) => boolean, instead?: string) {
    const picked = await choice.fromBank(situation, instead, only);
    if (!picked) return undefined;
    const { record } = situation;
    const shown = await choice.asInBank(situation, picked);
    const asked = record.asked + (instead === undefined ? 0 : 1);
    const isKept = await years.keep(situation, record, { asked, shown, now: clock.now() });
    return isKept ? { text: shown.text, templateId: picked.chosen.templateId } : undefined;
  }

  return {
    /**
     * The question that the form asks about this year, in the account's language. Undefined for a year that was marked,
     * and where the question is not one for a mail. One that was answered gives way to the next.
     */
    async find(accountId: string, year: number): Promise<MailableQuestion | undefined> {
      const situation = await situations.find({ accountId }, year, undefined);
      const { shown, feeling } = situation.record;
      if (feeling !== null || shown?.isWritten) return undefined;
      const answered = new Set(await years.listAnswered(accountId, noYear));
      const only = (template: Template) => isMailable(template) && !answered.has(template.id);
      if (!shown?.templateId) return next(situation, only);
      const { templateId, text } = shown;
      if (answered.has(templateId)) return next(situation, only, templateId);
      const { bank } = await import("@lane/culture/prompts/bank.ts");
      if (!bank.some((template) => template.id === templateId && only(template))) return undefined;
      return stillGood(situation) ? { text, templateId } : next(situation, only);
    },
  };
}
