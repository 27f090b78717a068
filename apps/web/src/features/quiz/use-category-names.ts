import type { Category } from "@lane/domain/categories.ts";
import { useLingui } from "@lingui/react/macro";

import { isBeforeTelevision, isBeforeVideoGames, isBetweenRadioAndTelevision } from "./era.ts";

/** The name of each category in a year. */
export function useCategoryNames(year: number): Readonly<Record<Category, string>> {
  const { t } = useLingui();
  return {
    song: t`Song`,
    show: useShowName(year),
    snack: t`Snack`,
    clothing: t`Clothing trend`,
    news: t`News events`,
    game: isBeforeVideoGames(year) ? t`Games` : t`Video games`,
  };
}

function useShowName(year: number): string {
  const { t } = useLingui();
  if (isBeforeTelevision(year)) return t`Radio show`;
  return isBetweenRadioAndTelevision(year) ? t`Radio or TV show` : t`TV show`;
}
