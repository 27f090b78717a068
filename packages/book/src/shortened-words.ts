const mmPerPt = 25.4 / 72;
/** The mean width of letters, as a part of their size. */
const lowerCase = 0.44;
const trackedCapitals = 0.85;

/** How many letters a line of this width holds. */
export function lettersIn(width: number, fontPt: number, isCapitals = false): number {
  return Math.floor(width / (fontPt * mmPerPt * (isCapitals ? trackedCapitals : lowerCase)));
}

/** As many whole words as fit. */
export function shortenedTo(words: string, letters: number): string {
  if (words.length <= letters) return words;
  const cut = words.slice(0, letters);
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(" "), 0)) || cut;
  return `${whole.replace(/[\s,.:;–-]+$/u, "")}…`;
}
