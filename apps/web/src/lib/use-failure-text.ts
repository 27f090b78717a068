import type { MediaFailure } from "@lane/domain/media-failures.ts";
import { useLingui } from "@lingui/react/macro";

/** The text for why a file cannot be shown. In every case the original file is kept. */
export function useFailureText(): (failure: MediaFailure | null) => string {
  const { t } = useLingui();
  const words: Record<MediaFailure, string> = {
    picture_unreadable: t`This picture is damaged or too large to open.`,
    film_unreadable: t`This file is damaged, or of a kind that cannot be played.`,
    too_demanding: t`Opening this file took more time or memory than one file may have.`,
    original_lost: t`The file is not where it should be. Please tell whoever runs this place.`,
    given_up: t`We tried several times and could not get it ready.`,
  };
  return (failure) =>
    failure === null ? t`This file is kept as it came, but it cannot be shown here.` : words[failure];
}
