import type { archiveFilters, FoundMemory, markFilters } from "@lane/contract/search.ts";
import type { Author } from "@lane/domain/authors.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";
import { decide } from "@lane/domain/permissions.ts";
import { parseRichText, plainText } from "@lane/domain/rich-text.ts";
import { mayOnTimeline, type TimelineKind } from "@lane/domain/roles.ts";
import { excerptOf, markMatches } from "@lane/domain/search-marks.ts";
import { searchWords } from "@lane/domain/search-words.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { MemorySearch, SearchPlace, SearchQuestion } from "#ports/memory-search.ts";

import type { SearchedMemory, SearchRepository } from "./search.repository.ts";

const cursorPattern = /^(title|text)\.(\d{1,15})$/;

const pageSize = 20;

interface SearchDeps {
  readonly repository: SearchRepository;
  readonly search: MemorySearch;
  /** Satisfied by the memories in app/compose-timelines.ts: who wrote what is found in vaults, and what lies folded. */
  readonly vaultFacts: {
    of(
      viewer: Viewer,
      memories: readonly (SearchedMemory & { readonly kind: TimelineKind })[],
    ): Promise<ReadonlyMap<string, FoundFacts>>;
  };
}

interface FoundFacts {
  readonly author: Author | null;
  readonly isFolded: boolean;
}

interface SearchQuery {
  readonly q: string;
  readonly fromYear?: number | undefined;
  readonly toYear?: number | undefined;
  readonly memoryType?: (typeof markFilters)[number] | undefined;
  readonly media?: SearchQuestion["mediaType"];
  readonly archive?: (typeof archiveFilters)[number] | undefined;
  readonly timelineId?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

interface FoundPage {
  readonly memories: FoundMemory[];
  readonly nextCursor: string | null;
}

export function createSearchService({ repository, search, vaultFacts }: SearchDeps) {
  return {
    async find(viewer: Viewer, query: SearchQuery): Promise<FoundPage> {
      const { accountId } = viewer;
      const { q, media, cursor, timelineId: asked, archive = "without", limit = pageSize, ...filters } = query;
      const after = cursor === undefined ? undefined : placeOf(cursor);
      const words = searchWords(q);
      const timelines = await repository.listTimelines(accountId);
      const scopes = timelines
        .filter(({ timelineId }) => asked === undefined || timelineId === asked)
        .filter(({ role }) => mayOnTimeline(role, "read"))
        .map(({ timelineId }) => ({ timelineId }));
      if (asked !== undefined && scopes.length === 0) throw new AppError("not_found", "We can't find this");
      const page = await search.find({ ...filters, scopes, words, mediaType: media, archive, limit, after });
      const memories = await repository.listMemories(page.memoryIds);
      // The permission is checked again for each memory, so that a stale index can never show a memory that the viewer
      // may not read.
      const standings = new Map(timelines.map((timeline) => [timeline.timelineId, timeline]));
      const readable = memories.flatMap((memory) => {
        const standing = standings.get(memory.timelineId);
        const isAuthor = memory.authorId === accountId;
        const grant = standing && { ...standing, standing, by: "membership" as const, isAuthor };
        return grant && decide("member", "read", grant, 0) === "allow" ? [{ ...memory, kind: standing.kind }] : [];
      });
      const facts = await vaultFacts.of(viewer, readable);
      const ids = readable.flatMap(({ id }) => (facts.get(id)?.isFolded === true ? [] : [id]));
      const spoken = Map.groupBy(await repository.listSpoken(ids), ({ memoryId }) => memoryId);
      return {
        memories: readable.map((memory) => ({
          ...present(memory, spoken.get(memory.id) ?? [], words, facts.get(memory.id)),
          ...(timelines.length > 1 || memory.kind === "vault" ? { timelineId: memory.timelineId } : {}),
        })),
        nextCursor: page.next && cursorOf(page.next),
      };
    },
  };
}

export type SearchService = ReturnType<typeof createSearchService>;

function present(
  memory: SearchedMemory,
  spoken: readonly { readonly text: string }[],
  words: readonly string[],
  facts: FoundFacts | undefined,
): FoundMemory {
  const { year, month } = memoryDateOf(memory.happenedOn);
  const { author, isFolded } = facts ?? { isFolded: false };
  return {
    _id: memory.id,
    memoryTitle: isFolded ? "" : memory.title,
    title: isFolded ? [] : markMatches(memory.title, words),
    excerpt: isFolded
      ? []
      : excerptIn([plainText(parseRichText(memory.description)), ...spoken.map(({ text }) => text)], words),
    year,
    month,
    memoryType: memory.memoryType,
    isArchived: memory.isArchived,
    ...(facts ? { author, isFolded } : {}),
  };
}

/** Of the first text with one of the words; of the memory's own where none has any. */
function excerptIn(texts: readonly string[], words: readonly string[]): FoundMemory["excerpt"] {
  for (const text of texts) {
    const excerpt = excerptOf(text, words);
    if (excerpt.some(({ isMatch }) => isMatch)) return excerpt;
  }
  return excerptOf(texts[0] ?? "", words);
}

function cursorOf({ part, number }: SearchPlace): string {
  return Buffer.from(`${part}.${number}`).toString("base64url");
}

function placeOf(cursor: string): SearchPlace {
  const [, part, number] = cursorPattern.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  if (part === undefined) throw new AppError("invalid_input", "We can't find this page");
  return { part: part === "title" ? "title" : "text", number: Number(number) };
}
