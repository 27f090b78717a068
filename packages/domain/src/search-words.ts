import { foldName } from "./fold-name.ts";

/** What a piece of text becomes when it is compared, and where it stands. */
interface Piece {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** Right behind an apostrophe. */
  readonly isTail: boolean;
  /** Of a script that has no spaces. */
  readonly isSign: boolean;
}

export interface SearchToken {
  readonly word: string;
  readonly start: number;
  /** Undefined where every letter became exactly one. */
  readonly pieces: readonly Piece[] | undefined;
}

const longestWord = 64;
const mostQueryWords = 16;
const mostIndexedWords = 20_000;
/** PostgreSQL keeps at most a megabyte of words with one memory; a letter may take three bytes. */
const mostIndexedLetters = 150_000;
const mostTails = 3;

const apostrophes = "'`´‘’ʻʼʹ′";
/** Soft hyphens, joiners and marks of direction stand inside words and are no part of them. */
const unseen = "\u00ad\u200c-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff";
const run = new RegExp(`[\\p{L}\\p{M}\\p{N}${apostrophes}${unseen}]+`, "gu");
const plain = /^[a-z\d]+$/iu;
/** A letter and what belongs to it: its marks, halves of a Korean syllable, the sound marks of half-width kana. */
const cluster =
  /[\u1100-\u115f\ua960-\ua97c][\u1160-\u11a7\ud7b0-\ud7c6]*[\u11a8-\u11ff\ud7cb-\ud7fb]*\p{M}*|[^][\p{M}\uff9e\uff9f]*/gu;
const apostrophe = new RegExp(`^[${apostrophes}]`, "u");
/** Written without spaces between words. */
const unspaced =
  /^[\p{sc=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tai_Tham}\p{sc=Javanese}\p{sc=Balinese}]/u;

/**
 * The words of a text without case, accents or punctuation. What stands behind an apostrophe is a word as well, so that
 * "l'été" is found by "ete". Where a script has no spaces, each sign and the one behind it make a word.
 */
export function* searchTokens(text: string): Generator<SearchToken> {
  for (const { 0: found, index } of text.matchAll(run)) {
    if (plain.test(found)) yield { word: capped(found.toLowerCase()), start: index, pieces: undefined };
    else yield* unplainTokens(found, index);
  }
}

/** What is looked for: each of these has to be, or to begin, a word of the text. */
export function searchWords(query: string): string[] {
  const words = new Set<string>();
  let signs: SearchToken | undefined;
  for (const token of searchTokens(query)) {
    // The last sign of a run is only a word of its own when it is alone; behind another it belongs to that pair.
    if (!isTailOf(signs, token)) words.add(token.word);
    signs = token;
  }
  return [...words].slice(0, mostQueryWords);
}

/** Every word of a text, once; of a text that is longer than any a person writes, those that come first. */
export function indexWords(text: string): string[] {
  const words = new Set<string>();
  let letters = 0;
  for (const { word } of searchTokens(text)) {
    if (words.has(word)) continue;
    letters += word.length;
    if (words.size >= mostIndexedWords || letters > mostIndexedLetters) break;
    words.add(word);
  }
  return [...words];
}

/** Where the part of the text ends that became the first letters of the word. */
export function endOfLetters({ start, pieces }: SearchToken, letters: number): number {
  if (!pieces) return start + letters;
  let seen = 0;
  let end = start;
  for (const piece of pieces) {
    if (seen >= letters) break;
    seen += piece.folded.length;
    end = piece.end;
  }
  return end;
}

/** Whether a token only repeats the end of the one before: behind an apostrophe, or the second sign of a pair. */
function isTailOf(before: SearchToken | undefined, { word, pieces }: SearchToken): boolean {
  const last = pieces?.at(-1);
  return last !== undefined && before?.pieces?.at(-1) === last && before.word.endsWith(word);
}

function* unplainTokens(found: string, index: number): Generator<SearchToken> {
  let stretch: Piece[] = [];
  for (const piece of piecesOf(found, index)) {
    if (stretch[0] && stretch[0].isSign !== piece.isSign) {
      yield* tokensOf(stretch);
      stretch = [];
    }
    stretch.push(piece);
  }
  yield* tokensOf(stretch);
}

function* piecesOf(found: string, index: number): Generator<Piece> {
  let isTail = false;
  for (const { 0: text, index: at } of found.matchAll(cluster)) {
    const letters = folded(text);
    if (letters === "") {
      isTail ||= apostrophe.test(text);
      continue;
    }
    const start = index + at;
    yield { folded: letters, start, end: start + text.length, isTail, isSign: unspaced.test(letters) };
    isTail = false;
  }
}

const mostKnown = 10_000;
const known = new Map<string, string>();

/** Folding takes ten times as long as remembering, and a text has few different letters. */
function folded(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const letters = foldName(text).replaceAll(" ", "");
  if (known.size >= mostKnown) known.clear();
  known.set(text, letters);
  return letters;
}

function* tokensOf(stretch: readonly Piece[]): Generator<SearchToken> {
  const isSigns = stretch[0]?.isSign === true;
  const length = isSigns ? 2 : longestWord;
  for (const at of isSigns ? stretch.keys() : startsOf(stretch)) {
    const token = tokenOf(stretch.slice(at, at + length));
    if (token) yield token;
  }
}

function startsOf(letters: readonly Piece[]): number[] {
  const tails = letters.flatMap(({ isTail }, at) => (isTail && at > 0 ? [at] : []));
  return [0, ...tails.slice(0, mostTails)];
}

function tokenOf(pieces: readonly Piece[]): SearchToken | undefined {
  const [first] = pieces;
  return first && { word: capped(pieces.map(({ folded }) => folded).join("")), start: first.start, pieces };
}

function capped(word: string): string {
  if (word.length <= longestWord) return word;
  return word.slice(0, longestWord).replace(/[\ud800-\udbff]$/, "");
}
