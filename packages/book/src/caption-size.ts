/** A caption in a narrower column has a word or two on each line. */
export const narrowestCaption = 36;
/** As long as any that says which picture of a group is meant. */
export const longestPosition = "A la izquierda en medio:";
/** Of the size of the text. */
export const captionSize = 0.78;
const lineHeight = 1.25;
const aboveMm = 1.4;
const belowMm = 0.6;
const mmPerPt = 25.4 / 72;

const wideSign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
/** Widths as parts of the size of the letters; those of italics, a little generous so that a line never breaks early. */
const widths = { wide: 1, capital: 0.68, other: 0.44 };

/** The height a caption takes under a picture, with the air around it. */
export function captionHeight(caption: string, width: number, fontPt: number): number {
  const letters = fontPt * captionSize * mmPerPt;
  const lines = linesOf(caption, width / letters);
  return aboveMm + lines * letters * lineHeight + belowMm;
}

/** The lines that words take, broken greedily; the width in sizes of the letters. */
function linesOf(words: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words.split(/\s+/u)) {
    const length = Array.from(word, widthOf).reduce((sum, one) => sum + one, 0);
    const gap = used === 0 ? 0 : 0.25;
    if (used + gap + length <= width) {
      used += gap + length;
      continue;
    }
    const own = Math.max(1, Math.ceil(length / width));
    lines += used === 0 ? own - 1 : own;
    used = length - (own - 1) * width;
  }
  return lines;
}

function widthOf(sign: string): number {
  return wideSign.test(sign) ? widths.wide : /[\p{Lu}\p{N}]/u.test(sign) ? widths.capital : widths.other;
}
