export interface DiffPiece {
  readonly text: string;
  /** Whether the word occurs only in this text. */
  readonly isOwn: boolean;
}

export interface Difference {
  readonly mine: readonly DiffPiece[];
  readonly theirs: readonly DiffPiece[];
}

// The table grows with the product of both lengths; beyond this limit it would make a phone stutter.
const mostCells = 4_000_000;

/** Compares two texts word by word and marks the words that only one of them has. */
export function wordDiff(mine: string, theirs: string): Difference {
  const [a, b] = [wordsOf(mine), wordsOf(theirs)];
  const start = sharedStart(a, b);
  const end = sharedEnd(a.slice(start), b.slice(start));
  const [midA, midB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const shared = midA.length * midB.length > mostCells ? nothingShared : sharedWords(midA, midB);
  return {
    mine: pieces(a, (index) => isOwn(index, start, a.length - end, shared.mine)),
    theirs: pieces(b, (index) => isOwn(index, start, b.length - end, shared.theirs)),
  };
}

interface Shared {
  readonly mine: ReadonlySet<number>;
  readonly theirs: ReadonlySet<number>;
}

const nothingShared: Shared = { mine: new Set(), theirs: new Set() };

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/gu) ?? [];
}

function isOwn(index: number, from: number, to: number, shared: ReadonlySet<number>): boolean {
  return index >= from && index < to && !shared.has(index - from);
}

function sharedStart(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((word, index) => word !== b[index]);
  return differs < 0 ? a.length : differs;
}

function sharedEnd(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return count;
}

/** The longest common subsequence of words. */
function sharedWords(a: readonly string[], b: readonly string[]): Shared {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = a.length - 1; row >= 0; row -= 1) {
    for (let column = b.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        a[row] === b[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const mine = new Set<number>();
  const theirs = new Set<number>();
  for (let [row, column] = [0, 0]; row < a.length && column < b.length;) {
    if (a[row] === b[column]) {
      mine.add(row);
      theirs.add(column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return { mine, theirs };
}

function pieces(words: readonly string[], own: (index: number) => boolean): DiffPiece[] {
  const found: DiffPiece[] = [];
  for (const [index, text] of words.entries()) {
    const last = found.at(-1);
    if (last && last.isOwn === own(index)) found[found.length - 1] = { text: last.text + text, isOwn: last.isOwn };
    else found.push({ text, isOwn: own(index) });
  }
  return found;
}
