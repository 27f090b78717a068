import type { MediaKind } from "@lane/domain/media-kinds.ts";

import type { DraftMedia, DraftUpload } from "#offline/draft-text.ts";

import type { Refusal } from "./refused-files.ts";

/** `offline`: waits for the connection. `missing`: the file itself is not available, usually after a reload. */
type FileState = "waiting" | "sending" | "offline" | "paused" | "failed" | "missing" | "kept";

/** One file of the form, in any state of its upload. */
export interface FileEntry {
  readonly id: string;
  readonly kind: MediaKind;
  readonly name: string;
  readonly declared: string;
  readonly state: FileState;
  readonly bytes: number;
  readonly sentBytes: number;
  readonly bytesPerSecond?: number | undefined;
  /** Why the upload failed. */
  readonly failure?: string | undefined;
  readonly file?: File | undefined;
  /** The file was moved, changed or deleted after it was chosen. */
  readonly isUnreadable?: boolean;
  readonly address: string | null;
  /** Set once the file is on the server. */
  readonly s3id?: string;
  readonly url?: string;
  readonly caption: string;
  readonly alt: string;
  readonly isCover: boolean;
  /** The day the photo was taken, as `YYYY-MM-DD`, where its camera wrote it down. */
  readonly takenOn?: string | undefined;
}

const pendingStates: readonly FileState[] = ["waiting", "sending", "offline"];

export function isOnTheWay({ state }: FileEntry): boolean {
  return pendingStates.includes(state);
}

export function newEntry(id: string, file: File, kind: MediaKind): FileEntry {
  const { name, size, type } = file;
  const words = { caption: "", alt: "", isCover: false };
  return { id, kind, name, declared: type, state: "waiting", bytes: size, sentBytes: 0, file, address: null, ...words };
}

/** The initial entries of a form: files on the server, with unfinished uploads at their positions. */
export function firstEntries(kept: readonly DraftMedia[], uploads: readonly DraftUpload[]): readonly FileEntry[] {
  const entries = kept.map(keptEntry);
  for (const upload of uploads.toSorted((one, other) => one.position - other.position)) {
    const { position, ...rest } = upload;
    entries.splice(position, 0, { ...rest, state: "waiting", sentBytes: 0 });
  }
  return entries;
}

export function mediaOf(entries: readonly FileEntry[]): readonly DraftMedia[] {
  return entries.flatMap(({ s3id, kind, url = "", caption, alt, isCover, takenOn }) =>
    s3id === undefined
      ? []
      : [{ s3id, type: kind, url, caption: wordsOrNull(caption), alt: wordsOrNull(alt), isCover, takenOn }],
  );
}

export function uploadsOf(entries: readonly FileEntry[]): readonly DraftUpload[] {
  return entries.flatMap((entry, position) => {
    const { id, name, declared, kind, bytes, address, caption, alt, isCover, takenOn, s3id } = entry;
    if (s3id !== undefined) return [];
    return [{ id, name, declared, kind, bytes, address, position, caption, alt, isCover, takenOn }];
  });
}

/** Progress of all running uploads, from 0 to 100; undefined when there is none. */
export function progressOf(entries: readonly FileEntry[]): number | undefined {
  const moving = entries.filter(isOnTheWay);
  if (moving.length === 0) return undefined;
  const all = moving.reduce((sum, { bytes }) => sum + bytes, 0);
  const sent = moving.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  return Math.floor((sent / Math.max(1, all)) * 100);
}

export function moved(entries: readonly FileEntry[], id: string, to: number): readonly FileEntry[] {
  const entry = entries.find((one) => one.id === id);
  if (!entry) return entries;
  const rest = entries.filter((one) => one.id !== id);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, entry);
}

function keptEntry(media: DraftMedia): FileEntry {
  const { s3id, type, url, caption, alt, isCover = false, takenOn } = media;
  const words = { caption: caption ?? "", alt: alt ?? "", isCover, takenOn };
  const facts = { name: "", declared: "", bytes: 0, sentBytes: 0, address: null, state: "kept" } as const;
  return { id: s3id, kind: type, ...facts, s3id, url, ...words };
}

function wordsOrNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

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
  /** Resolves when the condition holds for the entries. */
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
