import type { SharedMemory } from "@lane/contract/shared-memories.ts";
import { parseRichText, type Paragraph } from "@lane/domain/rich-text.ts";

import type { Failure } from "./calls.ts";
import { el } from "./dom.ts";
import type { Texts } from "./texts/en.ts";
import type { Reader } from "./texts/texts.ts";

/** The paragraphs of a text, as nodes. */
export function paragraphsOf(text: string): HTMLElement[] {
  return parseRichText(text).map((paragraph) => el("p", { dir: "auto" }, ...piecesOf(paragraph)));
}

function piecesOf(paragraph: Paragraph): (Node | string)[] {
  return paragraph.map((piece) => {
    if (!("text" in piece)) return el("br");
    return piece.isBold ? el("strong", {}, piece.text) : piece.text;
  });
}

/** "15 May 1993", or its month where the day is not known. */
export function dateOf({ year, month, day, isCirca }: SharedMemory, { texts, locale }: Reader): string {
  const known = { year: "numeric", month: "long", calendar: "gregory", timeZone: "UTC" } as const;
  const format = new Intl.DateTimeFormat(locale, day === null ? known : { ...known, day: "numeric" });
  const date = format.format(Date.UTC(year, month - 1, day === null ? 1 : day));
  return isCirca ? texts.aboutThen(date) : date;
}

const twoDigits = (part: number): string => String(part).padStart(2, "0");

/** "1:05" or "1:02:03". */
export function lengthOf(wholeSeconds: number): string {
  const seconds = Math.round(wholeSeconds);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours === 0 ? `${minutes}:${twoDigits(rest)}` : `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`;
}

const longestWaitMinutes = 90;

/** When to try again, for somebody who was refused for trying too often. */
function waitOf(seconds: number | undefined, texts: Texts): string {
  const minutes = Math.ceil((seconds === undefined ? Infinity : seconds) / 60);
  return minutes <= longestWaitMinutes ? texts.waitMinutes(Math.max(1, minutes)) : texts.waitLonger;
}

/** Why the page could not be loaded. */
export function troubleOf(failure: Failure, texts: Texts): string {
  if (failure.kind === "throttled") return waitOf(failure.retryAfterSeconds, texts);
  return failure.kind === "no connection" ? texts.noConnection : texts.ourFault;
}

/** Why somebody's words could not be sent. */
export function sendingTroubleOf(failure: Failure, texts: Texts): string {
  if (failure.kind === "throttled") return waitOf(failure.retryAfterSeconds, texts);
  return failure.kind === "refused" ? texts.notTaken : texts.notSent;
}
