export interface WindowText {
  readonly text: string;
  /** Its first words may be the last ones of the text before. */
  readonly overlaps: boolean;
}

/** How many words are looked through for those that two texts share. */
const lookedThrough = 12;
/** A word that was cut in two is heard wrongly on both sides of the cut. */
const cutWords = 2;

/** One text of the texts of successive windows, without what was heard twice. */
export function joinTexts(texts: readonly WindowText[]): string {
  return texts.reduce((whole, { text, overlaps }) => joined(whole, text.trim(), overlaps), "");
}

function joined(before: string, after: string, overlaps: boolean): string {
  if (before === "" || after === "") return before + after;
  if (!overlaps) return `${before} ${after}`;
  const former = before.split(/\s+/);
  const next = after.split(/\s+/);
  const shared = sharedWords(former.slice(-lookedThrough).map(plain), next.slice(0, lookedThrough).map(plain));
  if (!shared) return `${before} ${after}`;
  return [...former.slice(0, former.length - shared.droppedBefore), ...next.slice(shared.droppedAfter)].join(" ");
}

/** The longest run of words that ends the one text and begins the other, apart from a word that was cut. */
function sharedWords(former: readonly string[], next: readonly string[]) {
  for (let length = Math.min(former.length, next.length); length > 0; length -= 1) {
    for (let cutBefore = 0; cutBefore <= cutWords; cutBefore += 1) {
      const end = former.length - cutBefore;
      const run = former.slice(Math.max(0, end - length), end).join(" ");
      for (let cutAfter = 0; cutAfter <= cutWords; cutAfter += 1) {
        const other = next.slice(cutAfter, cutAfter + length).join(" ");
        const isCertain = length > 1 || (cutBefore === 0 && cutAfter === 0);
        if (isCertain && run !== "" && run === other) {
          return { droppedBefore: cutBefore, droppedAfter: cutAfter + length };
        }
      }
    }
  }
  return undefined;
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
