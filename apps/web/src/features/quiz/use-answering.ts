import type { Favourite } from "@lane/contract/favourites.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { toast } from "#ui/toast-queue.ts";

import {
  type Asked,
  type FavouriteAnswer,
  useQuiz,
  useRemoveFavourite,
  useSaveFavourite,
} from "./favourites.queries.ts";

/** "own" words, a reason for having none, or an entry by its id. */
export type Choice = "own" | "forgotten" | "too-young" | `entry ${string}`;

interface AnsweringOptions extends Asked {
  readonly favourite: Favourite | undefined;
  readonly onDone: () => void;
}

/** What is being chosen, and its way to the server. */
export function useAnswering({ year, category, favourite, onDone }: AnsweringOptions) {
  const { t } = useLingui();
  const [page, setPage] = useState(0);
  const [picked, setPicked] = useState<Choice>();
  const [own, setOwn] = useState(ownWords(favourite));
  const [complaint, setComplaint] = useState<"choice" | "own">();
  const quiz = useQuiz({ year, category }, page);
  const save = useSaveFavourite({ year, category });
  const remove = useRemoveFavourite({ year, category });
  const choice = picked ?? savedChoice(favourite);
  const isBusy = save.isPending || remove.isPending;

  function pick(next: Choice) {
    setPicked(next);
    setComplaint(undefined);
  }

  function submit() {
    if (isBusy) return;
    const answer = answerOf(choice, own);
    if (!answer) return setComplaint(choice === "own" ? "own" : "choice");
    remove.reset();
    save.mutate(answer, { onSuccess: () => finish(t`Saved for ${year}`) });
  }

  function removeSaved() {
    if (isBusy) return;
    save.reset();
    remove.mutate(undefined, { onSuccess: () => finish(t`Removed from ${year}`) });
  }

  function finish(words: string) {
    toast("success", words);
    onDone();
  }

  function writeOwn(words: string) {
    setOwn(words);
    setComplaint(undefined);
  }

  function showOthers() {
    if (choice?.startsWith("entry ")) setPicked(undefined);
    setPage(page + 1);
  }

  return {
    quiz,
    choice,
    /** Chosen just now, and not the answer from before. */
    isPicked: picked !== undefined,
    own,
    complaint,
    failure: save.error ?? remove.error,
    isSaving: save.isPending,
    isRemoving: remove.isPending,
    pick,
    submit,
    writeOwn,
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
