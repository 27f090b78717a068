import { maxDescriptionLength } from "@lane/contract/memories.ts";
import { fieldNames, type MemoryFields, pickFields } from "@lane/domain/memory-fields.ts";
import { happenedOn, type MemoryDate, monthTitle } from "@lane/domain/memory-order.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import { cleanDescription } from "./clean-description.ts";
import type { MemoryRecord } from "./memories.repository.ts";
import type { FoundYear } from "./memory-access.repository.ts";
import type { MemoryAccess } from "./memory-access.ts";
import type { MemoryKeeper } from "./memory-keeper.ts";
import type { AttachedFile } from "./memory-media.repository.ts";
import type { MemoryVersionsRepository, VersionRecord } from "./memory-versions.repository.ts";
import { acceptedDate } from "./memory-words.ts";
import type { YearGate } from "./year-gate.ts";

interface ImportedMemoriesDeps {
  readonly keeper: MemoryKeeper;
  readonly versions: MemoryVersionsRepository;
  readonly access: MemoryAccess;
  readonly gate: YearGate;
  readonly clock: Clock;
}

/** The history of an imported memory. */
interface MemoryPast {
  readonly monthDescription: string;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly versions: readonly VersionRecord[];
}

/** The description may be empty for a memory of photos alone. */
export interface ImportedMemory extends MemoryFields {
  readonly yearId: string;
  readonly date: MemoryDate;
  readonly prompt: { readonly text: string; readonly templateId: string | null; readonly bankVersion: number } | null;
  readonly media: readonly AttachedFile[];
  readonly past: MemoryPast | null;
}

/** Adds memories with their whole history instead of newly written ones. The same checks apply. */
export function createImportedMemories({ keeper, versions, access, gate, clock }: ImportedMemoriesDeps) {
  return {
    /** Call it in a transaction. */
    async add(viewer: Viewer, memory: ImportedMemory): Promise<{ id: string; version: number }> {
      const year = await access.year(viewer, memory.yearId);
      await gate.pass(year, memory.date.month);
      const description = await cleaned(memory.description);
      const record = recordOf(viewer, year, { ...memory, description }, clock.now());
      await keeper.insert(
        viewer,
        record,
        memory.media.map(({ fileId, ...words }) => ({ s3id: fileId, ...words })),
      );
      for (const former of memory.past?.versions ?? []) {
        await versions.insert(viewer.accountId, record.id, {
          ...former,
          description: await cleaned(former.description),
        });
      }
      return { id: record.id, version: record.version };
    },
  };
}

function recordOf({ accountId }: Viewer, year: FoundYear, memory: ImportedMemory, now: number): MemoryRecord {
  const { past } = memory;
  const date = acceptedDate(memory.date);
  return {
    id: createId(now),
    timelineId: year.timelineId,
    yearId: year.id,
    authorId: accountId,
    authorName: null,
    eventId: null,
    foldedByHand: 0,
    happenedOn: happenedOn(date),
    ...pickFields(memory, fieldNames),
    monthDescription: past?.monthDescription || monthTitle(date.year, date.month),
    ...answered(memory.prompt),
    ...pastOf(past, now),
  };
}

function answered(prompt: ImportedMemory["prompt"]) {
  return {
    promptText: prompt?.text ?? null,
    promptTemplate: prompt?.templateId ?? null,
    promptBankVersion: prompt?.bankVersion ?? null,
  };
}

function pastOf(past: ImportedMemory["past"], now: number) {
  const { version, createdAt, updatedAt } = past ?? { version: 1, createdAt: now, updatedAt: now };
  return { version, createdAt, updatedAt };
}

async function cleaned(html: string): Promise<string> {
  const description = await cleanDescription(html);
  if (description !== undefined && description.length <= maxDescriptionLength) return description;
  throw new AppError("too_large", "This text is too long for one memory. Please split it into two");
}
