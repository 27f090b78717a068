const syllables = [
  "ka",
  "lo",
  "mi",
  "ne",
  "ta",
  "ri",
  "so",
  "ve",
  "co",
  "pa",
  "di",
  "ma",
  "no",
  "re",
  "su",
  "be",
  "la",
];
const vocabularySize = 20_000;

/** The same numbers in every run, so that every run measures the same texts. */
export function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Words from the most common to the rarest. */
export const vocabulary: readonly string[] = Array.from({ length: vocabularySize }, (_, index) => {
  let word = "";
  for (let rest = index + 7; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length];
  }
  return word;
});

/** Word frequencies as in any language: the second word is half as common as the first, the third a third. */
export function sentence(roll: () => number, words: number): string {
  return Array.from({ length: words }, () => vocabulary[Math.floor(vocabularySize ** roll()) - 1]).join(" ");
}
