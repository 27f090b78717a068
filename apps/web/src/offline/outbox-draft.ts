import { defaultFields, formAttributes, pickFields } from "@lane/domain/memory-fields.ts";

import type { DraftMedia, DraftText } from "./draft-text.ts";
import {
  type MemoryWords,
  type NewMemoryBody,
  type OutboxEntry,
  type OutboxState,
  type SentFile,
  entriesFor,
  otherTimelineOf,
} from "./outbox-entry.ts";

/**
 * The text of an entry as a draft, so that withdrawing the entry loses no text. Undefined for an entry without a text.
 */
export function draftOfEntry(state: OutboxState, entry: OutboxEntry): DraftText | undefined {
  const { change } = entry;
  if (change.kind === "create") return draftOfNew(entriesFor(state, entry.memoryId), entry, change);
  if (change.kind !== "edit") return undefined;
  const before = state.entries.find(({ id }) => id === entry.after);
  const version = entry.base ?? before?.makes ?? null;
  const place = {
    year: entry.seen?.year ?? null,
    month: entry.seen?.month ?? null,
    timelineId: otherTimelineOf(entry.seen),
  };
  return { ...draftOfWords(change.words), ...place, uploads: entry.uploads, memoryId: entry.memoryId, version };
}

/** Withdrawing a new memory also withdraws its later edits, so the draft takes the last text. */
function draftOfNew(
  chain: readonly OutboxEntry[],
  entry: OutboxEntry,
  { body, year, isElsewhere = false }: Extract<OutboxEntry["change"], { kind: "create" }>,
): DraftText {
  const last = chain.findLast((one) => one.change.kind === "edit") ?? entry;
  const words = last.change.kind === "edit" ? last.change.words : wordsOfNew(body);
  const place = { year, month: body.month, prompt: body.prompt ? { ...body.prompt, year } : null };
  const { tellingOf } = body;
  const where = isElsewhere ? { timelineId: body.timelineId, tellingOf } : {};
  return { ...draftOfWords(words), ...place, ...where, uploads: last.uploads, memoryId: null, version: null };
}

function wordsOfNew(body: NewMemoryBody): MemoryWords {
  const { memoryTitle, memoryDescription, media = [], day = null } = body;
  const attributes = { ...pickFields(defaultFields, formAttributes), ...pickFields(body, formAttributes) };
  return { memoryTitle, memoryDescription, media, day, ...attributes };
}

function draftOfWords({ memoryTitle, memoryDescription, media, memoryType = null, ...rest }: MemoryWords) {
  return { ...rest, title: memoryTitle, html: memoryDescription, mark: memoryType, media: media.map(draftFile) };
}

function draftFile({ s3id, type, url, caption, alt, isCover }: SentFile): DraftMedia {
  const words = { caption: caption ?? null, alt: alt ?? null, isCover: isCover ?? false };
  return { s3id, type: type ?? "Image", url: url ?? "", ...words };
}
