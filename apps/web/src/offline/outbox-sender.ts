import type { DraftUpload } from "./draft-text.ts";
import { type Delivery, classifyDelivery } from "./outbox-answers.ts";
import type { OutboxEntry, OutboxState } from "./outbox-entry.ts";
import { fileArrived, nextToSend, stopped } from "./outbox-logic.ts";

/** Storage of the queued changes. */
export interface OutboxStore {
  readonly read: () => Promise<OutboxState>;
  /** Reads and writes atomically. */
  readonly change: (work: (state: OutboxState) => OutboxState) => Promise<OutboxState>;
}

/** The result of sending a file. */
export type FileDelivery =
  | { readonly is: "arrived"; readonly s3id: string }
  | { readonly is: "silence" }
  | { readonly is: "lost" }
  | { readonly is: "refused"; readonly sentence: string };

export interface SenderDeps {
  readonly store: OutboxStore;
  readonly deliver: (entry: OutboxEntry) => Promise<Delivery>;
  readonly deliverFile: (upload: DraftUpload) => Promise<FileDelivery>;
  /** False once the member has logged out or another one has logged in. */
  readonly mayGoOn: () => boolean;
  /** Called when a file is on the server and its entry has been updated. */
  readonly onFileTaken?: ((upload: DraftUpload) => void) | undefined;
  readonly onDelivered?: ((entry: OutboxEntry, delivery: Delivery) => void) | undefined;
}

/** Sends the waiting entries one after the other. True when a later retry makes sense. */
export async function sendWaiting(deps: SenderDeps): Promise<boolean> {
  const skipped = new Set<string>();
  while (deps.mayGoOn()) {
    const entry = nextToSend(await deps.store.read(), skipped);
    if (!entry || !deps.mayGoOn()) break;
    const [file] = entry.uploads.toSorted((one, other) => one.position - other.position);
    const verdict = file ? await sendFile(deps, entry, file) : await sendEntry(deps, entry);
    if (verdict === "silence") return true;
    if (verdict === "later") skipped.add(entry.memoryId);
  }
  return skipped.size > 0;
}

async function sendEntry({ store, deliver, onDelivered }: SenderDeps, entry: OutboxEntry) {
  const delivery = await deliver(entry);
  const { verdict, apply } = classifyDelivery(entry, delivery);
  await store.change(apply);
  onDelivered?.(entry, delivery);
  return verdict;
}

async function sendFile({ store, deliverFile, onFileTaken }: SenderDeps, { id }: OutboxEntry, file: DraftUpload) {
  const came = await deliverFile(file);
  if (came.is === "silence") return "silence";
  await store.change((state) => {
    if (came.is === "arrived") return fileArrived(state, id, file.id, came.s3id);
    const why = came.is === "lost" ? ({ is: "file-lost", name: file.name } as const) : came;
    return stopped(state, id, why);
  });
  if (came.is === "arrived") onFileTaken?.(file);
  return "go-on";
}
