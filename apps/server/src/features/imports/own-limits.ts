import type { Archive } from "@lane/archive/own/schema.ts";
import { problem } from "@lane/archive/report.ts";
import { lineOf } from "@lane/contract/fields.ts";
import type { ImportReason } from "@lane/contract/imports.ts";
import { maxFavouriteLength, maxHopeLength } from "@lane/domain/limits.ts";

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
const highestBankVersion = 9999;

const hopeLine = lineOf("Your hope", maxHopeLength);
const titleLine = lineOf("Your answer", maxFavouriteLength);
const detailLine = lineOf("Who made it", 500);
const idLine = lineOf("Its name", 200);
const questionLine = lineOf("The question", 600);
const basisLine = lineOf("What was known", 2000);

/** What an archive holds beside memories, held to what could have been written here. Anybody can make an archive. */
export function fitThings({ favourites, promptYears, hopes }: Archive): FitThings {
  const laid = parted(hopes, ({ text }) => fits(hopeLine, text));
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
export function refusedAs(name: string, reason: "text-too-long" | "no-such-shape" | "too-many"): Refused {
  return { name: problem(name, reason, "").name, reason };
}

function refusedLine(text: string, maxLength: number): Refused {
  return refusedAs(text, text.length > maxLength ? "text-too-long" : "no-such-shape");
}

function fits(line: ReturnType<typeof lineOf>, text: string | null): boolean {
  return text === null || line.safeParse(text).success;
}

function isFitFavourite({ title, detail, entryId }: Favourite): boolean {
  return fits(titleLine, title) && fits(detailLine, detail) && fits(idLine, entryId);
}

/** How somebody feels about a year is theirs; a question that could not have been ours is asked anew. */
function fitPromptYear(promptYear: PromptYear): PromptYear {
  const { text, nudges, templateId, bankVersion, basis } = promptYear;
  const asked = Math.min(promptYear.asked, mostAsked);
  const isFit =
    fits(questionLine, text) &&
    nudges.length <= 20 &&
    nudges.every((nudge) => fits(questionLine, nudge)) &&
    fits(idLine, templateId) &&
    (basis === "" || fits(basisLine, basis)) &&
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
