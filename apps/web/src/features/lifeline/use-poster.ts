import type { Lifeline } from "@lane/contract/lifeline.ts";
import { type Life, type LifelineMemory, spanOf } from "@lane/domain/lifeline/life.ts";
import { paperColours } from "@lane/domain/lifeline/paper-colours.ts";
import { isHalfBare } from "@lane/domain/lifeline/poster-columns.ts";
import { type PosterPaper, posterSheetOf } from "@lane/domain/lifeline/poster-sheets.ts";
import { posterSvg, webFonts } from "@lane/domain/lifeline/poster-svg.ts";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { lifeOf, shownToOthers, todayHere } from "./lifeline.queries.ts";
import { drawWithCovers, loadCovers } from "./poster-pictures.ts";
import { previewQuery } from "./previews.ts";
import type { VaultLife } from "./vault-life.ts";

export interface PosterChoices {
  readonly title: string;
  readonly size: PosterPaper;
  readonly isUpright: boolean;
  readonly isBareShort: boolean;
  readonly withPrints: boolean;
  /** Stones, candles and quiet memories; never kept from one time to the next. */
  readonly withHeavy: boolean;
}

interface PosterOf {
  readonly lifeline: Lifeline;
  /** Undefined for one's own life. */
  readonly vault: VaultLife | undefined;
  readonly isTrueScale: boolean;
}

/** What the poster looks like, at first as the screen does. */
export function usePosterChoices({ lifeline, vault, isTrueScale }: PosterOf) {
  const [choices, setChoices] = useState((): PosterChoices => {
    const life = posterLife(lifeline, vault, false);
    return {
      title: lifeline.person.name,
      size: "A3",
      isUpright: false,
      isBareShort: !isTrueScale && isHalfBare(life.memories, spanOf(life)),
      withPrints: life.memories.some(hasPicture),
      withHeavy: false,
    };
  });
  const choose = (change: Partial<PosterChoices>) => setChoices((before) => ({ ...before, ...change }));
  return { choices, choose };
}

export function hasPicture({ hasPicture: has }: Pick<LifelineMemory, "hasPicture">): boolean {
  return has === true;
}

/** The longer side of a picture to save. */
export const pngSide = 4200;

/** Draws the poster as an SVG with its photos inside; only its fonts are those of the page. */
export function useDrawPoster({ lifeline, vault }: Omit<PosterOf, "isTrueScale">) {
  const client = useQueryClient();
  const subtitleOf = useSubtitle(vault);
  return async (choices: PosterChoices, side = pngSide): Promise<string> => {
    const life = posterLife(lifeline, vault, choices.withHeavy);
    const { width, height } = posterSheetOf(choices.size, choices.isUpright);
    const title = choices.title.trim() || lifeline.person.name;
    const sheet = {
      width,
      height,
      title,
      subtitle: subtitleOf(choices.withHeavy),
      facts: factsOf(lifeline.person, vault, title),
      isBareShort: choices.isBareShort,
      ground: paperColours.paper,
      ...webFonts,
    };
    const covers = choices.withPrints
      ? await loadCovers(life.memories, (id) => client.fetchQuery(previewQuery(id)))
      : new Map<string, never>();
    const draw = (pictures: Parameters<typeof posterSvg>[1]["pictures"]) => posterSvg(life, { ...sheet, pictures });
    return drawWithCovers(draw, covers, side / Math.max(width, height));
  };
}

/** A vault that is about one life is a life; any other is the years of several people. */
export function useSubtitle(vault: VaultLife | undefined): (withHeavy: boolean) => string {
  const { t } = useLingui();
  if (vault && !vault.end) {
    return (withHeavy) => (withHeavy ? t`Our years in flowers and stones` : t`Our years in flowers`);
  }
  return (withHeavy) => (withHeavy ? t`A life in flowers and stones` : t`A life in flowers`);
}

/** Without what lies folded; stones, candles and quiet memories only if they were chosen. */
function posterLife(lifeline: Lifeline, vault: VaultLife | undefined, withHeavy: boolean): Life {
  const unfolded = { ...lifeline, memories: lifeline.memories.filter(({ isFolded }) => isFolded !== true) };
  return lifeOf(withHeavy ? unfolded : shownToOthers(unfolded), vault?.end?.day ?? todayHere(), false);
}

function factsOf({ name, place, born }: Lifeline["person"], vault: VaultLife | undefined, title: string): string {
  const years = vault ? vault.end?.text : born.slice(0, 4);
  return [name === title ? null : name, place, years].filter(Boolean).join(" · ");
}
