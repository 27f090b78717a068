import type { Memory } from "@lane/contract/memories.ts";
import { hashOf } from "@lane/domain/pick-by-hash.ts";

import { mergedWords, wordsOfMemory } from "./merge-words.ts";
import {
  attributesOfMemory,
  type EntryState,
  type Ground,
  localId,
  type OutboxChange,
  type OutboxEntry,
  type OutboxRequest,
  type OutboxState,
  type SentFile,
  entriesFor,
  otherTimelineOf,
  serverVersionOf,
} from "./outbox-entry.ts";

const mostIdMappings = 200;
const waits: EntryState = { is: "waiting" };

/** A change based on a queued version is chained to its entry; any other change is based on the server's version. */
export function added(state: OutboxState, request: OutboxRequest): OutboxState {
  if (state.entries.some(({ id }) => id === request.id)) return state;
  const { version: seenVersion, uploads = [], ...rest } = request;
  const { memoryId, version, attributes } = serverVersionOf(state, {
    memoryId: request.memoryId,
    version: seenVersion,
  });
  const before = entriesFor(state, memoryId).find(({ makes }) => makes === version);
  const isNew = request.change.kind === "create";
  const entry: OutboxEntry = {
    ...rest,
    change: mergedOnto(request.change, attributes),
    memoryId,
    uploads,
    base: isNew || before ? null : Math.floor(version),
    after: before?.id ?? null,
    rebasedTo: null,
    makes: isNew ? 1 : Math.floor(version) + fractionOf(request.id),
    seen: before ? null : request.seen,
    state: waits,
  };
  return { ...state, entries: [...state.entries, entry] };
}

/** The first waiting entry without an earlier entry of the same memory before it. */
export function nextToSend({ entries }: OutboxState, skipped: ReadonlySet<string>): OutboxEntry | undefined {
  const held = new Set<string>();
  for (const entry of entries) {
    const mayGo = entry.state.is === "waiting" && !held.has(entry.memoryId) && !skipped.has(entry.memoryId);
    if (mayGo) return entry;
    held.add(entry.memoryId);
  }
  return undefined;
}

/**
 * Removes an entry that the server has applied, and bases its followers on the answer; `answer` is null for a deleted
 * memory.
 */
export function acknowledged(state: OutboxState, entryId: string, answer: Memory | null): OutboxState {
  const entry = find(state, entryId);
  if (!entry) return state;
  const memoryId = answer?._id ?? entry.memoryId;
  // The writer of the next entry has not seen the version this entry was rebased to, so the next entry keeps the old
  // base.
  const version = entry.rebasedTo === null && answer ? answer.version : entry.base;
  const found = entry.rebasedTo === null && answer ? wordsOfMemory(answer) : undefined;
  const entries = without(state, entryId).map((one) => {
    if (one.memoryId !== entry.memoryId) return one;
    if (one.after !== entryId) return { ...one, memoryId };
    const change = mergedOnto(one.change, found);
    return { ...one, memoryId, base: version, after: null, seen: answer, change };
  });
  return { entries, idMappings: idMappingsAfter(state, entry, answer) };
}

/** A form sends every attribute, also untouched and unseen ones; those must keep the server's current values. */
function mergedOnto(change: OutboxChange, theirs: Ground | undefined): OutboxChange {
  if (change.kind !== "edit" || !theirs) return change;
  return { ...change, words: mergedWords(change.from, change.words, theirs), from: { ...change.from, ...theirs } };
}

function idMappingsAfter(state: OutboxState, entry: OutboxEntry, answer: Memory | null): OutboxState["idMappings"] {
  if (!answer || entry.rebasedTo !== null) return state.idMappings;
  const to = { memoryId: answer._id, version: answer.version };
  const from = { memoryId: entry.memoryId, version: entry.makes };
  return [...state.idMappings, { from, to, attributes: attributesOfMemory(answer) }].slice(-mostIdMappings);
}

export function stopped(state: OutboxState, entryId: string, why: EntryState): OutboxState {
  return changed(state, entryId, (entry) => ({ ...entry, state: why }));
}

/** Sends the entry against the newer version, because no change made elsewhere conflicts with it. */
export function rebased(state: OutboxState, entryId: string, theirs: Memory): OutboxState {
  return changed(state, entryId, (entry) => ({
    ...entry,
    rebasedTo: theirs.version,
    onto: wordsOfMemory(theirs),
    key: `${entry.id}-${theirs.version}`,
  }));
}

/**
 * The member insists on the change. Only for a text has the member been shown the server's version, so only a text
 * takes it as its base.
 */
export function forced(state: OutboxState, entryId: string, theirs: Memory): OutboxState {
  return changed(state, entryId, (entry) => {
    const hasSeen = entry.change.kind === "edit";
    const seen = { base: theirs.version, rebasedTo: null, onto: undefined };
    const grounds = hasSeen ? seen : { rebasedTo: theirs.version };
    const key = `${entry.id}-${theirs.version}-again`;
    const change = mergedOnto(entry.change, wordsOfMemory(theirs));
    return { ...entry, ...grounds, change, after: null, seen: theirs, key, state: waits };
  });
}

