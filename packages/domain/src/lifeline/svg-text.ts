import { escapeHtml } from "../escape-html.ts";

/** Characters that XML has no place for at all, not even escaped. */
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const lineBreaks = /[\t\n\r]+/g;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
const narrow = /[iljtfr.,;:'!|()[\] ]/;
const broad = /[\p{Lu}mw@%&—…]/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Escapes a member's words as text of an SVG. */
export function svgText(words: string): string {
  return escapeHtml(words.toWellFormed().replaceAll(notXml, "").replaceAll(lineBreaks, " "));
}

/** As much of a text as fits the width, by a guess at its letters that errs towards too wide. */
export function fittedText(words: string, width: number, fontSize: number): string {
  const room = width / fontSize;
  let used = 0;
  let fitted = "";
  for (const { segment } of graphemes.segment(words)) {
    used += widthOf(segment);
    if (used > room) return `${fitted.trimEnd()}…`;
    if (used <= room - 0.7 || fitted.length > 0) fitted += segment;
  }
  return fitted;
}

/** A text in lines that fit the width, by the same guess; the last of them is cut where there would be more. */
export function wrappedText(words: string, width: number, fontSize: number, most: number): string[] {
  const lines: string[] = [];
  let rest = words.trim();
  while (rest !== "" && lines.length < most - 1 && textWidth(rest, fontSize) > width) {
    const length = lineLength(rest, width, fontSize);
    lines.push(rest.slice(0, length).trimEnd());
    rest = rest.slice(length).trimStart();
  }
  return rest === "" ? lines : [...lines, fittedText(rest, width, fontSize)];
}

/** How many characters of a text fit the first line: whole words, or as much as there is room for of a long one. */
function lineLength(words: string, width: number, fontSize: number): number {
  let [used, length, lastBreak] = [0, 0, 0];
  for (const { segment } of graphemes.segment(words)) {
    used += widthOf(segment) * fontSize;
    if (used > width && length > 0) break;
    length += segment.length;
    if (segment === " " || segment === "-") lastBreak = length;
  }
  return lastBreak > 0 && words[length] !== " " ? lastBreak : length;
}

/** How wide a text is, by the same guess. */
export function textWidth(words: string, fontSize: number): number {
  return (
    Array.from(graphemes.segment(words), ({ segment }) => widthOf(segment)).reduce((sum, one) => sum + one, 0) *
    fontSize
  );
}

function widthOf(segment: string): number {
  if (wide.test(segment)) return 1.05;
  if (broad.test(segment)) return 0.7;
  return narrow.test(segment) ? 0.3 : 0.52;
}
