import type { sendFile, Sending } from "#api/send-file.ts";
import type { UploadFiles } from "#offline/upload-files.ts";

import type { EntryStore, FileEntry } from "./file-entry.ts";

interface UploadQueueDeps {
  readonly store: EntryStore;
  readonly files: UploadFiles;
  readonly send: typeof sendFile;
}

const mostAtOnce = 3;

/** Uploads waiting files, three at a time. */
export function createUploadQueue({ store, files, send }: UploadQueueDeps) {
  const sendings = new Map<string, Sending>();
  let isOpen = false;

  function start(entry: FileEntry, file: File) {
    const { id, address } = entry;
    const speed = createSpeedMeter();
    store.patch(id, { state: "sending", failure: undefined, bytesPerSecond: undefined });
    const sending = send(file, address, {
      onAddress: (next) => store.patch(id, { address: next }),
      onProgress: (sentBytes) =>
        store.patch(id, { state: "sending", sentBytes, bytesPerSecond: speed(sentBytes, Date.now()) }),
      onWaiting: () => store.patch(id, { state: "offline", bytesPerSecond: undefined }),
      onDone(s3id) {
        void files.remove(id);
        end(id, { state: "kept", s3id, sentBytes: file.size });
      },
      onUnreadable() {
        end(id, { state: "waiting", file: undefined, isUnreadable: true });
        void goOnWithCopy(entry);
      },
      onFailed: (failure) => end(id, { state: "failed", failure }),
    });
    sendings.set(id, sending);
  }

  function end(id: string, change: Partial<FileEntry>) {
    sendings.delete(id);
    store.patch(id, change);
    pump();
  }

  function pump() {
    for (const entry of store.entries()) {
      const { state, file } = entry;
      if (isOpen && state === "waiting" && file && sendings.size < mostAtOnce) start(entry, file);
    }
  }

  function stop(id: string) {
    sendings.get(id)?.stop();
    sendings.delete(id);
  }

  async function goOnWithCopy(entry: FileEntry) {
    await findFile(entry, store, files);
    pump();
  }

  return {
    pump,
    stop,
    /** Starts uploading, including files that an earlier page could not finish. */
    open: () => {
      isOpen = true;
      for (const entry of store.entries()) if (entry.state === "waiting" && !entry.file) void goOnWithCopy(entry);
      pump();
    },
    close: () => {
      isOpen = false;
      for (const id of sendings.keys()) {
        stop(id);
        store.patch(id, { state: "waiting" });
      }
    },
  };
}

async function findFile({ id, name, declared }: FileEntry, store: EntryStore, files: UploadFiles): Promise<void> {
  const file = await files.find(id, name, declared);
  if (store.find(id)?.file === undefined) store.patch(id, file ? { file } : { state: "missing" });
}

const windowMs = 4000;

/** Bytes per second over the last seconds; undefined until there are enough samples. */
function createSpeedMeter(): (sentBytes: number, nowMs: number) => number | undefined {
  let seen: readonly (readonly [number, number])[] = [];
  return (sentBytes, nowMs) => {
    seen = [...seen.filter(([at]) => at > nowMs - windowMs), [nowMs, sentBytes]];
    const [first] = seen;
    if (!first || nowMs - first[0] < 500) return undefined;
    return Math.max(0, ((sentBytes - first[1]) / (nowMs - first[0])) * 1000);
  };
}
