import { endOfLetters, searchTokens, type SearchToken } from "./search-words.ts";

export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const excerptLength = 160;
const beforeMatch = 40;
const longestWordKept = 30;
const ellipsis = "…";
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The text in pieces; marked are the letters that were looked for, and no others. */
export function markMatches(text: string, words: readonly string[]): TextPiece[] {
  return cutAt(text, { start: 0, end: text.length }, [...matches(text, words)]);
}

/** A few words around the first match, or the first few words when there is none. */
export function excerptOf(text: string, words: readonly string[]): TextPiece[] {
  const flat = text.replaceAll(/\s+/gu, " ").trim();
  const ranges: Range[] = [];
  let frame: Range | undefined;
  for (const range of matches(flat, words)) {
    frame ??= frameAround(flat, range);
    if (range.start >= frame.end) break;
    ranges.push(range);
  }
  frame ??= frameAround(flat, { start: 0, end: 0 });
  const pieces = cutAt(flat, frame, ranges);
  return [
    ...(frame.start > 0 ? [{ text: ellipsis, isMatch: false }] : []),
    ...pieces,
    ...(frame.end < flat.length ? [{ text: ellipsis, isMatch: false }] : []),
  ];
}

function* matches(text: string, words: readonly string[]): Generator<Range> {
  if (words.length === 0) return;
  for (const token of searchTokens(text)) {
    const end = endOfMatch(token, words);
    if (end > token.start) yield { start: token.start, end };
  }
}

function endOfMatch(token: SearchToken, words: readonly string[]): number {
  const ends = words.filter((word) => token.word.startsWith(word)).map((word) => endOfLetters(token, word.length));
  return Math.max(token.start, ...ends);
}

function frameAround(text: string, match: Range): Range {
  if (text.length <= excerptLength) return { start: 0, end: text.length };
  const start = startOfFrame(text, Math.max(0, match.start - beforeMatch), match.start);
  return { start, end: endOfFrame(text, Math.max(start + excerptLength, match.end)) };
}

function startOfFrame(text: string, wanted: number, match: number): number {
  if (wanted === 0) return 0;
  const space = text.indexOf(" ", wanted);
  return space >= 0 && space + 1 < match ? space + 1 : startOfGrapheme(text, wanted);
}

function endOfFrame(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const space = text.lastIndexOf(" ", wanted);
  return space > wanted - longestWordKept ? space : startOfGrapheme(text, wanted);
}

/** A cut here parts neither a pair of surrogates nor a letter from its accent, nor a family of emoji. */
function startOfGrapheme(text: string, at: number): number {
  return graphemes.segment(text).containing(at)?.index ?? at;
}

function cutAt(text: string, frame: Range, ranges: readonly Range[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = frame.start;
  function add(end: number, isMatch: boolean): void {
    const last = pieces.at(-1);
    const piece = { text: text.slice(at, end), isMatch };
    if (piece.text === "") return;
    if (last?.isMatch === isMatch) pieces[pieces.length - 1] = { text: last.text + piece.text, isMatch };
    else pieces.push(piece);
    at = end;
  }
  for (const { start, end } of ranges) {
    add(Math.min(Math.max(at, start), frame.end), false);
    add(Math.min(Math.max(at, end), frame.end), true);
  }
  add(frame.end, false);
  return pieces;
}
