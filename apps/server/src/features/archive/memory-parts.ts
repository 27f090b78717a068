import type { ArchivedMedia, ArchivedMemory, ArchivedVersion } from "@lane/archive/own/memory-schema.ts";
import type { Archive } from "@lane/archive/own/schema.ts";
import {
  offlineFile,
  type OfflineLine,
  offlinePartName,
  offlineScript,
  type OfflineYear,
} from "@lane/contract/offline-page.ts";
import { archivedAttributes, type MemoryFields, pickFields, type VersionedField } from "@lane/domain/memory-fields.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";
import { parseRichText, type RichText } from "@lane/domain/rich-text.ts";

import { isoInstant } from "#lib/moments.ts";

import type { MemoryRow } from "./archived-memories.repository.ts";

/** Letters of JSON after which the next part begins. */
const fullPart = 4_000_000;

interface MemoryPartsDeps {
  readonly addText: (name: string, text: string) => Promise<void>;
}

type YearSummary = Archive["years"][number];

interface OpenPart {
  readonly year: number;
  readonly memories: ArchivedMemory[];
  letters: number;
}

/** Groups memories, in order of date, into files of a year each; holds one such file in memory. */
export function createMemoryParts({ addText }: MemoryPartsDeps) {
  const years = new Map<number, { readonly summary: YearSummary; readonly parts: OfflineYear["parts"] }>();
  const lines: OfflineLine[] = [];
  let open: OpenPart | undefined;

  async function close(): Promise<void> {
    if (!open) return;
    const { year, memories } = open;
    const { summary, parts } = years.get(year) ?? { summary: emptyYear(year), parts: [] };
    const part = offlinePartName(year, parts.length + 1);
    const name = `memories/${part}.json`;
    await addText(
      name,
      `{"year":${year},"memories":[\n${memories.map((one) => JSON.stringify(one)).join(",\n")}\n]}\n`,
    );
    await addText(offlineFile(part), offlineScript(part, { year, memories }));
    const files = [...summary.files, name];
    years.set(year, { summary: { ...counted(summary, memories), files }, parts: [...parts, part] });
    open = undefined;
  }

  return {
    lines,

    async add(memory: ArchivedMemory): Promise<void> {
      if (open && (open.year !== memory.date.year || open.letters > fullPart)) await close();
      open ??= { year: memory.date.year, memories: [], letters: 0 };
      open.memories.push(memory);
      open.letters += lettersOf(memory);
      lines.push(lineOf(memory));
    },

    close,

    summaries: (): YearSummary[] => [...years.values()].map(({ summary }) => summary),
    offlineYears: (): OfflineYear[] => [...years].map(([year, { parts }]) => ({ year, parts })),
  };
}

export type MemoryParts = ReturnType<typeof createMemoryParts>;

function emptyYear(year: number): YearSummary {
  return { year, memories: 0, archived: 0, flowers: 0, stones: 0, candles: 0, files: [] };
}

function counted(summary: YearSummary, memories: readonly ArchivedMemory[]): YearSummary {
  const seen = memories.filter(({ isArchived }) => !isArchived);
  return {
    ...summary,
    memories: summary.memories + seen.length,
    archived: summary.archived + memories.length - seen.length,
    flowers: summary.flowers + seen.filter(({ mark }) => mark === "Flower").length,
    stones: summary.stones + seen.filter(({ mark }) => mark === "Stone").length,
    candles: summary.candles + seen.filter(({ isCandle }) => isCandle).length,
  };
}

/** An estimate, which avoids serialising everything twice. */
function lettersOf({ html, versions, media }: ArchivedMemory): number {
  const said = versions.reduce((sum, version) => sum + version.html.length, html.length);
  return 1000 + said * 3 + media.length * 600;
}

function lineOf({ id, date, title, mark, isCandle, size, isArchived }: ArchivedMemory): OfflineLine {
  return { id, ...date, title, mark, isCandle, size, isArchived };
}

interface VersionRow extends Pick<MemoryFields, VersionedField> {
  readonly version: number;
  readonly savedAt: number;
}

export function archivedMemory(
  row: MemoryRow,
  versions: readonly VersionRow[],
  media: readonly ArchivedMedia[],
): ArchivedMemory {
  const { id, timelineId, isCirca, title, description, monthDescription, memoryType, version } = row;
  return {
    id,
    timelineId,
    date: { ...memoryDateOf(row.happenedOn), isCirca },
    title,
    text: textOf(description),
    html: description,
    mark: memoryType,
    monthDescription,
    ...pickFields(row, archivedAttributes),
    prompt: promptOf(row),
    version,
    versions: versions.map(archivedVersion),
    media: [...media],
    createdAt: isoInstant(row.createdAt),
    updatedAt: isoInstant(row.updatedAt),
    ...(row.written ? { author: authorOf(row.written), eventId: row.written.eventId } : {}),
  };
}

function authorOf({ author }: NonNullable<MemoryRow["written"]>): ArchivedMemory["author"] {
  return author && { name: author.name, isMe: author.isMe };
}

function archivedVersion({ description, memoryType, savedAt, ...version }: VersionRow): ArchivedVersion {
  return {
    ...version,
    text: textOf(description),
    html: description,
    mark: memoryType,
    savedAt: isoInstant(savedAt),
  };
}

function promptOf({ promptText, promptTemplate, promptBankVersion }: MemoryRow): ArchivedMemory["prompt"] {
  if (promptText === null) return null;
  return { text: promptText, templateId: promptTemplate, bankVersion: promptBankVersion };
}

function textOf(html: string): ArchivedMemory["text"] {
  const text: RichText = parseRichText(html);
  return text.map((paragraph) => [...paragraph]);
}
