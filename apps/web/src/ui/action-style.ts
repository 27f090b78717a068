/** An action in words, in a row with others. */
export const wordButtonStyle =
  "inline-flex min-h-11 min-w-11 items-center justify-center rounded-pill px-3 font-semibold text-moss no-underline " +
  "transition-colors duration-150 hover:bg-rule/60 hover:no-underline";

/** One action of a list, as wide as the list. */
export const rowButtonStyle =
  "flex min-h-12 w-full items-center gap-3 rounded-card px-3 py-2 text-start font-semibold transition-colors " +
  "duration-150 hover:bg-paper aria-disabled:cursor-not-allowed";