export function triedAgain(state: OutboxState, entryId: string): OutboxState {
  return changed(state, entryId, (entry) => ({ ...entry, state: waits }));
}

/**
 * Withdraws an entry. Withdrawing a new memory withdraws all its entries, since they would change a memory that never
 * exists.
 */
export function takenBack(state: OutboxState, entryId: string): OutboxState {
  const entry = find(state, entryId);
  if (!entry) return state;
  if (entry.change.kind === "create") {
    return { ...state, entries: state.entries.filter((one) => one.memoryId !== entry.memoryId) };
  }
  const { base, after, seen } = entry;
  const entries = without(state, entryId).map((one) =>
    one.after === entryId ? { ...one, base, after, seen, change: withBaseOf(one.change, entry.change) } : one,
  );
  return { ...state, entries };
}

/** A later text contains the withdrawn one, so it takes over the base of the withdrawn text. */
function withBaseOf(change: OutboxChange, gone: OutboxChange): OutboxChange {
  return change.kind === "edit" && gone.kind === "edit" ? { ...change, from: gone.from } : change;
}

/** The memory was deleted elsewhere: its edit and all entries chained to that edit become a new memory. */
export function madeNew(state: OutboxState, entryId: string): OutboxState {
  const entry = find(state, entryId);
  const change = entry && newMemoryOf(entry);
  if (!entry || !change) return state;
  const memoryId = localId(`${entry.id}-again`);
  const grounds = { base: null, after: null, rebasedTo: null, onto: undefined, seen: null };
  const fresh = { ...grounds, change, key: `${entry.key}-again`, makes: 1 };
  // Entries not chained to this one stay behind: their base version may exist in the new memory too, with another text.
  const along = followers(state, entryId);
  const entries = state.entries.map((one) => {
    if (one.id === entryId) return { ...one, ...fresh, memoryId, state: waits };
    return along.has(one.id) ? { ...one, memoryId } : one;
  });
  return { ...state, entries };
}

function followers({ entries }: OutboxState, entryId: string): ReadonlySet<string> {
  const found = new Set([entryId]);
  for (const { id, after } of entries) if (after !== null && found.has(after)) found.add(id);
  return found;
}

function newMemoryOf({ change, seen }: OutboxEntry): OutboxChange | undefined {
  if (change.kind === "create") return change;
  if (change.kind !== "edit" || !seen) return undefined;
  const { timelineId, yearId, year, month, monthDescription, prompt } = seen;
  const place = { timelineId, yearId, month, monthDescription, prompt };
  const isElsewhere = otherTimelineOf(seen) !== undefined;
  return { kind: "create", year, isElsewhere, body: { ...place, ...change.words, media: [...change.words.media] } };
}

/**
 * The server's text wins: removes all queued texts of the memory, and bases its first remaining entry on the server's
 * version.
 */
export function textsDropped(state: OutboxState, memoryId: string, theirs: Memory): OutboxState {
  const texts = entriesFor(state, memoryId).filter(({ change }) => change.kind === "edit");
  const rest = texts.reduce((left, { id }) => takenBack(left, id), state);
  const [first] = entriesFor(rest, memoryId);
  return first ? forced(rest, first.id, theirs) : rest;
}

/** Replaces an upload by the uploaded file, at the upload's position. */
export function fileArrived(state: OutboxState, entryId: string, uploadId: string, s3id: string): OutboxState {
  return changed(state, entryId, (entry) => {
    const upload = entry.uploads.find(({ id }) => id === uploadId);
    if (!upload) return entry;
    const { kind, caption, alt, isCover, position } = upload;
    const file = { s3id, type: kind, url: "", caption: caption || null, alt: alt || null, isCover };
    const earlier = entry.uploads.filter((one) => one.id !== uploadId && one.position < position).length;
    const uploads = entry.uploads.filter(({ id }) => id !== uploadId);
    return { ...entry, uploads, change: withFile(entry.change, position - earlier, file) };
  });
}

function withFile(change: OutboxEntry["change"], place: number, file: SentFile): OutboxEntry["change"] {
  if (change.kind === "create") {
    return { ...change, body: { ...change.body, media: (change.body.media ?? []).toSpliced(place, 0, file) } };
  }
  if (change.kind !== "edit") return change;
  return { ...change, words: { ...change.words, media: change.words.media.toSpliced(place, 0, file) } };
}

function find({ entries }: OutboxState, entryId: string): OutboxEntry | undefined {
  return entries.find(({ id }) => id === entryId);
}

function without({ entries }: OutboxState, entryId: string): readonly OutboxEntry[] {
  return entries.filter(({ id }) => id !== entryId);
}

function changed(state: OutboxState, entryId: string, change: (entry: OutboxEntry) => OutboxEntry): OutboxState {
  return { ...state, entries: state.entries.map((entry) => (entry.id === entryId ? change(entry) : entry)) };
}

/** Strictly between 0 and 1, so that a local version never equals a version of the server. */
function fractionOf(id: string): number {
  return (hashOf(id) + 1) / (2 ** 32 + 2);
}
