import type { Memory } from "@lane/contract/memories.ts";
import type { YearEntry } from "@lane/contract/timelines.ts";
import { defaultFields, memoryAttributes, pickFields } from "@lane/domain/memory-fields.ts";
import { happenedOn } from "@lane/domain/memory-order.ts";

import { isLocalId, type OutboxEntry, type OutboxState, type SentFile } from "./outbox-entry.ts";

/** A memory after all queued changes; null when it will be deleted. */
export interface Waiting {
  readonly before: Memory | null;
  readonly after: Memory | null;
}

interface MonthOfMemories {
  readonly yearId: string;
  /** Undefined for the whole year. */
  readonly month: number | undefined;
  readonly isArchived: boolean;
}

/** Every memory with queued changes, by id. */
export function waitingOf({ entries }: OutboxState): ReadonlyMap<string, Waiting> {
  const found = new Map<string, Waiting>();
  for (const entry of entries) {
    const known = found.get(entry.memoryId);
    const before = known ? known.before : entry.seen;
    const from = known?.after ?? entry.seen;
    found.set(entry.memoryId, { before, after: applied(from, entry) });
  }
  return found;
}

/** The memories of a month or a year, with queued changes applied. */
export function monthWithWaiting(
  memories: readonly Memory[],
  waiting: ReadonlyMap<string, Waiting>,
  where: MonthOfMemories,
): readonly Memory[] {
  if (waiting.size === 0) return memories;
  const belongs = (memory: Memory) =>
    memory.yearId === where.yearId &&
    (where.month === undefined || memory.month === where.month) &&
    memory.isArchived === where.isArchived;
  const own = [...waiting.values()].flatMap(({ after }) => (after && belongs(after) ? [after] : []));
  return [...memories.filter(({ _id }) => !waiting.has(_id)), ...own].sort(inOrder);
}

/** A year's counts, with queued changes applied. */
export function yearWithWaiting(year: YearEntry, waiting: ReadonlyMap<string, Waiting>): YearEntry {
  let counted = year;
  for (const { before, after } of waiting.values()) {
    if (before?.yearId === year._id) counted = counting(counted, before, -1);
    if (after?.yearId === year._id) counted = counting(counted, after, 1);
  }
  return counted;
}

function counting(year: YearEntry, { isArchived, month, memoryType }: Memory, by: 1 | -1): YearEntry {
  if (isArchived) return year;
  const add = (count: number, isMeant: boolean) => Math.max(0, count + (isMeant ? by : 0));
  return {
    ...year,
    memoryCount: add(year.memoryCount, true),
    flowerMemoryCount: add(year.flowerMemoryCount, memoryType === "Flower"),
    stoneMemoryCount: add(year.stoneMemoryCount, memoryType === "Stone"),
    monthCounts: year.monthCounts.map((count, index) => add(count, index === month - 1)),
  };
}

function applied(from: Memory | null, { memoryId, change, makes, queuedAt }: OutboxEntry): Memory | null {
  const updatedAt = new Date(queuedAt).toISOString();
  if (change.kind === "create") return created(memoryId, change, updatedAt);
  if (!from || change.kind === "remove") return null;
  const next = { ...from, version: makes, updatedAt };
  if (change.kind === "tag") return { ...next, memoryType: change.mark };
  if (change.kind === "edit") return { ...next, ...change.words, media: shownMedia(from, change.words.media) };
  return { ...next, isArchived: change.kind === "archive" };
}

function created(
  memoryId: string,
  { body, year }: Extract<OutboxEntry["change"], { kind: "create" }>,
  at: string,
): Memory {
  return {
    _id: memoryId,
    memoryTitle: body.memoryTitle,
    memoryDescription: body.memoryDescription,
    media: [],
    ...pickFields(defaultFields, memoryAttributes),
    ...pickFields(body, memoryAttributes),
    timelineId: body.timelineId,
    yearId: body.yearId,
    year,
    month: body.month,
    day: body.day ?? null,
    monthDescription: body.monthDescription ?? "",
    prompt: body.prompt ?? null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

/** Only files whose addresses the server has sent; new files appear once they are uploaded. */
function shownMedia({ media }: Memory, sent: readonly SentFile[]): Memory["media"] {
  return sent.flatMap((file) => media.filter(({ s3id }) => s3id === file.s3id).map((one) => withWords(one, file)));
}

/** A caption or alt text that is not sent stays unchanged. */
function withWords(shown: Memory["media"][number], sent: SentFile): Memory["media"][number] {
  const { caption = shown.caption, alt = shown.alt, isCover = shown.isCover } = sent;
  return { ...shown, caption, alt, isCover };
}

/** The order in which memories happened. */
export function inOrder(one: Memory, other: Memory): number {
  return (
    happenedOn(one) - happenedOn(other) ||
    Date.parse(one.createdAt) - Date.parse(other.createdAt) ||
    Number(isLocalId(one._id)) - Number(isLocalId(other._id)) ||
    (one._id < other._id ? -1 : 1)
  );
}
