import { maxMediaPerMemory } from "@lane/domain/limits.ts";
import type { MediaLimits } from "@lane/domain/media-kinds.ts";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { giveUpUpload, sendFile } from "#api/send-file.ts";
import { randomId } from "#lib/random-id.ts";
import type { DraftMedia, DraftUpload } from "#offline/draft-text.ts";
import { openUploadFiles, type UploadFiles } from "#offline/upload-files.ts";

import {
  createEntryStore,
  type EntryStore,
  type FileEntry,
  firstEntries,
  isOnTheWay,
  mediaOf,
  moved,
  newEntry,
  progressOf,
  type UploadSnapshot,
  uploadsOf,
} from "./file-entry.ts";
import { sortChosen } from "./refused-files.ts";
import { takenOn } from "./taken-on.ts";
import { createUploadQueue } from "./upload-queue.ts";

type FileWords = Partial<Pick<FileEntry, "caption" | "alt">>;

export interface UploadList {
  readonly snapshot: () => UploadSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: () => void;
  /** Stops all uploads; they can be resumed later. */
  readonly close: () => void;
  readonly add: (files: readonly File[], limits?: MediaLimits) => void;
  readonly pause: (id: string) => void;
  /** Resumes a paused or failed upload. */
  readonly resume: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly move: (id: string, to: number) => void;
  readonly describe: (id: string, words: FileWords) => void;
  /** Makes the file the cover, or removes it as the cover. */
  readonly toggleCover: (id: string) => void;
  /** Resolves when no upload is running; undefined when one of them failed. */
  readonly settled: () => Promise<readonly DraftMedia[] | undefined>;
  /** Deletes all files of the form that were not saved. */
  readonly giveUp: () => void;
  /** Takes files out of the form that belong to a saved memory now. */
  readonly release: (keys: readonly string[]) => void;
}

interface UploadListDeps {
  readonly first: readonly FileEntry[];
  readonly files: UploadFiles;
  readonly send: typeof sendFile;
  readonly giveUpUpload: typeof giveUpUpload;
  readonly takenOn: typeof takenOn;
}

/** The files of one form: their order and the progress of their uploads. */
export function createUploadList({ first, files, send, giveUpUpload, takenOn }: UploadListDeps): UploadList {
  const store = createEntryStore(first);
  const queue = createUploadQueue({ store, files, send });

  function dismiss({ id, address, s3id }: FileEntry) {
    queue.stop(id);
    if (s3id !== undefined) return;
    void files.remove(id);
    if (address !== null) void giveUpUpload(address);
  }

  async function findDate({ id, kind, file }: FileEntry) {
    const date = file && kind === "Image" ? await takenOn(file) : undefined;
    if (date !== undefined) store.patch(id, { takenOn: date });
  }

  return {
    ...arranging(store),
    snapshot: store.snapshot,
    subscribe: store.subscribe,
    open: queue.open,
    close: queue.close,
    add(chosen, limits) {
      if (chosen.length === 0) return;
      const fresh = chosen.filter((file) => !adopt(store, file));
      const { taken, refused } = sortChosen(fresh, maxMediaPerMemory - store.entries().length, limits);
      const added = taken.map(({ file, kind }) => newEntry(randomId(), file, kind));
      store.replace({ entries: [...store.entries(), ...added], refusals: refused });
      for (const { id, file } of added) if (file) void files.keep(id, file);
      for (const entry of added) void findDate(entry);
      queue.pump();
    },
    pause(id) {
      queue.stop(id);
      store.patch(id, { state: "paused", bytesPerSecond: undefined });
      queue.pump();
    },
    resume(id) {
      store.patch(id, { state: "waiting", failure: undefined });
      queue.pump();
    },
    remove(id) {
      const entry = store.find(id);
      if (entry) dismiss(entry);
      store.replace({ entries: store.entries().filter((one) => one.id !== id), refusals: [] });
      queue.pump();
    },
    async settled() {
      await store.until((entries) => !entries.some(isOnTheWay));
      const media = mediaOf(store.entries());
      return media.length === store.entries().length ? media : undefined;
    },
    giveUp: () => store.entries().forEach(dismiss),
    release(keys) {
      const isFree = ({ id, s3id = id }: FileEntry) => keys.includes(id) || keys.includes(s3id);
      for (const { id } of store.entries().filter(isFree)) queue.stop(id);
      store.replace({ entries: store.entries().filter((entry) => !isFree(entry)) });
    },
  };
}

function arranging(store: EntryStore): Pick<UploadList, "move" | "describe" | "toggleCover"> {
  return {
    move: (id, to) => store.replace({ entries: moved(store.entries(), id, to) }),
    describe: (id, words) => store.patch(id, words),
    toggleCover(id) {
      store.replace({ entries: store.entries().map((one) => ({ ...one, isCover: one.id === id && !one.isCover })) });
    },
  };
}

/** The same file, chosen again after it was lost, resumes its upload. */
function adopt(store: EntryStore, file: File): boolean {
  const lost = store
    .entries()
    .find(({ state, name, bytes }) => state === "missing" && name === file.name && bytes === file.size);
  if (lost) store.patch(lost.id, { file, state: "waiting", isUnreadable: false });
  return lost !== undefined;
}

export interface MediaState {
  /** Files on the server. */
  readonly kept: readonly DraftMedia[];
  /** Files that are not uploaded yet. */
  readonly uploads: readonly DraftUpload[];
  /** Progress of all running uploads, from 0 to 100; undefined when there is none. */
  readonly progress: number | undefined;
}

/** Uploads files as soon as they are chosen, while the form is mounted. */
export function useUploadList(kept: readonly DraftMedia[], uploads: readonly DraftUpload[]) {
  const [list] = useState(() =>
    createUploadList({
      first: firstEntries(kept, uploads),
      files: openUploadFiles(),
      send: sendFile,
      giveUpUpload,
      takenOn,
    }),
  );
  const { entries, refusals } = useSyncExternalStore(list.subscribe, list.snapshot);

  useEffect(() => {
    list.open();
    return () => list.close();
  }, [list]);

  // Compared as text, because the entries change many times a second with their progress and the files stored in a
  // draft do not.
  const progress = progressOf(entries);
  const written = JSON.stringify([mediaOf(entries), uploadsOf(entries)]);
  const state = useMemo((): MediaState => {
    const [nowKept, nowUploads]: [DraftMedia[], DraftUpload[]] = JSON.parse(written);
    return { kept: nowKept, uploads: nowUploads, progress };
  }, [written, progress]);

  return { list, entries, refusals, state };
}
