import type { archiveFilters, FoundMemory, markFilters } from "@lane/contract/search.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";
import { decide } from "@lane/domain/permissions.ts";
import { parseRichText, plainText } from "@lane/domain/rich-text.ts";
import { mayOnTimeline } from "@lane/domain/roles.ts";
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
}

interface SearchQuery {
  readonly q: string;
  readonly fromYear?: number | undefined;
  readonly toYear?: number | undefined;
  readonly memoryType?: (typeof markFilters)[number] | undefined;
  readonly media?: SearchQuestion["mediaType"];
  readonly archive?: (typeof archiveFilters)[number] | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

interface FoundPage {
  readonly memories: FoundMemory[];
  readonly nextCursor: string | null;
}

export function createSearchService({ repository, search }: SearchDeps) {
  return {
    async find({ accountId }: Viewer, query: SearchQuery): Promise<FoundPage> {
      const { q, media, cursor, archive = "without", limit = pageSize, ...filters } = query;
      const after = cursor === undefined ? undefined : placeOf(cursor);
      const words = searchWords(q);
      const timelines = await repository.listTimelines(accountId);
      const scopes = timelines
        .filter(({ role }) => mayOnTimeline(role, "read"))
        .map(({ timelineId }) => ({ timelineId }));
      const page = await search.find({ ...filters, scopes, words, mediaType: media, archive, limit, after });
      const memories = await repository.listMemories(page.memoryIds);
      // The permission is checked again for each memory, so that a stale index can never show a memory that the viewer
      // may not read.
      const standings = new Map(timelines.map((timeline) => [timeline.timelineId, timeline]));
      const readable = memories.filter(({ timelineId, authorId }) => {
        const standing = standings.get(timelineId);
        const grant = standing && {
          ...standing,
          standing,
          by: "membership" as const,
          isAuthor: authorId === accountId,
        };
        return decide("member", "read", grant, 0) === "allow";
      });
      return {
        memories: readable.map((memory) => present(memory, words)),
        nextCursor: page.next && cursorOf(page.next),
      };
    },
  };
}

export type SearchService = ReturnType<typeof createSearchService>;

function present(memory: SearchedMemory, words: readonly string[]): FoundMemory {
  const { year, month } = memoryDateOf(memory.happenedOn);
  return {
    _id: memory.id,
    memoryTitle: memory.title,
    title: markMatches(memory.title, words),
    excerpt: excerptOf(plainText(parseRichText(memory.description)), words),
    year,
    month,
    memoryType: memory.memoryType,
    isArchived: memory.isArchived,
  };
}

function cursorOf({ part, number }: SearchPlace): string {
  return Buffer.from(`${part}.${number}`).toString("base64url");
}

function placeOf(cursor: string): SearchPlace {
  const [, part, number] = cursorPattern.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  if (part === undefined) throw new AppError("invalid_input", "We do not know this page");
  return { part: part === "title" ? "title" : "text", number: Number(number) };
}
