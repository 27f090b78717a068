import {
  highestBankVersion,
  maxFavouriteLength,
  maxHopeLength,
  maxHopes,
  maxQuestionLength,
} from "@lane/domain/limits.ts";

import { problem } from "../report.ts";
import { isFitLine } from "./fit-memory.ts";
import type { Archive } from "./schema.ts";

type Favourite = Archive["favourites"][number];
type PromptYear = Archive["promptYears"][number];

/** What our own archive holds beside memories. */
export interface AccountData {
  readonly favourites: readonly Favourite[];
  readonly promptYears: readonly PromptYear[];
  readonly hopes: readonly OwnHope[];
}

export interface OwnHope extends Omit<Archive["hopes"][number], "createdAt"> {
  /** Milliseconds since 1970, UTC. */
  readonly createdAt: number;
}

/** As a report names it. */
export interface RefusedRecord {
  readonly name: string;
  readonly reason: "text-too-long" | "no-such-shape" | "no-room";
}

/** The part of an archive that is neither memories nor files. */
export interface OwnHead {
  readonly startYear: number | null;
  readonly accountData: AccountData;
  readonly refused: readonly RefusedRecord[];
}

/** A report names at most this many refused records. */
export const mostNamed = 100;
const mostAsked = 1_000_000;

const maxDetailLength = 500;
const maxIdLength = 200;
const maxBasisLength = 2000;
const mostNudges = 20;

/** What an archive holds beside memories, without what could not have been saved here: archives can be forged. */
export function fitAccountData({ timelines, favourites, promptYears, hopes }: Archive): OwnHead {
  const laid = parted(hopes, ({ text }) => fits(text, maxHopeLength));
  const liked = parted(favourites, isFitFavourite);
  return {
    startYear: timelines.find(({ kind, role }) => kind === "personal" && role === "owner")?.startYear ?? null,
    accountData: {
      favourites: firstOfEach(liked.fit, ({ year, category }) => `${year} ${category}`),
      promptYears: firstOfEach(promptYears, ({ year }) => String(year)).map(fitPromptYear),
      hopes: laid.fit
        .slice(0, maxHopes + mostNamed)
        .map((hope) => ({ ...hope, createdAt: Math.max(0, Date.parse(hope.createdAt)) })),
    },
    refused: [
      ...laid.unfit.slice(0, mostNamed).map(({ text }) => refusedLine(text, maxHopeLength)),
      ...liked.unfit
        .slice(0, mostNamed)
        .map(({ title, category }) => refusedLine(title ?? category, maxFavouriteLength)),
    ],
  };
}

/** As a report names it. */
export function refusedAs(name: string, reason: RefusedRecord["reason"]): RefusedRecord {
  return { name: problem(name, reason, "").name, reason };
}

function refusedLine(text: string, maxLength: number): RefusedRecord {
  return refusedAs(text, text.length > maxLength ? "text-too-long" : "no-such-shape");
}

function fits(line: string | null, maxLength: number): boolean {
  return line === null || isFitLine(line, maxLength);
}

function isFitFavourite({ title, detail, entryId }: Favourite): boolean {
  return fits(title, maxFavouriteLength) && fits(detail, maxDetailLength) && fits(entryId, maxIdLength);
}

/** The member's feeling about a year is kept; a question that could not have been asked here is asked anew. */
function fitPromptYear(promptYear: PromptYear): PromptYear {
  const { text, nudges, templateId, bankVersion, basis } = promptYear;
  const asked = Math.min(promptYear.asked, mostAsked);
  const isFit =
    fits(text, maxQuestionLength) &&
    nudges.length <= mostNudges &&
    nudges.every((nudge) => fits(nudge, maxQuestionLength)) &&
    fits(templateId, maxIdLength) &&
    (basis === "" || fits(basis, maxBasisLength)) &&
    Math.abs(bankVersion ?? 0) <= highestBankVersion;
  if (isFit) return { ...promptYear, asked };
  return { ...promptYear, asked, text: null, nudges: [], templateId: null, bankVersion: null, basis: null };
}

function parted<T>(all: readonly T[], isFit: (one: T) => boolean): { fit: T[]; unfit: T[] } {
  const parts: { fit: T[]; unfit: T[] } = { fit: [], unfit: [] };
  for (const one of all) parts[isFit(one) ? "fit" : "unfit"].push(one);
  return parts;
}

function firstOfEach<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const kept = new Map<string, T>();
  for (const one of all) if (!kept.has(keyOf(one))) kept.set(keyOf(one), one);
  return [...kept.values()];
}
