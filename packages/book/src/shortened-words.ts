const mmPerPt = 25.4 / 72;
/** The mean width of letters, as a part of their size. */
const lowerCase = 0.44;
const trackedCapitals = 0.85;

/** How many letters a line of this width holds. */
export function lettersIn(width: number, fontPt: number, isCapitals = false): number {
  return Math.floor(width / (fontPt * mmPerPt * (isCapitals ? trackedCapitals : lowerCase)));
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Signs as wide as they are high. */
const square =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Yi}\p{Extended_Pictographic}]/u;
/** Of the room, for whole words; where they fill less, the last one is cut. */
const fewest = 0.6;

/** As many whole words as fit. */
export function shortenedTo(words: string, letters: number): string {
  const cut = firstOf(words, letters);
  if (cut === words) return words;
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(" "), 0));
  return `${(whole.length < letters * fewest ? cut : whole).replace(/[\s,.:;–-]+$/u, "")}…`;
}

function firstOf(words: string, letters: number): string {
  let room = letters;
  let cut = "";
  for (const { segment } of graphemes.segment(words)) {
    room -= square.test(segment) ? 1 / lowerCase : 1;
    if (room < 0) break;
    cut += segment;
  }
  return cut;
}
