import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import type { MemorySearch, SearchDoc } from "#ports/memory-search.ts";

import { type FoundNumber, pageOfParts, type PartQuestion } from "./page-of-parts.ts";
import { createSearchScopes, facetQuestion, termsOf } from "./search-terms.ts";

export function createSqliteSearch(db: Db): MemorySearch {
  const scopes = createSearchScopes(db);
  const found = prepareFound(db);
  return {
    async put(doc) {
      const row = await wordsRow(doc, await scopes.findOrMake(doc.timelineId));
      await db
        .insertInto("memory_words")
        .values({ memory_id: doc.memoryId, ...row })
        .onConflict((conflict) => conflict.column("memory_id").doUpdateSet(row))
        .execute();
    },

    async find(question) {
      const names = await scopes.find(question.scopes.map(({ timelineId }) => timelineId));
      return pageOfParts(question, names, (part) => found.all(matchOf(part), part.before, part.limit));
    },
  };
}

export async function wordsRow(doc: SearchDoc, scope: string) {
  const { title, body, facets } = await termsOf(doc);
  return { scope, title: column(title), body: column(body), facets: column(facets) };
}

/** Reads from the newest on until the page is full, without counting or ranking the rest. */
function prepareFound(db: Db) {
  return prepareQuery(db, (match: string, before: number | undefined, limit: number) => {
    // Cast: the parameter arrives as a real, and with that FTS5 reads every match from the newest on instead of seeking.
    const isBefore = before === undefined ? sql`` : sql`and memory_index.rowid < cast(${before} as integer)`;
    return sql<FoundNumber>`
      select memory_words.number as "number", memory_words.memory_id as "memoryId"
      from memory_index join memory_words on memory_words.number = memory_index.rowid
      where memory_index match ${match} ${isBefore}
      order by memory_index.rowid desc
      limit cast(${limit} as integer)`;
  });
}

function matchOf({ question, scopeName, part }: PartQuestion): string {
  const beginnings = question.words.map((word) => `"${scopeName}${word}" *`).join(" AND ");
  const inTitle = `(title : (${beginnings}))`;
  const words = part === "title" ? inTitle : `(({title body} : (${beginnings})) NOT ${inTitle})`;
  const facets = facetQuestion(question).map(
    (choices) => ` AND facets : (${choices.map((facet) => `"${scopeName}${facet}"`).join(" OR ")})`,
  );
  return words + facets.join("");
}

/** A space before each term, where the index adds the timeline's prefix. */
function column(terms: readonly string[]): string {
  return terms.map((term) => ` ${term}`).join("");
}
