import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { giveUpUpload, sendFile } from "#api/send-file.ts";
import type { DraftMedia, DraftUpload } from "#offline/draft-text.ts";
import { openUploadFiles } from "#offline/upload-files.ts";

import { firstEntries, mediaOf, progressOf, uploadsOf } from "./file-entry.ts";
import { createUploadList } from "./upload-list.ts";

export interface MediaState {
  /** What the server has. */
  readonly kept: readonly DraftMedia[];
  /** What it does not have yet. */
  readonly uploads: readonly DraftUpload[];
  /** Of what is on its way, from 0 to 100; undefined when nothing is. */
  readonly progress: number | undefined;
}

/** Sends files as soon as they are chosen, as long as the form stands. */
export function useUploadList(kept: readonly DraftMedia[], uploads: readonly DraftUpload[]) {
  const [list] = useState(() =>
    createUploadList({ first: firstEntries(kept, uploads), files: openUploadFiles(), send: sendFile, giveUpUpload }),
  );
  const { entries, refusals } = useSyncExternalStore(list.subscribe, list.snapshot);

  useEffect(() => {
    list.open();
    return () => list.close();
  }, [list]);

  // Progress changes many times a second; what a draft keeps of it does not.
  const progress = progressOf(entries);
  const written = JSON.stringify([mediaOf(entries), uploadsOf(entries)]);
  const state = useMemo((): MediaState => {
    const [nowKept, nowUploads]: [DraftMedia[], DraftUpload[]] = JSON.parse(written);
    return { kept: nowKept, uploads: nowUploads, progress };
  }, [written, progress]);

  return { list, entries, refusals, state };
}
