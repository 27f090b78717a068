import type { OfflineIndex, OfflineLine, OfflineMemory } from "@lane/contract/offline-page.ts";
import { archivedAttributes, defaultFields, pickFields } from "@lane/domain/memory-fields.ts";
import { parseRichText } from "@lane/domain/rich-text.ts";

export function archiveLine(id: string, line: Partial<OfflineLine> = {}): OfflineLine {
  return {
    id,
    year: 1976,
    month: 7,
    day: null,
    isCirca: false,
    title: id,
    mark: null,
    isCandle: false,
    size: "medium",
    isArchived: false,
    ...line,
  };
}

export function archiveMemory(id: string, html = "", memory: Partial<OfflineMemory> = {}): OfflineMemory {
  const attributes = pickFields(defaultFields, archivedAttributes);
  return { id, ...attributes, text: parseRichText(html), prompt: null, media: [], versions: [], ...memory };
}

export function archiveIndex(memories: readonly OfflineLine[], index: Partial<OfflineIndex> = {}): OfflineIndex {
  const years = [...new Set(memories.map(({ year }) => year))];
  return {
    formatVersion: 1,
    madeAt: "2026-11-15T12:00:00.000Z",
    language: "en",
    person: { firstName: "Anna", lastName: "Vermeer", dateOfBirth: "1970-05-03", cityName: "Ghent", picture: null },
    memories,
    years: years.map((year) => ({ year, parts: [`${year}`] })),
    favourites: [],
    hopes: [],
    ...index,
  };
}
