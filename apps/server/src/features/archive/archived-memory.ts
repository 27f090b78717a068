import type { ArchivedMedia, ArchivedMemory, ArchivedVersion } from "@lane/archive/own/memory-schema.ts";
import { archivedAttributes, type MemoryFields, pickFields, type VersionedField } from "@lane/domain/memory-fields.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";
import { parseRichText, type RichText } from "@lane/domain/rich-text.ts";

import { isoInstant } from "#lib/iso-instant.ts";

import type { MemoryRow } from "./archived-memories.repository.ts";

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
  };
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
