import type { DBSchema, IDBPDatabase } from "idb";

import { withDatabase } from "./database.ts";
import type { DraftCipher, Sealed } from "./draft-cipher.ts";
import { emptyOutbox, type IdMapping, type OutboxState } from "./outbox-entry.ts";
import type { OutboxStore } from "./outbox-sender.ts";

/** The whole outbox of a member is one small record, so that a partial write is impossible. */
interface OutboxRecord extends Sealed {
  readonly tag: string;
  readonly revision: number;
}

interface OutboxSchema extends DBSchema {
  outbox: { key: string; value: OutboxRecord };
}

interface Found {
  readonly state: OutboxState;
  readonly revision: number;
}

const sealedAs = "outbox";

/** Stores the outbox in this browser, encrypted with the member's key. Throws where storage is full or forbidden. */
export function createOutboxStore(cipher: DraftCipher): OutboxStore {
  async function find(): Promise<Found> {
    const record = await withOutbox((database) => database.get("outbox", cipher.tag));
    if (!record) return { state: emptyOutbox, revision: 0 };
    return { state: parse(await cipher.open(sealedAs, record)), revision: record.revision };
  }

  async function write(state: OutboxState, revision: number): Promise<boolean> {
    const sealed = await cipher.seal(sealedAs, JSON.stringify(state));
    return withOutbox(async (database) => {
      const writing = database.transaction("outbox", "readwrite", { durability: "strict" });
      const current = await writing.store.get(cipher.tag);
      const isMine = (current?.revision ?? 0) === revision;
      if (isMine) await writing.store.put({ ...sealed, tag: cipher.tag, revision: revision + 1 });
      await writing.done;
      return isMine;
    });
  }

  return {
    read: async () => (await find()).state,
    // Encryption is asynchronous and would outlast a transaction, so a write that finds a newer record starts over.
    async change(work) {
      for (;;) {
        const { state, revision } = await find();
        const next = work(state);
        if (next === state || (await write(next, revision))) return next;
      }
    },
  };
}

/** The format of an older release: `landings` are now `idMappings`, and their `besides` are now `attributes`. */
interface OlderState extends Pick<OutboxState, "entries"> {
  readonly landings: readonly (Omit<IdMapping, "attributes"> & { readonly besides?: IdMapping["attributes"] })[];
}

function parse(json: string): OutboxState {
  const state: OutboxState | OlderState = JSON.parse(json);
  if ("idMappings" in state) return state;
  const idMappings = state.landings.map(({ besides, ...mapping }) => ({ ...mapping, attributes: besides }));
  return { entries: state.entries, idMappings };
}

function withOutbox<T>(work: (database: IDBPDatabase<OutboxSchema>) => Promise<T>): Promise<T> {
  return withDatabase("lane-outbox", (fresh) => void fresh.createObjectStore("outbox", { keyPath: "tag" }), work);
}
