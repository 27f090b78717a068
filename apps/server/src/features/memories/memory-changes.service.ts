import type { AnsweredPrompt, Memory, MemoryChange, MemoryMove, NewMemory } from "@lane/contract/memories.ts";
import { defaultFields, memoryAttributes, pickFields } from "@lane/domain/memory-fields.ts";
import { happenedOn, hasDay, memoryDateOf, monthTitle } from "@lane/domain/memory-order.ts";

import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import { hasWords, safeDescription } from "./clean-description.ts";
import type { MemoryRecord } from "./memories.repository.ts";
import type { FoundYear } from "./memory-access.repository.ts";
import { type MemoryAccess, notFound } from "./memory-access.ts";
import { createMemoryChecks } from "./memory-checks.ts";
import type { MemoryFiles } from "./memory-files.ts";
import type { MemoryKeeper } from "./memory-keeper.ts";
import type { MemoryMediaRepository } from "./memory-media.repository.ts";
import type { MemoryVersionsRepository, VersionRecord } from "./memory-versions.repository.ts";
import { acceptedDate, acceptedDescription, cleanedDescription, refused, withoutWords } from "./memory-words.ts";
import type { MemoryWritesRepository } from "./memory-writes.repository.ts";
import type { MemoryPresenter } from "./present-memory.ts";
import type { YearGate } from "./year-gate.ts";

interface MemoryChangesDeps {
  readonly writes: MemoryWritesRepository;
  readonly versions: MemoryVersionsRepository;
  readonly media: MemoryMediaRepository;
  readonly files: Pick<MemoryFiles, "removeUnused" | "settle">;
  readonly keeper: MemoryKeeper;
  /** Stored answers of idempotent writes. */
  readonly answers: { forget(memoryId: string): Promise<void> };
  readonly access: MemoryAccess;
  readonly presenter: MemoryPresenter;
  readonly gate: YearGate;
  readonly clock: Clock;
  readonly transact: Transact;
}

type Edit = Omit<MemoryChange, "_id" | "version">;
type Version = number | undefined;

type Place = (memory: MemoryRecord) => Promise<MemoryRecord>;
const asItself: Place = (memory) => Promise.resolve(memory);

/** Writing memories. */
export function createMemoryChangesService(deps: MemoryChangesDeps) {
  const { writes, versions, media, files, keeper, answers, access, presenter, gate, clock, transact } = deps;
  const { changeable, openYear } = createMemoryChecks(deps);

  async function change(viewer: Viewer, id: string, version: Version, edit: Edit, next = edited): Promise<Memory> {
    return transact(async () => {
      const current = await changeable(viewer, id, version, actionOf(edit));
      const replaced = await keeper.replace(viewer, current, next(current, edit), edit.media);
      return presenter.one(viewer, { ...replaced, kind: current.kind });
    });
  }

  return {
    /** `place` may put the new memory beside others, in the transaction that adds it. */
    async create(viewer: Viewer, memory: NewMemory, place: Place = asItself): Promise<Memory> {
      const { media: sentMedia = [] } = memory;
      const description = await acceptedDescription(memory.memoryDescription, sentMedia.length > 0);
      return transact(async () => {
        const year = await openYear(viewer, memory);
        const record = started(viewer, year, { ...memory, memoryDescription: description }, clock.now());
        const added = await keeper.insert(viewer, await place(record), sentMedia);
        return presenter.one(viewer, { ...added, kind: year.kind });
      });
    },

    async update(viewer: Viewer, { _id, version, ...edit }: MemoryChange): Promise<Memory> {
      const { memoryDescription: html } = edit;
      const cleaned = html === undefined ? edit : { ...edit, memoryDescription: await cleanedDescription(html) };
      return change(viewer, _id, version, cleaned, editedByHand);
    },

    async move(viewer: Viewer, { id, version, yearId, month }: MemoryMove): Promise<Memory> {
      const year = await access.year(viewer, yearId);
      await gate.pass(year, month);
      return change(viewer, id, version, {}, (current) => moved(current, year, month));
    },

    async archive(viewer: Viewer, memoryId: string): Promise<void> {
      await change(viewer, memoryId, undefined, { isArchived: true });
    },

    async remove(viewer: Viewer, memoryId: string | undefined, version?: number): Promise<void> {
      if (memoryId === undefined) throw refused("id", "Which memory?");
      await transact(async () => {
        const { id } = await changeable(viewer, memoryId, version);
        const attached = await media.list([id]);
        const fileIds = attached.map(({ fileId }) => fileId);
        await writes.remove(id);
        await answers.forget(id);
        await files.settle(fileIds);
        await files.removeUnused(fileIds);
      });
    },

    async restoreVersion(viewer: Viewer, memoryId: string, restore: number, version?: number): Promise<Memory> {
      const { id } = await access.memory(viewer, memoryId);
      const former = await versions.find(id, restore);
      if (!former) throw notFound();
      return change(viewer, id, version, editTo(former));
    },
  };
}

