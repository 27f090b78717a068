import type { AnsweredPrompt } from "@lane/contract/memories.ts";
import type { Prompt, YearFeeling } from "@lane/contract/prompts.ts";
import { useEffect, useEffectEvent } from "react";

import { useAnother, useFeeling, useYearPrompt } from "./prompts.queries.ts";

/** A question that goes with what is being written, and the year it is about. */
export interface Carried extends AnsweredPrompt {
  readonly year: number;
}

export interface AskingProps {
  readonly year: number;
  /** What goes with the memory now: null when it was taken off, and perhaps the question of another year. */
  readonly carried: Carried | null | undefined;
  readonly onCarry: (carried: Carried | null | undefined) => void;
}

/** The question above a memory: the one it was begun with, until somebody asks for another. */
export function useAsking({ year, carried, onCarry }: AskingProps) {
  const found = useYearPrompt(year);
  const { data } = found;
  const carry = (prompt: Prompt) => onCarry(carriedOf(prompt, year));
  const another = useAnother(year, carry);
  const feel = useFeeling(year, carry);
  const shown = shownOf(carried?.year === year ? carried : undefined, data, year);
  useCarryingFirst({ carried, shown, onCarry });

  function askAnother() {
    feel.reset();
    another.mutate(shown?.templateId ?? null);
  }

  function setFeeling(feeling: YearFeeling | null) {
    another.reset();
    feel.mutate(feeling);
  }

  return {
    found,
    isFree: carried === null,
    question: shown?.text,
    language: languageOf(shown, data),
    nudges: data && shown?.templateId === data.templateId ? data.nudges : [],
    isBusy: another.isPending || feel.isPending,
    isAnotherComing: another.isPending,
    failure: another.error ?? feel.error,
    askAnother,
    setFeeling,
    writeFreely: () => onCarry(null),
    takeUp: () => onCarry(shown),
  };
}

export type Asking = ReturnType<typeof useAsking>;

/** What is shown while somebody writes is what the memory answers, so it is carried as soon as it is there. */
function useCarryingFirst({
  carried,
  shown,
  onCarry,
}: Omit<AskingProps, "year"> & { readonly shown: Carried | undefined }) {
  const isNew = carried !== null && shown !== undefined && shown !== carried;
  const carryShown = useEffectEvent(() => onCarry(shown));
  useEffect(() => {
    if (isNew) carryShown();
  }, [isNew]);
}

function shownOf(kept: Carried | undefined, found: Prompt | undefined, year: number): Carried | undefined {
  return kept ?? (found && carriedOf(found, year));
}

/** Unknown of one that was carried here from before: then it is taken for the page's own. */
function languageOf(shown: Carried | undefined, found: Prompt | undefined): Prompt["language"] | undefined {
  return found && shown?.text === found.prompt ? found.language : undefined;
}

function carriedOf({ prompt, templateId, bankVersion }: Prompt, year: number): Carried | undefined {
  return prompt === null ? undefined : { year, text: prompt, templateId, bankVersion };
}
