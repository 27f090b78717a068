import { type RawBuilder, sql } from "kysely";

import type { Db } from "#db/client.ts";
import type { MemorySearch, SearchDoc } from "#ports/memory-search.ts";

import { type FoundNumber, pageOfParts, type PartQuestion } from "./page-of-parts.ts";
import { createSearchScopes } from "./search-scopes.ts";
import { facetQuestion, termsOf } from "./search-terms.ts";

/** Behind the timeline's signs: a word of the title, a word of title or text, a facet. */
const signs = { title: "t", any: "w", facet: "f" } as const;
/** Matches that are common are among so many of the newest; those that are not are few, and the index gives them all. */
const newest = 500;

export function createPostgresSearch(db: Db): MemorySearch {
  const scopes = createSearchScopes(db);
  return {
    async put(doc) {
      const scope = await scopes.findOrMake(doc.timelineId);
      await sql`
        insert into memory_words (memory_id, scope, words)
        values (${doc.memoryId}, ${scope}, array_to_tsvector(${lexemesOf(doc, scope)}::text[]))
        on conflict (memory_id) do update set scope = excluded.scope, words = excluded.words`.execute(db);
    },

    async find(question) {
      const names = await scopes.find(question.scopes.map(({ timelineId }) => timelineId));
      return pageOfParts(question, names, (part) => findPart(db, part));
    },
  };
}

async function findPart(db: Db, part: PartQuestion): Promise<FoundNumber[]> {
  const match = sql`${matchOf(part)}::tsquery`;
  const among = await findAmongNewest(db, part, match);
  if (among.found.length >= part.limit || among.isAll) return among.found;
  return findInIndex(db, part, match);
}

/** An inverted index knows no order: a common word would be read, fetched and sorted a hundred thousand times. */
async function findAmongNewest(db: Db, part: PartQuestion, match: RawBuilder<unknown>) {
  const { rows } = await sql<{ number: number; memoryId: string | null }>`
    with newest as materialized (
      select number, memory_id, words from memory_words
      where scope = ${part.scopeName} ${beforeOf(part)}
      order by number desc
      limit ${newest}
    ),
    found as materialized (
      select number, memory_id from newest where words @@ ${match} order by number desc limit ${part.limit}
    )
    select number, memory_id as "memoryId" from found
    union all
    select count(*), null from newest`.execute(db);
  const found = rows.flatMap(({ number, memoryId }) => (memoryId === null ? [] : [{ number, memoryId }]));
  const read = rows.find(({ memoryId }) => memoryId === null)?.number ?? 0;
  return { found: found.toSorted((one, other) => other.number - one.number), isAll: read < newest };
}

async function findInIndex(db: Db, part: PartQuestion, match: RawBuilder<unknown>): Promise<FoundNumber[]> {
  // Materialised: asked for the first few in order, the planner would rather read the timeline from its end.
  const { rows } = await sql<FoundNumber>`
    with found as materialized (
      select number, memory_id from memory_words where words @@ ${match} ${beforeOf(part)}
    )
    select number, memory_id as "memoryId" from found order by number desc limit ${part.limit}`.execute(db);
  return rows;
}

function beforeOf({ before }: PartQuestion): RawBuilder<unknown> {
  return before === undefined ? sql`` : sql`and number < ${before}`;
}

export function lexemesOf(doc: SearchDoc, scope: string): string[] {
  const { title, body, facets } = termsOf(doc);
  const all = new Set([...title, ...body]);
  return [
    ...title.map((word) => `${scope}${signs.title}${word}`),
    ...Array.from(all, (word) => `${scope}${signs.any}${word}`),
    ...facets.map((facet) => `${scope}${signs.facet}${facet}`),
  ];
}

function matchOf({ question, scope, scopeName, part }: PartQuestion): string {
  const beginningsIn = (sign: string): string =>
    question.words.map((word) => `'${scopeName}${sign}${word}':*`).join(" & ");
  const inTitle = `(${beginningsIn(signs.title)})`;
  const words = part === "title" ? inTitle : `(${beginningsIn(signs.any)}) & !${inTitle}`;
  const facets = facetQuestion(question, scope).map(
    (choices) => ` & (${choices.map((facet) => `'${scopeName}${signs.facet}${facet}'`).join(" | ")})`,
  );
  return words + facets.join("");
}
