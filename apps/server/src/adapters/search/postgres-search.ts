import { type RawBuilder, sql } from "kysely";

import type { Db } from "#db/client.ts";
import type { MemorySearch, SearchDoc } from "#ports/memory-search.ts";

import { type FoundNumber, pageOfParts, type PartQuestion } from "./page-of-parts.ts";
import { createSearchScopes, facetQuestion, termsOf } from "./search-terms.ts";

/** Follow the timeline's prefix: a word of the title, a word of title or text, a facet. */
const signs = { title: "t", any: "w", facet: "f" } as const;
/** Prefixes of up to this many letters are indexed as they are; for longer ones the index collects the words. */
const keptBeginning = 3;
/** Common matches are among this many of the newest memories; rare ones are few, and the index returns them all. */
const newest = 500;
/** The largest number a row can have. */
const afterAll = sql.lit("9223372036854775807");

export function createPostgresSearch(db: Db): MemorySearch {
  const scopes = createSearchScopes(db);
  return {
    async put(doc) {
      const scope = await scopes.findOrMake(doc.timelineId);
      const { words, beginnings } = await lexemesOf(doc, scope);
      await sql`
        insert into memory_words (memory_id, scope, words, beginnings)
        values (
          ${doc.memoryId}, ${scope}, array_to_tsvector(${words}::text[]), array_to_tsvector(${beginnings}::text[])
        )
        on conflict (memory_id) do update
        set scope = excluded.scope, words = excluded.words, beginnings = excluded.beginnings`.execute(db);
    },

    async find(question) {
      const names = await scopes.find(question.scopes.map(({ timelineId }) => timelineId));
      return pageOfParts(question, names, (part) => findPart(db, part));
    },
  };
}

async function findPart(db: Db, part: PartQuestion): Promise<FoundNumber[]> {
  const among = await findAmongNewest(db, part);
  return among.found.length >= part.limit || among.isAll ? among.found : findInIndex(db, part);
}

/**
 * An inverted index has no order: for a common word, a hundred thousand rows would be read, fetched and sorted. With
 * `scope = ...` instead of rows compared, the planner may walk through everybody's newest memories for those of one
 * timeline: for a large one that seems quick, and it is not when the others have written since.
 */
async function findAmongNewest(db: Db, part: PartQuestion) {
  const { question, scopeName } = part;
  const inTitle = beginningsIn(question.words, scopeName, signs.title);
  const words =
    part.part === "title" ? inTitle : [...beginningsIn(question.words, scopeName, signs.any), noneOf(inTitle)];
  const match = matching("words", [...words, ...facetsOf(part)]);
  const { rows } = await sql<{ number: number; memoryId: string | null }>`
    with newest as materialized (
      select number, memory_id, words from memory_words
      where (scope, number) >= (${part.scopeName}, 0) and (scope, number) < (${part.scopeName}, ${part.before ?? afterAll})
      order by scope desc, number desc
      limit ${newest}
    ),
    found as materialized (
      select number, memory_id from newest where ${match} order by number desc limit ${part.limit}
    )
    select number, memory_id as "memoryId" from found
    union all
    select count(*), null from newest`.execute(db);
  const found = rows.flatMap(({ number, memoryId }) => (memoryId === null ? [] : [{ number, memoryId }]));
  const read = rows.find(({ memoryId }) => memoryId === null)?.number ?? 0;
  return { found: found.toSorted((one, other) => other.number - one.number), isAll: read < newest };
}

async function findInIndex(db: Db, part: PartQuestion): Promise<FoundNumber[]> {
  const { question, scopeName } = part;
  const sign = part.part === "title" ? signs.title : signs.any;
  const long = beginningsIn(
    question.words.filter((word) => !isKept(word)),
    scopeName,
    sign,
  );
  const short = question.words.filter(isKept).map((word) => `'${scopeName}${sign}${word}'`);
  const inTitle = matching("words", beginningsIn(question.words, scopeName, signs.title));
  // Materialised: for the first few rows in order, the planner would rather read the timeline from its end.
  const { rows } = await sql<FoundNumber>`
    with found as materialized (
      select number, memory_id from memory_words
      where ${matching("words", [...long, ...facetsOf(part)])}
        and ${matching("beginnings", short)}
        and ${part.part === "title" ? sql`true` : sql`not ${inTitle}`} ${beforeOf(part)}
    )
    select number, memory_id as "memoryId" from found order by number desc limit ${part.limit}`.execute(db);
  return rows;
}

function beforeOf({ before }: PartQuestion): RawBuilder<unknown> {
  return before === undefined ? sql`` : sql`and number < ${before}`;
}

export async function lexemesOf(doc: SearchDoc, scope: string) {
  const { title, body, facets } = await termsOf(doc);
  const all = new Set([...title, ...body]);
  return {
    words: [
      ...title.map((word) => `${scope}${signs.title}${word}`),
      ...Array.from(all, (word) => `${scope}${signs.any}${word}`),
      ...facets.map((facet) => `${scope}${signs.facet}${facet}`),
    ],
    beginnings: [
      ...Array.from(keptBeginnings(title), (beginning) => `${scope}${signs.title}${beginning}`),
      ...Array.from(keptBeginnings(all), (beginning) => `${scope}${signs.any}${beginning}`),
    ],
  };
}

function keptBeginnings(words: Iterable<string>): Set<string> {
  const beginnings = new Set<string>();
  for (const word of words) {
    const letters = lettersOf(word);
    for (let length = 1; length <= Math.min(keptBeginning, letters.length); length += 1) {
      beginnings.add(letters.slice(0, length).join(""));
    }
  }
  return beginnings;
}

function isKept(word: string): boolean {
  return lettersOf(word).length <= keptBeginning;
}

function lettersOf(word: string): string[] {
  return Array.from(word);
}

/** No further quoting is needed: a word has only letters, marks and digits. */
function beginningsIn(words: readonly string[], scopeName: string, sign: string): string[] {
  return words.map((word) => `'${scopeName}${sign}${word}':*`);
}

function facetsOf({ question, scopeName }: PartQuestion): string[] {
  return facetQuestion(question).map(
    (choices) => `(${choices.map((facet) => `'${scopeName}${signs.facet}${facet}'`).join(" | ")})`,
  );
}

function noneOf(terms: readonly string[]): string {
  return `!(${terms.join(" & ")})`;
}

function matching(column: "words" | "beginnings", terms: readonly string[]): RawBuilder<unknown> {
  return terms.length === 0 ? sql`true` : sql`${sql.ref(column)} @@ ${terms.join(" & ")}::tsquery`;
}
