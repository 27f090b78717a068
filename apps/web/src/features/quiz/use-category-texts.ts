import type { Category } from "@lane/domain/categories.ts";
import { useLingui } from "@lingui/react/macro";

import { isBeforeTelevision, isBeforeVideoGames, isBetweenRadioAndTelevision } from "./era.ts";

interface CategoryTexts {
  readonly names: Readonly<Record<Category, string>>;
  readonly invitations: Readonly<Record<Category, string>>;
}

/** The name of each category in a year, and its invitation. */
export function useCategoryTexts(year: number): CategoryTexts {
  const { t } = useLingui();
  return {
    names: {
      song: t`Song`,
      show: useShowName(year),
      snack: t`Snack`,
      clothing: t`Clothing trend`,
      news: t`News events`,
      game: isBeforeVideoGames(year) ? t`Games` : t`Video games`,
    },
    invitations: {
      song: t`${year}: what was playing?`,
      show: isBeforeTelevision(year) ? t`${year}: what was on the radio?` : t`${year}: what did you never miss?`,
      snack: t`${year}: what tasted best?`,
      clothing: t`${year}: what did everybody wear?`,
      news: t`${year}: what was all the talk?`,
      game: t`${year}: what did you play?`,
    },
  };
}

function useShowName(year: number): string {
  const { t } = useLingui();
  if (isBeforeTelevision(year)) return t`Radio show`;
  return isBetweenRadioAndTelevision(year) ? t`Radio or TV show` : t`TV show`;
}
