import {
  acceptedSentence,
  kindOf,
  likelyTypes,
  type MediaKind,
  type MediaLimits,
  mostBytesOf,
  tooLargeSentence,
} from "@lane/domain/media-kinds.ts";
import { useLingui } from "@lingui/react/macro";

import { inReadersWords } from "#lib/server-sentences.ts";

/** Why a file was not accepted. */
export interface Refusal {
  readonly name: string;
  readonly reason: "wrong-type" | "empty" | "too-large" | "too-many";
  /** The server's sentence for this refusal. */
  readonly sentence?: string;
}

interface Chosen {
  readonly file: File;
  readonly kind: MediaKind;
}

/**
 * Sorts chosen files into accepted and refused ones. Size limits are set by the operator; until they are loaded, the
 * server checks them before the first byte.
 */
export function sortChosen(
  files: readonly File[],
  mediaQuota: number,
  limits: MediaLimits | undefined,
): { taken: Chosen[]; refused: Refusal[] } {
  const taken: Chosen[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const checked = checkFile(file, limits);
    if ("reason" in checked) refused.push(checked);
    else if (taken.length >= mediaQuota) refused.push({ name: file.name, reason: "too-many" });
    else taken.push(checked);
  }
  return { taken, refused };
}

function checkFile(file: File, limits: MediaLimits | undefined): Chosen | Refusal {
  const { name } = file;
  const types = likelyTypes(name, file.type);
  const [type] = types;
  if (type === undefined) return { name, reason: "wrong-type" };
  if (file.size === 0) return { name, reason: "empty" };
  const kind = kindOf(type);
  const most = limits ? mostBytesOf(types, limits) : Number.POSITIVE_INFINITY;
  if (file.size > most) return { name, reason: "too-large", sentence: tooLargeSentence(kind, most) };
  return { file, kind };
}

const mostNames = 3;

/** The text for refused files: each reason once, with some of the file names. */
export function useRefusalText(): (refusals: readonly Refusal[]) => string | undefined {
  const { t } = useLingui();

  function textOf({ name, reason, sentence: said }: Refusal): string {
    const sentence = inReadersWords(said ?? acceptedSentence);
    return {
      "wrong-type": t`${name} can't be added. ${sentence}.`,
      empty: t`${name} is empty.`,
      "too-large": t`${name} is too large. ${sentence}.`,
      "too-many": t`A memory can have at most 40 files.`,
    }[reason];
  }

  return (refusals) => {
    const wrong = refusals.filter(({ reason }) => reason === "wrong-type");
    const others = refusals.filter(({ reason }) => reason !== "wrong-type");
    const wrongTypes: Refusal[] = wrong.length > 0 ? [{ name: namesOf(wrong), reason: "wrong-type" }] : [];
    const texts = new Set([...wrongTypes, ...others].map(textOf));
    return [...texts].join(" ") || undefined;
  };
}

function namesOf(refusals: readonly Refusal[]): string {
  const names = refusals.slice(0, mostNames).map(({ name }) => name);
  return [...names, ...(refusals.length > mostNames ? ["..."] : [])].join(", ");
}
