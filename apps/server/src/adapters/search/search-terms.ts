import type { Db } from "#db/client.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import type { SearchDoc, SearchQuestion } from "#ports/memory-search.ts";

import { wordsOfText } from "./words-of-text.ts";

const scopeLength = 5;

/**
 * The search terms of a memory, before the timeline's prefix is added to each. None of them needs quoting in any query.
 */
interface SearchTerms {
  readonly title: readonly string[];
  readonly body: readonly string[];
  readonly facets: readonly string[];
}

export async function termsOf(doc: SearchDoc): Promise<SearchTerms> {
  return { title: await wordsOfText(doc.title), body: await wordsOfText(doc.text), facets: facetsOf(doc) };
}

/** Always the same length, so that no timeline's prefix is the beginning of another's. */
export function scopeName(number: number): string {
  return number.toString(36).padStart(scopeLength, "0");
}

/** One facet of each list has to match. */
export function facetQuestion(question: SearchQuestion): readonly (readonly string[])[] {
  const { fromYear = 1, toYear = 9999, memoryType, mediaType, archive } = question;
  return [
    ...(question.fromYear === undefined && question.toYear === undefined ? [] : [yearFacets(fromYear, toYear)]),
    ...(memoryType === undefined ? [] : [[markFacet(memoryType)]]),
    ...(mediaType === undefined ? [] : [[mediaFacet(mediaType)]]),
    ...(archive === "with" ? [] : [[archiveFacet(archive === "only")]]),
  ];
}

function facetsOf({ year, memoryType, mediaTypes, isArchived }: SearchDoc): string[] {
  return [
    ...spans.map(({ sign, years }) => `${sign}${Math.floor(year / years)}`),
    markFacet(memoryType ?? "None"),
    ...mediaTypes.map(mediaFacet),
    archiveFacet(isArchived),
  ];
}

const spans = [
  { sign: "c", years: 100 },
  { sign: "d", years: 10 },
  { sign: "y", years: 1 },
] as const;

/** The fewest centuries, decades and years that make up the range. */
function yearFacets(from: number, to: number): string[] {
  const facets: string[] = [];
  for (let year = from; year <= to;) {
    const span = spans.find(({ years }) => year % years === 0 && year + years - 1 <= to) ?? spans[2];
    facets.push(`${span.sign}${year / span.years}`);
    year += span.years;
  }
  return facets;
}

function markFacet(mark: "Flower" | "Stone" | "None"): string {
  return `m${mark.toLowerCase()}`;
}

function mediaFacet(type: "Image" | "Video" | "Audio"): string {
  return `k${type.toLowerCase()}`;
}

function archiveFacet(isArchived: boolean): string {
  return isArchived ? "a1" : "a0";
}

/** The short prefixes of timelines in the index. */
export function createSearchScopes(db: Db) {
  const named = prepareQuery(db, (timelineIds: readonly string[]) =>
    db.selectFrom("search_scopes").select(["number", "timeline_id"]).where("timeline_id", "in", timelineIds),
  );

  async function find(timelineIds: readonly string[]): Promise<Map<string, string>> {
    if (timelineIds.length === 0) return new Map();
    const rows = await named.all(timelineIds);
    return new Map(rows.map((row) => [row.timeline_id, scopeName(row.number)]));
  }

  return {
    find,

    async findOrMake(timelineId: string): Promise<string> {
      const known = (await find([timelineId])).get(timelineId);
      if (known !== undefined) return known;
      await db
        .insertInto("search_scopes")
        .values({ timeline_id: timelineId })
        .onConflict((conflict) => conflict.column("timeline_id").doNothing())
        .execute();
      const made = (await find([timelineId])).get(timelineId);
      if (made === undefined) throw new Error("A timeline has no signs in the index");
      return made;
    },
  };
}
