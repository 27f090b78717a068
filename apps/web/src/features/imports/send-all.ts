import type { Sending, sendFile } from "#api/send-file.ts";

export interface AllProgress {
  readonly files: number;
  readonly sentFiles: number;
  readonly bytes: number;
  readonly sentBytes: number;
  /** The connection is lost; uploading resumes by itself. */
  readonly isWaiting: boolean;
}

interface SendAllEvents {
  readonly onProgress: (progress: AllProgress) => void;
  /** Called when all readable files have been uploaded. */
  readonly onDone: (uploadIds: readonly string[], unreadable: readonly File[]) => void;
  readonly onFailed: (sentence: string) => void;
}

interface SendAllDeps {
  readonly send: typeof sendFile;
  readonly addresses: {
    find(file: File): string | null;
    keep(file: File, address: string): void;
  };
}

const mostAtOnce = 3;
/** Upload addresses of smaller files are not stored, since these files are quickly sent again. */
const worthKeeping = 16 * 1024 * 1024;

/** Uploads all chosen files, three at a time, in the order they were chosen. */
export function sendAll(files: readonly File[], events: SendAllEvents, { send, addresses }: SendAllDeps): Sending {
  const sent = files.map(() => 0);
  const ids = new Map<number, string>();
  const unreadable: File[] = [];
  const sendings = new Map<number, Sending>();
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  let next = 0;
  let isOver = false;

  function tell(isWaiting: boolean) {
    const sentBytes = sent.reduce((sum, one) => sum + one, 0);
    if (!isOver) events.onProgress({ files: files.length, sentFiles: ids.size, bytes, sentBytes, isWaiting });
  }

  function stop() {
    isOver = true;
    for (const sending of sendings.values()) sending.stop();
  }

  function endOne(at: number) {
    sendings.delete(at);
    tell(false);
    if (ids.size + unreadable.length < files.length) pump();
    else if (!isOver) events.onDone(inOrder(ids), unreadable);
  }

  function start(file: File, at: number) {
    const handlers = {
      onAddress: (address: string) => file.size >= worthKeeping && addresses.keep(file, address),
      onProgress(bytesOfOne: number) {
        sent[at] = bytesOfOne;
        tell(false);
      },
      onWaiting: () => tell(true),
      onUnreadable() {
        unreadable.push(file);
        endOne(at);
      },
      onDone(id: string) {
        ids.set(at, id);
        sent[at] = file.size;
        endOne(at);
      },
      onFailed(sentence: string) {
        if (isOver) return;
        stop();
        events.onFailed(sentence);
      },
    };
    const facts = { name: file.webkitRelativePath || file.name, purpose: "import" } as const;
    sendings.set(at, send(file, addresses.find(file), handlers, facts));
  }

  function pump() {
    if (isOver) return;
    while (sendings.size < mostAtOnce && next < files.length) {
      const file = files[next];
      if (file) start(file, next);
      next += 1;
    }
  }

  tell(false);
  pump();
  return { stop };
}

function inOrder(ids: ReadonlyMap<number, string>): string[] {
  return [...ids].toSorted(([one], [other]) => one - other).map(([, id]) => id);
}
