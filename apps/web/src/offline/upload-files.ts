import type { DBSchema, IDBPDatabase } from "idb";

import { currentSubject, openDraftCipher, type Sealed } from "./draft-cipher.ts";

interface FileRecord extends Sealed {
  readonly id: string;
  readonly savedAt: number;
  /** A held file is kept until it is removed. */
  readonly isHeld?: boolean;
}

interface FileSchema extends DBSchema {
  files: { key: string; value: FileRecord };
}

export interface UploadFiles {
  /** True when the file survives a reload. */
  keep(id: string, file: File): Promise<boolean>;
  /** Keeps the files until they are removed. False when one of them is not stored. */
  hold(ids: readonly string[]): Promise<boolean>;
  find(id: string, name: string, type: string): Promise<File | undefined>;
  remove(id: string): Promise<void>;
}

/**
 * Larger files are not stored, because they would be written to disk twice; after a reload they have to be chosen
 * again.
 */
const mostBytes = 64 * 1024 * 1024;
/** The server drops an upload that has been idle for a day. */
const lifeMs = 24 * 60 * 60 * 1000;

/** Files being uploaded, encrypted like their draft, so that a reload can continue their uploads. */
export function openUploadFiles(): UploadFiles {
  const subject = currentSubject();

  return {
    async keep(id, file) {
      if (file.size > mostBytes) return false;
      try {
        const cipher = await openDraftCipher(subject);
        if (!cipher) return false;
        const record = { id, savedAt: Date.now(), ...(await cipher.sealBytes(id, await file.arrayBuffer())) };
        await withFiles(async (database) => {
          await removeOld(database);
          await database.put("files", record);
        });
        return true;
      } catch {
        // Storage is full or forbidden: the upload continues, but not after a reload.
        return false;
      }
    },
    async hold(ids) {
      try {
        return await withFiles((database) => holdAll(database, ids));
      } catch {
        return false;
      }
    },
    async find(id, name, type) {
      try {
        const cipher = await openDraftCipher(subject);
        const record = await withFiles((database) => database.get("files", id));
        return cipher && record ? new File([await cipher.openBytes(id, record)], name, { type }) : undefined;
      } catch {
        return undefined;
      }
    },
    async remove(id) {
      await withFiles((database) => database.delete("files", id)).catch(() => undefined);
    },
  };
}

async function holdAll(database: IDBPDatabase<FileSchema>, ids: readonly string[]): Promise<boolean> {
  const writing = database.transaction("files", "readwrite");
  const records = await Promise.all(ids.map((id) => writing.store.get(id)));
  const found = records.filter((record) => record !== undefined);
  if (found.length === ids.length) {
    await Promise.all(found.map((record) => writing.store.put({ ...record, isHeld: true })));
  }
  await writing.done;
  return found.length === ids.length;
}

async function removeOld(database: IDBPDatabase<FileSchema>): Promise<void> {
  for (const { id, savedAt, isHeld } of await database.getAll("files")) {
    if (isHeld !== true && savedAt < Date.now() - lifeMs) await database.delete("files", id);
  }
}

async function withFiles<T>(work: (database: IDBPDatabase<FileSchema>) => Promise<T>): Promise<T> {
  const { withDatabase } = await import("./database.ts");
  return withDatabase("lane-uploads", (fresh) => void fresh.createObjectStore("files", { keyPath: "id" }), work);
}
