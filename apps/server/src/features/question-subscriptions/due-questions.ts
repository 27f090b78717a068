import type { QuestionRhythm } from "@lane/domain/question-rhythms.ts";

import { addMonths } from "#lib/moments.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** The daily round begins when it can: without this, a round that was late once would make every later mail a day late. */
const earlyMs = dayMs / 2;
/** After so many unanswered questions in a row no more are mailed. */
const mostUnanswered = 2;

/** What was mailed last, and how often in a row nothing came of it. */
export interface Mailed {
  readonly rhythm: QuestionRhythm;
  readonly lastSentAt: number | null;
  /** Mails in a row without an answer, as far as was known when the last one was sent: that one counts. */
  readonly unanswered: number;
}

/** What the member has added since the last mail. */
export interface Added {
  readonly hasAny: boolean;
  /** Of the year that was asked about, or to the question itself. */
  readonly hasAnswer: boolean;
}

/** Whether the week or the month since the last mail is over. */
export function isDue({ rhythm, lastSentAt }: Mailed, now: number): boolean {
  if (rhythm === "never") return false;
  if (lastSentAt === null) return true;
  const next = rhythm === "weekly" ? lastSentAt + 7 * dayMs : addMonths(lastSentAt, 1);
  return now >= next - earlyMs;
}

/** How many mails in a row were not answered. Any memory ends a rest, and counting starts again. */
export function countUnanswered({ unanswered }: Mailed, { hasAny, hasAnswer }: Added): number {
  return hasAnswer || (hasAny && unanswered >= mostUnanswered) ? 0 : unanswered;
}

/** Whether mails rest until the member adds a memory. */
export function rests(mailed: Mailed, added: Added): boolean {
  return countUnanswered(mailed, added) >= mostUnanswered;
}
