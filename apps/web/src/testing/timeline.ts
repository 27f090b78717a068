import type { MediaItem, Memory } from "@lane/contract/memories.ts";
import type { MemoryPreview } from "@lane/contract/overviews.ts";
import type { FoundMemory } from "@lane/contract/search.ts";
import type { YearEntry } from "@lane/contract/timelines.ts";
import { defaultFields, memoryAttributes, pickFields } from "@lane/domain/memory-fields.ts";
import { vi } from "vitest";

import { done, refusal } from "./profile.ts";

type Answer = (address: URL, body: unknown, signal: AbortSignal | undefined) => Response | Promise<Response>;

const nothing = Array.from({ length: 12 }, () => 0);

export function yearEntry(year: number, more: Partial<YearEntry> = {}): YearEntry {
  const counts = { memoryCount: 0, flowerMemoryCount: 0, stoneMemoryCount: 0, monthCounts: nothing };
  return { _id: `y-${year}`, year, ...counts, lock: false, disable: false, ...more };
}

/** Ten years from 1998, of which 2000 has two flowers and a stone in June. */
export const tenYears: readonly YearEntry[] = Array.from({ length: 10 }, (_, index) =>
  1998 + index === 2000
    ? yearEntry(2000, { memoryCount: 3, flowerMemoryCount: 2, stoneMemoryCount: 1, monthCounts: nothing.with(5, 3) })
    : yearEntry(1998 + index),
);

export function memory(more: Partial<Memory> = {}): Memory {
  return {
    _id: "m-1",
    memoryTitle: "Summer concert",
    memoryDescription: "<p>By the water.</p>",
    media: [],
    ...pickFields(defaultFields, memoryAttributes),
    timelineId: "t-1",
    yearId: "y-2000",
    year: 2000,
    month: 6,
    day: null,
    monthDescription: "",
    prompt: null,
    version: 1,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    ...more,
  };
}

export function memoryPreview(more: Partial<MemoryPreview> = {}): MemoryPreview {
  return {
    _id: "m-1",
    memoryTitle: "Summer concert",
    memoryType: "Flower",
    isCandle: false,
    isCirca: false,
    year: 2000,
    month: 6,
    day: null,
    excerpt: "By the water.",
    cover: null,
    ...more,
  };
}

export function mediaItem(name: string, more: Partial<MediaItem> = {}): MediaItem {
  return {
    type: "Image",
    url: `/${name}`,
    s3id: name,
    name,
    state: "ready",
    failure: null,
    width: null,
    height: null,
    durationMs: null,
    placeholder: null,
    sources: [],
    posterUrl: null,
    waveform: null,
    originalUrl: null,
    caption: null,
    alt: null,
    isCover: false,
    ...more,
  };
}

export function foundMemory(id: string, title: string, more: Partial<FoundMemory> = {}): FoundMemory {
  return {
    _id: id,
    memoryTitle: title,
    title: [{ text: title, isMatch: false }],
    excerpt: [],
    year: 2000,
    month: 6,
    memoryType: null,
    isArchived: false,
    ...more,
  };
}

export function timelineAnswer(
  years: readonly YearEntry[] = tenYears,
  lockedYears: readonly number[] = [],
  mustChooseYears = years.length === 0,
): Response {
  const timeline = years.length === 0 ? null : { _id: "t-1", startYear: years[0]?.year, endYear: years.at(-1)?.year };
  return done({ years, timeline, lockedYears, mustChooseYears });
}

export function memoriesAnswer(memories: readonly Memory[], nextCursor: string | null = null): Response {
  return done({ memories, nextCursor });
}

/** A fake server for the timeline: answers each call, and records the requests. */
export function serveTimeline(answers: Record<string, Answer> = {}) {
  const asked: { readonly call: string; readonly query: Record<string, string>; readonly body: unknown }[] = [];
  const known: Record<string, Answer> = {
    "GET /api/timeline": () => timelineAnswer(),
    "GET /api/memories": () => memoriesAnswer([]),
    "GET /api/favourites": () => done({ favourites: [] }),
    "GET /api/timeline/home": () => done({ question: null, print: null, sameMonth: [], newest: [], asksTopics: false }),
    "GET /api/timeline/year": () => done({ months: [] }),
    ...answers,
  };
  vi.stubGlobal("fetch", async (path: string, options: RequestInit) => {
    const address = new URL(path, "http://lane.test");
    const call = `${options.method} ${address.pathname}`;
    const body: unknown = typeof options.body === "string" ? JSON.parse(options.body) : undefined;
    asked.push({ call, query: Object.fromEntries(address.searchParams), body });
    return (
      (await known[call]?.(address, body, options.signal ?? undefined)) ?? refusal(404, `No answer is set for ${call}`)
    );
  });
  return {
    bodiesOf: (call: string) => asked.filter((one) => one.call === call).map(({ body }) => body),
    queriesOf: (call: string) => asked.filter((one) => one.call === call).map(({ query }) => query),
  };
}
