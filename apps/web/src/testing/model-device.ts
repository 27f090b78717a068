import type { Memory } from "@lane/contract/memories.ts";
import type { MemoryType } from "@lane/domain/marks.ts";

import { wordsOfMemory } from "#offline/merge-words.ts";
import type { Delivery } from "#offline/outbox-answers.ts";
import {
  emptyOutbox,
  localId,
  type MemoryWords,
  type OutboxChange,
  type OutboxEntry,
  type OutboxState,
  type SentFile,
  entriesFor,
} from "#offline/outbox-entry.ts";
import { added, forced, madeNew, takenBack, textsDropped } from "#offline/outbox-logic.ts";
import { sendWaiting } from "#offline/outbox-sender.ts";
import { wireOf } from "#offline/outbox-wire.ts";
import { waitingOf } from "#offline/waiting.ts";

import { type AttributeName, namedAttributes, uniqueWords } from "./model-attributes.ts";
import type { ModelServer } from "./model-server.ts";

/** What happens to one request. */
export type Luck = "arrives" | "is lost" | "answer is lost";
export type Choice = "mine" | "theirs" | "both";

/** One browser with its outbox and its writer. Each text is unique in the whole model. */
// oxlint-disable-next-line max-lines-per-function -- one state, and all that can happen to it
export function createModelDevice(device: string, server: ModelServer) {
  let state: OutboxState = emptyOutbox;
  let known = new Map<string, Memory>();
  let form: Memory | undefined;
  let lastNumber = 0;
  const said: string[] = [];
  const photos: string[] = [];
  const givenUp = new Set<string>();
  /** The attributes that each save changed, besides texts. */
  const wishes: { readonly entryId: string; readonly attribute: string }[] = [];
  const droppedEntries = new Set<string>();
  /** What the writer had seen: for each text, caption and day, those that it may replace. */
  const seenBy = new Map<string, Set<string>>();

  function words(): string {
    lastNumber += 1;
    said.push(`[${device}${lastNumber}]`);
    return `[${device}${lastNumber}]`;
  }

  /** The memories on the screen, with queued changes applied. */
  function shown(): readonly Memory[] {
    const waiting = waitingOf(state);
    const own = [...waiting.values()].flatMap(({ after }) => (after ? [after] : []));
    return [...[...known.values()].filter(({ _id }) => !waiting.has(_id)), ...own];
  }

  function queue(change: OutboxChange, seen: Memory | null): string {
    lastNumber += 1;
    const id = `${device}-${lastNumber}`;
    const ref = { memoryId: seen?._id ?? localId(id), version: seen?.version ?? 1 };
    state = added(state, { id, key: `key-${id}`, change, seen, queuedAt: lastNumber, ...ref });
    return id;
  }

  function write(text: string): void {
    const place = { timelineId: "t-1", yearId: "y-1998", month: 7, monthDescription: `root ${text}` };
    const body = { ...place, memoryTitle: text, memoryDescription: text, memoryType: null };
    queue({ kind: "create", year: 1998, body }, null);
  }

  function save(memory: Memory, text: string, photos: readonly string[] = []): void {
    const from = wordsOfMemory(memory);
    const media = [...from.media, ...photos.map((s3id) => ({ s3id }))];
    edit(memory, { ...from, memoryTitle: text, memoryDescription: text, media });
  }

  function edit(memory: Memory, words: MemoryWords): void {
    const from = wordsOfMemory(memory);
    const before = uniqueWords(from);
    for (const one of uniqueWords(words)) if (!before.includes(one)) seenBy.set(one, new Set(before));
    const entryId = queue({ kind: "edit", words, from }, memory);
    const old = new Set(namedAttributes(memory.monthDescription, from));
    for (const attribute of namedAttributes(memory.monthDescription, words)) {
      const isNothing = / (?:null|undefined)$/.test(attribute);
      if (!old.has(attribute) && !isNothing) wishes.push({ entryId, attribute });
    }
  }

  /** Changes exactly one attribute. */
  function saveOnly(memory: Memory, name: AttributeName, pick: number, mark: MemoryType): void {
    const words = wordsOfMemory(memory);
    const photo = words.media[pick % Math.max(1, words.media.length)];
    const withPhoto = (change: Partial<SentFile>) => ({
      ...words,
      media: words.media.map((one) => ({ ...one, ...(one === photo ? change : change.isCover && { isCover: false }) })),
    });
    lastNumber += 1;
    const text = `${name} ${device}${lastNumber}`;
    const changed: Record<AttributeName, () => MemoryWords> = {
      caption: () => withPhoto({ caption: text }),
      alt: () => withPhoto({ alt: text }),
      cover: () => withPhoto({ isCover: true }),
      mark: () => ({ ...words, memoryType: mark }),
      day: () => ({ ...words, day: lastNumber * 10 + (device.charCodeAt(0) % 10) }),
      place: () => ({ ...words, place: text }),
      circa: () => ({ ...words, isCirca: !words.isCirca }),
    };
    edit(memory, changed[name]());
  }

  /** Every text adds a photo of the same name. */
  function saveWithPhoto(memory: Memory): void {
    const text = words();
    photos.push(text);
    save(memory, text, [text]);
  }

  const store = {
    read: async () => state,
    change: async (work: (before: OutboxState) => OutboxState) => (state = work(state)),
  };

  function giveIn(entry: OutboxEntry, theirs: Memory): void {
    if (entry.change.kind !== "edit") {
      state = takenBack(state, entry.id);
      return;
    }
    for (const { id, change } of entriesFor(state, entry.memoryId)) {
      if (change.kind !== "edit") continue;
      givenUp.add(change.words.memoryDescription);
      droppedEntries.add(id);
    }
    state = textsDropped(state, entry.memoryId, theirs);
  }

  /** The conflict screen shows the queued texts of the memory beside the server's. */
  function see({ memoryId }: OutboxEntry, theirs: Memory): void {
    const there = uniqueWords(theirs);
    for (const { change } of entriesFor(state, memoryId)) {
      if (change.kind !== "edit") continue;
      for (const one of uniqueWords(change.words)) for (const other of there) seenBy.get(one)?.add(other);
    }
  }

  function settle(entry: OutboxEntry, theirs: Memory, choice: Choice): void {
    if (choice === "theirs") return giveIn(entry, theirs);
    if (entry.change.kind === "edit") see(entry, theirs);
    state = forced(state, entry.id, theirs);
    const mine = waitingOf(state).get(entry.memoryId)?.after;
    if (choice !== "both" || !mine) return;
    save(mine, `${theirs.memoryDescription} ${mine.memoryDescription} ${words()}`);
    see(entry, theirs);
  }

  return {
    said,
    photos,
    givenUp,
    seenBy,
    /** Attributes that were saved and not discarded. */
    wishes: () => wishes.flatMap(({ entryId, attribute }) => (droppedEntries.has(entryId) ? [] : [attribute])),
    waiting: () => state.entries,
    known: () => [...known.values()],
    write: () => write(words()),
    /** Opens the form for one of the memories on the screen. */
    open: (pick: number) => (form = shown()[pick % Math.max(1, shown().length)]),
    saveForm(): void {
      if (form) saveWithPhoto(form);
      form = undefined;
    },
    saveFormOnly(name: AttributeName, pick: number, mark: MemoryType): void {
      if (form) saveOnly(form, name, pick, mark);
      form = undefined;
    },
    change(pick: number, change: OutboxChange): void {
      const memory = shown()[pick % Math.max(1, shown().length)];
      if (memory) queue(change, memory);
    },
    read(): void {
      known = new Map(server.list().map((memory) => [memory._id, memory]));
    },
    async send(lucks: readonly Luck[]): Promise<void> {
      let turn = 0;
      await sendWaiting({
        store,
        mayGoOn: () => turn < lucks.length,
        deliverFile: async () => ({ is: "silence" }),
        async deliver(entry): Promise<Delivery> {
          const luck = lucks[turn];
          turn += 1;
          const delivery = luck === "is lost" ? undefined : server.take(wireOf(entry), entry.key);
          return luck === "arrives" && delivery ? delivery : { success: false, error: "Network error" };
        },
      });
    },
    /** Resolves every conflict and every deleted memory in the outbox. */
    answer(choice: Choice): void {
      for (const entry of state.entries) {
        if (entry.state.is === "conflict") settle(entry, entry.state.theirs, choice);
        if (entry.state.is !== "gone") continue;
        const isText = entry.change.kind === "edit" || entry.change.kind === "create";
        state = isText ? madeNew(state, entry.id) : takenBack(state, entry.id);
      }
    },
  };
}
