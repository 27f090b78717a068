/** Why nothing could be made of a file. Its original is kept either way. */
export const mediaFailures = [
  "picture_unreadable",
  "film_unreadable",
  "too_demanding",
  "original_lost",
  "given_up",
] as const;

export type MediaFailure = (typeof mediaFailures)[number];
