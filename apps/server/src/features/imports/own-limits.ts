import { isFitLine } from "@lane/archive/own/fit-memory.ts";
import type { Archive } from "@lane/archive/own/schema.ts";
import { problem } from "@lane/archive/report.ts";
import type { ImportReason } from "@lane/contract/imports.ts";
import { highestBankVersion, maxFavouriteLength, maxHopeLength, maxQuestionLength } from "@lane/domain/limits.ts";

import { instantIn } from "#lib/iso-instant.ts";

import type { OwnThings } from "./own-things.repository.ts";

interface Refused {
  readonly name: string;
  readonly reason: ImportReason;
}

interface FitThings {
  readonly things: OwnThings;
  readonly refused: readonly Refused[];
}

type Favourite = OwnThings["favourites"][number];
type PromptYear = OwnThings["promptYears"][number];

const mostAsked = 1_000_000;

const maxDetailLength = 500;
const maxIdLength = 200;
const maxBasisLength = 2000;
const mostNudges = 20;

/** What an archive holds beside memories, held to what could have been written here. Anybody can make an archive. */
export function fitThings({ favourites, promptYears, hopes }: Archive): FitThings {
  const laid = parted(hopes, ({ text }) => fits(text, maxHopeLength));
  const liked = parted(favourites, isFitFavourite);
  return {
    things: {
      favourites: firstOfEach(liked.fit, ({ year, category }) => `${year} ${category}`),
      promptYears: firstOfEach(promptYears, ({ year }) => String(year)).map(fitPromptYear),
      hopes: laid.fit.map((hope) => ({ ...hope, createdAt: Math.max(0, instantIn(hope.createdAt)) })),
    },
    refused: [
      ...laid.unfit.map(({ text }) => refusedLine(text, maxHopeLength)),
      ...liked.unfit.map(({ title, category }) => refusedLine(title ?? category, maxFavouriteLength)),
    ],
  };
}

/** As a report names it. */
export function refusedAs(name: string, reason: "text-too-long" | "no-such-shape" | "no-room"): Refused {
  return { name: problem(name, reason, "").name, reason };
}

function refusedLine(text: string, maxLength: number): Refused {
  return refusedAs(text, text.length > maxLength ? "text-too-long" : "no-such-shape");
}

function fits(line: string | null, maxLength: number): boolean {
  return line === null || isFitLine(line, maxLength);
}

function isFitFavourite({ title, detail, entryId }: Favourite): boolean {
  return fits(title, maxFavouriteLength) && fits(detail, maxDetailLength) && fits(entryId, maxIdLength);
}

/** How somebody feels about a year is theirs; a question that could not have been ours is asked anew. */
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
