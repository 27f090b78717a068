import type { AnsweredPrompt } from "@lane/contract/memories.ts";
import type { Prompt, YearFeeling } from "@lane/contract/prompts.ts";
import { useEffect, useEffectEvent, useRef } from "react";

import { useAnother, useFeeling, useYearPrompt } from "./prompts.queries.ts";

/** A prompt that is saved with the memory being written, and the year it is about. */
export interface Carried extends AnsweredPrompt {
  readonly year: number;
}

export interface AskingProps {
  readonly year: number;
  /** The prompt saved with the memory, possibly of another year; null when none is to be shown. */
  readonly carried: Carried | null | undefined;
  readonly onCarry: (carried: Carried | null | undefined) => void;
  /** True when the page was opened to answer the prompt, which is then chosen from the start. */
  readonly isChosen?: boolean | undefined;
  /** Opens the prompt for asking somebody else. */
  readonly onAskSomeone: (question: string) => void;
}

/** The prompt above a form. It is saved with the memory once the member chooses to answer it. */
export function useAsking({ year, carried, onCarry, isChosen, onAskSomeone }: AskingProps) {
  const found = useYearPrompt(year);
  const { data } = found;
  const putAside = () => onCarry(undefined);
  const another = useAnother(year, putAside);
  const feel = useFeeling(year, putAside);
  const answered = carried?.year === year ? carried : undefined;
  const shown = shownOf(answered, data, year);
  useChosenFirst({ isChosen, carried, shown, onCarry });

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
    isAnswered: answered !== undefined,
    question: shown?.text,
    language: languageOf(shown, data),
    nudges: data && shown?.templateId === data.templateId ? data.nudges : [],
    isBusy: another.isPending || feel.isPending,
    isAnotherComing: another.isPending,
    failure: another.error ?? feel.error,
    askAnother,
    setFeeling,
    answer: () => onCarry(shown),
    putAside,
    writeFreely: () => onCarry(null),
    askSomeone: () => onAskSomeone(shown?.text ?? ""),
  };
}

export type Asking = ReturnType<typeof useAsking>;

/** Runs once, so that a prompt put aside later stays aside. */
function useChosenFirst(
  props: Omit<AskingProps, "year" | "onAskSomeone"> & { readonly shown: Carried | undefined },
): void {
  const { isChosen, carried, shown, onCarry } = props;
  const wasCarried = useRef(false);
  const carryChosen = useEffectEvent(() => {
    if (wasCarried.current) return;
    wasCarried.current = true;
    onCarry(shown);
  });
  const isThere = isChosen === true && carried === undefined && shown !== undefined;
  useEffect(() => {
    if (isThere) carryChosen();
  }, [isThere]);
}

function shownOf(kept: Carried | undefined, found: Prompt | undefined, year: number): Carried | undefined {
  return kept ?? (found && carriedOf(found, year));
}

/** Undefined for a prompt from an earlier draft; it is then treated as being in the page's language. */
function languageOf(shown: Carried | undefined, found: Prompt | undefined): Prompt["language"] | undefined {
  return found && shown?.text === found.prompt ? found.language : undefined;
}

function carriedOf({ prompt, templateId, bankVersion }: Prompt, year: number): Carried | undefined {
  return prompt === null ? undefined : { year, text: prompt, templateId, bankVersion };
}