export type MemoryChangesService = ReturnType<typeof createMemoryChangesService>;

/** Where a memory stands is for the owners of its timeline, too; what it says is for its author alone. */
function actionOf(edit: Edit): "change" | "arrange" {
  const sent = Object.entries(edit).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  return sent.every((field) => field === "isArchived") ? "arrange" : "change";
}

function editTo({ title, description, version: _version, savedAt: _savedAt, ...rest }: VersionRecord): Edit {
  return { memoryTitle: title, memoryDescription: safeDescription(description), ...rest };
}

function started({ accountId }: Viewer, year: FoundYear, memory: NewMemory, now: number): MemoryRecord {
  const date = acceptedDate({ year: year.year, month: memory.month, day: memory.day ?? null });
  return {
    id: createId(now),
    timelineId: year.timelineId,
    yearId: year.id,
    authorId: accountId,
    ...ofOneAuthor,
    happenedOn: happenedOn(date),
    ...defaultFields,
    ...pickFields(memory, memoryAttributes),
    title: memory.memoryTitle,
    description: memory.memoryDescription,
    monthDescription: memory.monthDescription?.toWellFormed() || monthTitle(date.year, date.month),
    ...answered(memory.prompt ?? { text: null, templateId: null, bankVersion: null }),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** A new memory tells an event of its own. */
const ofOneAuthor = { authorName: null, eventId: null, foldedByHand: 0 } as const;

function answered(prompt: { [K in keyof AnsweredPrompt]: AnsweredPrompt[K] | null }) {
  return { promptText: prompt.text, promptTemplate: prompt.templateId, promptBankVersion: prompt.bankVersion };
}

function moved(current: MemoryRecord, { id: yearId, timelineId, year }: FoundYear, month: number): MemoryRecord {
  if (timelineId !== current.timelineId) throw notFound();
  const before = memoryDateOf(current.happenedOn);
  if (before.year === year && before.month === month) return current;
  const date = { ...before, year, month };
  return {
    ...current,
    yearId,
    happenedOn: happenedOn(hasDay(date) ? date : { ...date, day: null }),
    monthDescription: monthTitle(year, month),
  };
}

/** A memory without words may stay so; one with words must keep some. */
function editedByHand(current: MemoryRecord, edit: Edit): MemoryRecord {
  const next = edited(current, edit);
  const hasText = hasWords(next.description);
  if (!hasText && (hasWords(current.description) || edit.media?.length === 0)) throw withoutWords();
  return next;
}

function edited(current: MemoryRecord, edit: Edit): MemoryRecord {
  const date = memoryDateOf(current.happenedOn);
  const { day = date.day } = edit;
  return {
    ...current,
    ...pickFields(edit, memoryAttributes),
    title: edit.memoryTitle ?? current.title,
    description: edit.memoryDescription ?? current.description,
    happenedOn: happenedOn(acceptedDate({ ...date, day })),
  };
}
