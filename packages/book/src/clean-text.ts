import type { RichText } from "@lane/domain/rich-text.ts";

/** Longer than any memory that the server stores; longer texts are cut. */
export const longestText = 200_000;
export const longestTitle = 500;

/** Control characters except tab and line feed, and characters that change the direction of the text after them. */
const unprintable = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\ufeff\ufff9-\ufffb\u2028\u2029]/gu;
const privateUse = /[\p{Co}\p{Cn}\p{Cs}]/gu;
/** But where words are not parted by spaces: the typesetter knows where a line of these may end. */
const endless =
  /[^\s\u200b\u00ad\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Yi}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]{30,}/gu;
const longestWord = 90;
/** Letters as words have them: it can be hyphenated, or a line holds it. */
const longWord =
  /^\p{P}*(?!.*(.)\1{3})(?:\p{Script=Latin}[\p{Ll}\p{M}'’-]{1,79}|\p{L}(?:[\p{Ll}\p{Lo}\p{M}'’-]|\p{Join_Control}){1,39})\p{P}*$/u;
/** Where an address may go on in the next line. */
const pieces = /[^/?&=._-]{0,19}[/?&=._-]+|[^/?&=._-]+/gu;
const longestPiece = 10;
/** More marks on one letter than any language has: those that go on any letter, and those of a script of its own. */
const combining = /((?:(?=\p{M})\p{Script=Inherited}){4})(?:(?=\p{M})\p{Script=Inherited})+|(\p{M}{8})\p{M}+/gu;

/** Characters without a meaning, or with a different one on each system: printed as the replacement character. */
export function isUnreadable(sign: string): boolean {
  return sign === "\ufffd" || /[\p{Co}\p{Cn}\p{Cs}]/u.test(sign);
}

/** A member's words as the typesetter accepts them: whole characters, and none that changes the text around it. */
export function cleanText(words: string, longest = longestText): string {
  return words
    .slice(0, longest)
    .toWellFormed()
    .normalize("NFC")
    .replaceAll("\r\n", "\n")
    .replaceAll(unprintable, "")
    .replaceAll(privateUse, "\ufffd")
    .replaceAll(combining, "$1$2")
    .replaceAll(endless, breakable);
}

/** A run of letters that no line can hold is broken without adding a hyphen, which the member did not write. */
function breakable(run: string): string {
  const isWord = run.length <= longestWord && longWord.test(run);
  return isWord ? run : (run.match(pieces) ?? [run]).flatMap(shortPieces).join("\u200b");
}

const signs = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A letter keeps its marks, and what is joined to one sign stays one. */
function shortPieces(piece: string): string[] {
  if (/[/?&=._-]$/u.test(piece)) return [piece];
  const whole = Array.from(signs.segment(piece), ({ segment }) => segment);
  const count = Math.ceil(whole.length / longestPiece);
  return Array.from({ length: count }, (_, at) => whole.slice(at * longestPiece, (at + 1) * longestPiece).join(""));
}

/** On one line. */
export function cleanTitle(words: string): string {
  return cleanText(words, longestTitle).replaceAll(/\s+/gu, " ").trim();
}

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const strong = /[\p{L}]/u;

export interface Voice {
  /** Which way a paragraph runs, by its first letter; without a letter it runs as the book does. */
  readonly direction: "ltr" | "rtl" | null;
  /** The language whose letters it is written in, where the script tells. */
  readonly script: string | null;
}

export function voiceOf(words: string): Voice {
  const first = strong.exec(words)?.[0] ?? "";
  const direction = first === "" ? null : rightToLeft.test(first) ? "rtl" : "ltr";
  return { direction, script: scriptOf(words, first) };
}

const byFirstLetter = [
  ["he", /\p{Script=Hebrew}/u],
  ["ar", /\p{Script=Arabic}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["bn", /\p{Script=Bengali}/u],
  ["ta", /\p{Script=Tamil}/u],
  ["te", /\p{Script=Telugu}/u],
  ["ml", /\p{Script=Malayalam}/u],
  ["gu", /\p{Script=Gujarati}/u],
  ["si", /\p{Script=Sinhala}/u],
  ["pa", /\p{Script=Gurmukhi}/u],
  ["kn", /\p{Script=Kannada}/u],
  ["or", /\p{Script=Oriya}/u],
  ["th", /\p{Script=Thai}/u],
  ["lo", /\p{Script=Lao}/u],
  ["km", /\p{Script=Khmer}/u],
  ["my", /\p{Script=Myanmar}/u],
  ["bo", /\p{Script=Tibetan}/u],
  ["ka", /\p{Script=Georgian}/u],
  ["hy", /\p{Script=Armenian}/u],
  ["am", /\p{Script=Ethiopic}/u],
  ["el", /\p{Script=Greek}/u],
  ["dv", /\p{Script=Thaana}/u],
  ["iu", /\p{Script=Canadian_Aboriginal}/u],
  ["ii", /\p{Script=Yi}/u],
] as const;

/** Chinese signs are drawn differently in Japan: kana anywhere, or hangul, decide. */
function scriptOf(words: string, first: string): Voice["script"] {
  for (const [script, pattern] of byFirstLetter) if (pattern.test(first)) return script;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)) return "ja";
  if (/\p{Script=Hangul}/u.test(words)) return "ko";
  const signs = words.match(/\p{Script=Han}/gu);
  if (!signs) return null;
  return isTraditional(signs) ? "zh-Hant" : "zh";
}

export interface CleanParagraph extends Voice {
  readonly pieces: readonly { readonly text: string; readonly isBold: boolean }[];
}

/** Paragraphs without the empty ones; a line break is a line feed in a piece. */
export function cleanParagraphs(text: RichText): CleanParagraph[] {
  let left = longestText;
  return text.flatMap((paragraph) => {
    const pieces = paragraph.map((piece) => {
      const words = "text" in piece ? cleanText(piece.text, left) : "\n";
      left = Math.max(0, left - words.length);
      return { text: words, isBold: "text" in piece && piece.isBold };
    });
    const words = pieces.map(({ text: one }) => one).join("");
    return words.trim() === "" ? [] : [{ pieces, ...voiceOf(words) }];
  });
}

/** A text without markup, with a paragraph for each of its lines. */
export function linesOf(words: string): RichText {
  return words.split(/\r?\n/u).map((text) => [{ text, isBold: false }]);
}

/** Every sign of GB 2312, in which nearly all that is written with simplified signs can be written. */
let simplified: ReadonlySet<string> | undefined;

const gb2312Rows = { first: 0xb0, last: 0xf7 };
const gb2312Cells = { first: 0xa1, last: 0xfe };

function simplifiedSigns(): ReadonlySet<string> {
  const bytes: number[] = [];
  for (let row = gb2312Rows.first; row <= gb2312Rows.last; row += 1) {
    for (let cell = gb2312Cells.first; cell <= gb2312Cells.last; cell += 1) bytes.push(row, cell);
  }
  return new Set(new TextDecoder("gbk").decode(Uint8Array.from(bytes)));
}

/** A name may have a rare sign; of a text with traditional ones about every third is no simplified one. */
const traditionalShare = 0.1;

function isTraditional(signs: readonly string[]): boolean {
  const known = (simplified ??= simplifiedSigns());
  return signs.filter((sign) => !known.has(sign)).length > signs.length * traditionalShare;
}
