import type { DBSchema, IDBPDatabase } from "idb";

import { onTokensChanged } from "#api/token-store.ts";

import { currentSubject, type DraftCipher, openDraftCipher, type Sealed } from "./draft-cipher.ts";
import { heldDrafts } from "./draft-hold.ts";
import { type Draft, type DraftText, parseDraftText } from "./draft-text.ts";

/** The unencrypted part of a draft holds no title, year or name. */
interface DraftRecord extends Sealed {
  readonly id: string;
  readonly tag: string;
  readonly savedAt: number;
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: DraftRecord; indexes: { tag: string } };
}

export interface Drafts {
  /** Newest first, without drafts that are being edited in any tab. */
  list(): Promise<readonly Draft[]>;
  /** False when the draft exists only in the memory of this page. */
  save(id: string, text: DraftText): Promise<boolean>;
  remove(id: string): Promise<void>;
}

// Drafts that cannot be encrypted are kept in memory only.
const unlocked = new Map<string, Draft>();
onTokensChanged(() => unlocked.clear());

/**
 * The drafts of the signed-in member. Texts saved later, even after a logout, stay encrypted with that member's key.
 */
export function openDrafts(): Drafts {
  const subject = currentSubject();
  let cipher: Promise<DraftCipher | undefined> | undefined;

  async function findCipher(): Promise<DraftCipher | undefined> {
    const found = await (cipher ??= openDraftCipher(subject));
    if (!found) cipher = undefined;
    return found;
  }

  return {
    async list() {
      const found = await findCipher();
      const held = await heldDrafts();
      const locked = found ? await readAll(found) : [];
      const drafts = [...unlocked.values(), ...locked].filter(({ id }) => !held.has(id));
      return drafts.sort((a, b) => b.savedAt - a.savedAt);
    },
    async save(id, text) {
      const found = await findCipher();
      const isKept = found !== undefined && (await write(found, id, text));
      unlocked.delete(id);
      // Another member may have signed in during the save.
      if (!isKept && subject === currentSubject()) unlocked.set(id, { id, savedAt: Date.now(), text });
      return isKept;
    },
    async remove(id) {
      unlocked.delete(id);
      await withDrafts((database) => database.delete("drafts", id)).catch(() => undefined);
    },
  };
}

async function write(cipher: DraftCipher, id: string, text: DraftText): Promise<boolean> {
  try {
    const record = { id, tag: cipher.tag, savedAt: Date.now(), ...(await cipher.seal(id, JSON.stringify(text))) };
    await withDrafts((database) => database.put("drafts", record));
    return true;
  } catch {
    // Storage is full or forbidden: the caller shows that the draft is not stored.
    return false;
  }
}

async function readAll(cipher: DraftCipher): Promise<Draft[]> {
  try {
    const records = await withDrafts((database) => database.getAllFromIndex("drafts", "tag", cipher.tag));
    const drafts = await Promise.all(records.map((record) => unlock(cipher, record)));
    return drafts.filter((draft) => draft !== undefined);
  } catch {
    return [];
  }
}

async function unlock(cipher: DraftCipher, record: DraftRecord): Promise<Draft | undefined> {
  try {
    const text = parseDraftText(await cipher.open(record.id, record));
    return text && { id: record.id, savedAt: record.savedAt, text };
  } catch {
    return undefined;
  }
}

async function withDrafts<T>(work: (database: IDBPDatabase<DraftSchema>) => Promise<T>): Promise<T> {
  const { withDatabase } = await import("./database.ts");
  return withDatabase(
    "lane-drafts",
    (fresh) => void fresh.createObjectStore("drafts", { keyPath: "id" }).createIndex("tag", "tag"),
    work,
  );
}
