import type { Memory } from "@lane/contract/memories.ts";

import { besidesOfMemory } from "#offline/besides.ts";
import type { Delivery } from "#offline/outbox-answers.ts";
import { emptyOutbox, localId, type OutboxChange, type OutboxEntry, type OutboxState } from "#offline/outbox-entry.ts";
import { added, insisted, madeNew, takenBack, textsDropped } from "#offline/outbox-logic.ts";
import { entriesFor } from "#offline/outbox-reading.ts";
import { sendWaiting } from "#offline/outbox-sender.ts";
import { wireOf } from "#offline/outbox-wire.ts";
import { waitingOf } from "#offline/waiting.ts";

import type { ModelServer } from "./model-server.ts";

/** What becomes of one request. */
export type Luck = "arrives" | "is lost" | "answer is lost";
export type Choice = "mine" | "theirs" | "both";

/** One browser with its outbox, and somebody who writes there. Each text is said only once in the whole model. */
// oxlint-disable-next-line max-lines-per-function -- one state, and all that can happen to it
export function createModelDevice(name: string, server: ModelServer) {
  let state: OutboxState = emptyOutbox;
  let known = new Map<string, Memory>();
  let form: Memory | undefined;
  let lastNumber = 0;
  const said: string[] = [];
  const photos: string[] = [];
  const givenUp = new Set<string>();
  /** What its writer had before the eyes: for each text, those that it may replace. */
  const seenBy = new Map<string, Set<string>>();

  function words(): string {
    lastNumber += 1;
    said.push(`[${name}${lastNumber}]`);
    return `[${name}${lastNumber}]`;
  }

  /** What stands on the screen, with what waits. */
  function shown(): readonly Memory[] {
    const waiting = waitingOf(state);
    const own = [...waiting.values()].flatMap(({ after }) => (after ? [after] : []));
    return [...[...known.values()].filter(({ _id }) => !waiting.has(_id)), ...own];
  }

  function queue(change: OutboxChange, seen: Memory | null): void {
    lastNumber += 1;
    const id = `${name}-${lastNumber}`;
    const ref = { memoryId: seen?._id ?? localId(id), version: seen?.version ?? 1 };
    state = added(state, { id, key: `key-${id}`, change, seen, queuedAt: lastNumber, ...ref });
  }

  function write(text: string): void {
    const place = { timelineId: "t-1", yearId: "y-1998", month: 7 };
    const body = { ...place, memoryTitle: text, memoryDescription: text, memoryType: null };
    queue({ kind: "create", year: 1998, body }, null);
  }

  function save(memory: Memory, text: string, photos: readonly string[] = []): void {
    seenBy.set(text, new Set([memory.memoryDescription]));
    const from = besidesOfMemory(memory);
    const media = [...from.media, ...photos.map((s3id) => ({ s3id }))];
    queue({ kind: "edit", words: { ...from, memoryTitle: text, memoryDescription: text, media }, from }, memory);
  }

  /** Every text brings a photo of the same name. */
  function saveWithPhoto(memory: Memory): void {
    const text = words();
    photos.push(text);
    save(memory, text, [text]);
  }

  const shelf = {
    read: async () => state,
    change: async (work: (before: OutboxState) => OutboxState) => (state = work(state)),
  };

  function giveIn(entry: OutboxEntry, theirs: Memory): void {
    if (entry.change.kind !== "edit") {
      state = takenBack(state, entry.id);
      return;
    }
    for (const { change } of entriesFor(state, entry.memoryId)) {
      if (change.kind === "edit") givenUp.add(change.words.memoryDescription);
    }
    state = textsDropped(state, entry.memoryId, theirs);
  }

  function settle(entry: OutboxEntry, theirs: Memory, choice: Choice): void {
    if (choice === "theirs") return giveIn(entry, theirs);
    if (entry.change.kind === "edit") {
      seenBy.get(entry.change.words.memoryDescription)?.add(theirs.memoryDescription);
    }
    state = insisted(state, entry.id, theirs);
    const mine = waitingOf(state).get(entry.memoryId)?.after;
    if (choice === "both" && mine) save(mine, `${theirs.memoryDescription} ${mine.memoryDescription} ${words()}`);
  }

  return {
    said,
    photos,
    givenUp,
    seenBy,
    waiting: () => state.entries,
    known: () => [...known.values()],
    write: () => write(words()),
    /** Opens the form, from whatever stands on the screen now. */
    open: (pick: number) => (form = shown()[pick % Math.max(1, shown().length)]),
    saveForm(): void {
      if (form) saveWithPhoto(form);
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
        shelf,
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
    /** Answers everything that the outbox asks. */
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
