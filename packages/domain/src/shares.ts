import { ageOn, calendarDateOf, parseCalendarDate } from "./calendar.ts";

export const shareKinds = ["link", "person"] as const;
/** A link works for whoever holds it; a share with a person belongs to the address it was sent to. */
export type ShareKind = (typeof shareKinds)[number];

/** What a share shows of its memories. Title, date and mark are always part of it, the place and originals never. */
export interface ShareShown {
  readonly text: boolean;
  readonly pictures: boolean;
  /** Sound and film. */
  readonly sound: boolean;
  /** The first name of who shares. */
  readonly name: boolean;
}

export const shareDays = [7, 30, 365] as const;
export const usualShareDays = 30;

export const maxSharedMemories = 100;
export const maxShareLabelLength = 60;
export const maxGreetingLength = 500;
export const minSharePassphraseLength = 4;
export const maxAnswerLength = 10_000;
export const maxAnswersPerShare = 20;
export const maxReportLength = 1000;

/** Younger people share with accounts only: no link of theirs opens for a visitor. */
export const publicSharingAge = 18;

/** `dateOfBirth` is YYYY-MM-DD. */
export function isAdult(dateOfBirth: string, nowMs: number): boolean {
  const born = parseCalendarDate(dateOfBirth);
  return born !== undefined && ageOn(born, calendarDateOf(nowMs)) >= publicSharingAge;
}

/** Mails about sharing, asking and families that a person may switch off. */
export const shareMails = [
  "memory-shared",
  "share-opened",
  "share-answered",
  "share-ends-soon",
  "question-asked",
  "question-answered",
  "answer-thanked",
  "invited",
  "vault-news",
  "offer-made",
  "offer-answered",
] as const;
export type ShareMail = (typeof shareMails)[number];
