import type { MediaFailure } from "@lane/domain/media-failures.ts";
import { useLingui } from "@lingui/react/macro";

/** The text for why a file cannot be shown. In every case the original file is kept. */
export function useFailureText(): (failure: MediaFailure | null) => string {
  const { t } = useLingui();
  const words: Record<MediaFailure, string> = {
    picture_unreadable: t`This photo is damaged or too large to open.`,
    film_unreadable: t`This file is damaged, or it's a kind we can't play.`,
    too_demanding: t`This file took too much time or memory to open.`,
    original_lost: t`This file is missing. Please tell the people who run this site.`,
    given_up: t`We tried several times but couldn't get it ready.`,
  };
  return (failure) =>
    failure === null ? t`We've kept this file as it is, but we can't show it here.` : words[failure];
}
