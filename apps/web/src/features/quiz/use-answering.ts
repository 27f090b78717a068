import type { Favourite } from "@lane/contract/favourites.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useForm } from "#api/use-form.ts";
import { toast } from "#ui/toast-queue.ts";

import {
  type Asked,
  type FavouriteAnswer,
  useQuiz,
  useRemoveFavourite,
  useSaveFavourite,
} from "./favourites.queries.ts";

/** "own" text, a reason for having none, or an entry by its id. */
export type Choice = "own" | "forgotten" | "too-young" | `entry ${string}`;

interface AnsweringOptions extends Asked {
  readonly favourite: Favourite | undefined;
  readonly onDone: () => void;
}

interface Chosen {
  /** Undefined while the saved answer is unchanged. */
  readonly picked: Choice | undefined;
  readonly own: string;
}

/** The state of the quiz form, and the call that saves it. */
export function useAnswering({ year, category, favourite, onDone }: AnsweringOptions) {
  const { t } = useLingui();
  const [page, setPage] = useState(0);
  const quiz = useQuiz({ year, category }, page);
  const { mutateAsync: save } = useSaveFavourite({ year, category });
  const remove = useRemoveFavourite({ year, category });
  const choiceOf = ({ picked }: Chosen) => picked ?? savedChoice(favourite);
  const form = useForm<Chosen>({
    initial: { picked: undefined, own: ownWords(favourite) },
    isReady: () => !remove.isPending,
    check: (chosen) => {
      if (answerOf(choiceOf(chosen), chosen.own)) return {};
      return choiceOf(chosen) === "own"
        ? { own: t`Please write what it was` }
        : { picked: t`Please choose one answer` };
    },
    send: async (chosen) => {
      remove.reset();
      const answer = answerOf(choiceOf(chosen), chosen.own);
      if (answer) await save(answer);
    },
    onSent: () => finish(t`Saved for ${year}`),
  });
  const choice = choiceOf(form.values);

  function removeSaved() {
    if (form.isSending || remove.isPending) return;
    form.forgetProblems();
    remove.mutate(undefined, { onSuccess: () => finish(t`Removed from ${year}`) });
  }

  function finish(words: string) {
    toast("success", words);
    onDone();
  }

  function pick(next: Choice) {
    form.forgetProblems();
    form.change("picked", next);
  }

  function showOthers() {
    if (choice?.startsWith("entry ")) form.put({ picked: undefined });
    setPage(page + 1);
  }

  return {
    quiz,
    form,
    choice,
    failure: form.failure ?? remove.error,
    isRemoving: remove.isPending,
    pick,
    showOthers,
    removeSaved,
  };
}

export type Answering = ReturnType<typeof useAnswering>;

function answerOf(choice: Choice | undefined, own: string): FavouriteAnswer | undefined {
  if (choice === undefined) return undefined;
  if (choice === "own") return own.trim() === "" ? undefined : { text: own.trim() };
  return choice === "forgotten" || choice === "too-young"
    ? { reason: choice }
    : { entryId: choice.slice("entry ".length) };
}

function savedChoice(favourite: Favourite | undefined): Choice | undefined {
  if (!favourite) return undefined;
  if (favourite.reason !== null) return favourite.reason;
  return favourite.entryId === null ? "own" : `entry ${favourite.entryId}`;
}

function ownWords(favourite: Favourite | undefined): string {
  return favourite?.entryId === null ? (favourite.title ?? "") : "";
}
