import { acceptedSentence } from "@lane/domain/media-kinds.ts";
import { useLingui } from "@lingui/react/macro";

import { inReadersWords } from "#lib/server-sentences.ts";

import type { Refusal } from "./refused-files.ts";

const mostNames = 3;

/** Says of everything that was not taken why, so that nothing goes missing in silence: once each why, with some of the names. */
export function useRefusalText(): (refusals: readonly Refusal[]) => string | undefined {
  const { t } = useLingui();

  function textOf({ name, reason, sentence: said }: Refusal): string {
    const sentence = inReadersWords(said ?? acceptedSentence);
    return {
      "wrong-type": t`${name} cannot be added. ${sentence}.`,
      empty: t`${name} is empty.`,
      "too-large": t`${name} is too large. ${sentence}.`,
      "too-many": t`A memory holds at most 40 files.`,
    }[reason];
  }

  return (refusals) => {
    const wrong = refusals.filter(({ reason }) => reason === "wrong-type");
    const others = refusals.filter(({ reason }) => reason !== "wrong-type");
    const oneForWrong: Refusal[] = wrong.length > 0 ? [{ name: namesOf(wrong), reason: "wrong-type" }] : [];
    const texts = new Set([...oneForWrong, ...others].map(textOf));
    return [...texts].join(" ") || undefined;
  };
}

function namesOf(refusals: readonly Refusal[]): string {
  const names = refusals.slice(0, mostNames).map(({ name }) => name);
  return [...names, ...(refusals.length > mostNames ? ["..."] : [])].join(", ");
}
