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
  landed,
} from "./outbox-entry.ts";

const mostIdMappings = 200;
const waits: EntryState = { is: "waiting" };

/** A text that was begun from what waits here goes after it; from anything else it goes against what stands there. */
export function added(state: OutboxState, request: OutboxRequest): OutboxState {
  if (state.entries.some(({ id }) => id === request.id)) return state;
  const { version: seenVersion, uploads = [], ...rest } = request;
  const { memoryId, version, attributes } = landed(state, { memoryId: request.memoryId, version: seenVersion });
  const before = entriesFor(state, memoryId).find(({ makes }) => makes === version);
  const isNew = request.change.kind === "create";
  const entry: OutboxEntry = {
    ...rest,
    change: ontoOther(request.change, attributes),
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

/** The first that may go: never before an earlier change of the same memory. */
export function nextToSend({ entries }: OutboxState, skipped: ReadonlySet<string>): OutboxEntry | undefined {
  const held = new Set<string>();
  for (const entry of entries) {
    const mayGo = entry.state.is === "waiting" && !held.has(entry.memoryId) && !skipped.has(entry.memoryId);
    if (mayGo) return entry;
    held.add(entry.memoryId);
  }
  return undefined;
}

/** The server has it. What follows goes on from there; `answer` is null once nothing of the memory is left. */
export function acknowledged(state: OutboxState, entryId: string, answer: Memory | null): OutboxState {
  const entry = find(state, entryId);
  if (!entry) return state;
  const memoryId = answer?._id ?? entry.memoryId;
  // Whoever wrote the next one has not seen what this one was put on top of.
  const version = entry.rebasedTo === null && answer ? answer.version : entry.base;
  const found = entry.rebasedTo === null && answer ? wordsOfMemory(answer) : undefined;
  const entries = without(state, entryId).map((one) => {
    if (one.memoryId !== entry.memoryId) return one;
    if (one.after !== entryId) return { ...one, memoryId };
    const change = ontoOther(one.change, found);
    return { ...one, memoryId, base: version, after: null, seen: answer, change };
  });
  return { entries, idMappings: idMappingsAfter(state, entry, answer) };
}

/** A form says everything, also what its writer never touched or could not see: of that, what stands there now stays. */
function ontoOther(change: OutboxChange, theirs: Ground | undefined): OutboxChange {
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

/** Nothing that was changed elsewhere speaks against it: it goes on top of that. */
export function rebased(state: OutboxState, entryId: string, theirs: Memory): OutboxState {
  return changed(state, entryId, (entry) => ({
    ...entry,
    rebasedTo: theirs.version,
    onto: wordsOfMemory(theirs),
    key: `${entry.id}-${theirs.version}`,
  }));
}

/** The person wants the change all the same. Only who decides about a text is shown the one that stands there now. */
export function forced(state: OutboxState, entryId: string, theirs: Memory): OutboxState {
  return changed(state, entryId, (entry) => {
    const hasSeen = entry.change.kind === "edit";
    const seen = { base: theirs.version, rebasedTo: null, onto: undefined };
    const grounds = hasSeen ? seen : { rebasedTo: theirs.version };
    const key = `${entry.id}-${theirs.version}-again`;
    const change = ontoOther(entry.change, wordsOfMemory(theirs));
    return { ...entry, ...grounds, change, after: null, seen: theirs, key, state: waits };
  });
}

export function triedAgain(state: OutboxState, entryId: string): OutboxState {
  return changed(state, entryId, (entry) => ({ ...entry, state: waits }));
}

/** Without a memory there is nothing to change: what followed a new one goes with it. */
export function takenBack(state: OutboxState, entryId: string): OutboxState {
  const entry = find(state, entryId);
  if (!entry) return state;
  if (entry.change.kind === "create") {
    return { ...state, entries: state.entries.filter((one) => one.memoryId !== entry.memoryId) };
  }
  const { base, after, seen } = entry;
  const entries = without(state, entryId).map((one) =>
    one.after === entryId ? { ...one, base, after, seen, change: afterLess(one.change, entry.change) } : one,
  );
  return { ...state, entries };
}

/** A later text holds all that the one before it said, and stands for that too once the other is gone. */
function afterLess(change: OutboxChange, gone: OutboxChange): OutboxChange {
  return change.kind === "edit" && gone.kind === "edit" ? { ...change, from: gone.from } : change;
}

/** The memory was deleted elsewhere: what was written for it becomes a memory of its own, with all that followed. */
export function madeNew(state: OutboxState, entryId: string): OutboxState {
  const entry = find(state, entryId);
  const change = entry && newMemoryOf(entry);
  if (!entry || !change) return state;
  const memoryId = localId(`${entry.id}-again`);
  const grounds = { base: null, after: null, rebasedTo: null, onto: undefined, seen: null };
  const fresh = { ...grounds, change, key: `${entry.key}-again`, makes: 1 };
  // What started from elsewhere has a version in mind that the new memory will have too, with another text.
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
  return { kind: "create", year, body: { ...place, ...change.words, media: [...change.words.media] } };
}

/** The other text stays: every text of this device that waits for the memory goes, and marks go on from theirs. */
export function textsDropped(state: OutboxState, memoryId: string, theirs: Memory): OutboxState {
  const texts = entriesFor(state, memoryId).filter(({ change }) => change.kind === "edit");
  const rest = texts.reduce((left, { id }) => takenBack(left, id), state);
  const [first] = entriesFor(rest, memoryId);
  return first ? forced(rest, first.id, theirs) : rest;
}

/** A file has arrived and takes its place among the others. */
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

/** Between 0 and 1 and never either: no version of the server's is ever taken for one of ours. */
function fractionOf(id: string): number {
  return (hashOf(id) + 1) / (2 ** 32 + 2);
}
