import type { FileEntry } from "./file-entry.ts";
import type { Refusal } from "./refused-files.ts";

export interface UploadSnapshot {
  readonly entries: readonly FileEntry[];
  readonly refusals: readonly Refusal[];
}

export interface EntryStore {
  readonly snapshot: () => UploadSnapshot;
  readonly entries: () => readonly FileEntry[];
  readonly find: (id: string) => FileEntry | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly replace: (change: Partial<UploadSnapshot>) => void;
  readonly patch: (id: string, change: Partial<FileEntry>) => void;
  /** Waits for something to become true of the entries. */
  readonly until: (isTrue: (entries: readonly FileEntry[]) => boolean) => Promise<void>;
}

export function createEntryStore(first: readonly FileEntry[]): EntryStore {
  const listeners = new Set<() => void>();
  let current: UploadSnapshot = { entries: first, refusals: [] };

  function replace(change: Partial<UploadSnapshot>) {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  }

  return {
    snapshot: () => current,
    entries: () => current.entries,
    find: (id) => current.entries.find((entry) => entry.id === id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace,
    patch(id, change) {
      replace({ entries: current.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)) });
    },
    until: (isTrue) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isTrue(current.entries)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}
