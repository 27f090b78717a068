import { unreachableStorage } from "#lib/unreachable-storage.ts";
import type { Clock } from "#ports/clock.ts";
import { type ByteRange, type MediaStore, MediaStoreError } from "#ports/media-store.ts";

import type { ExportAddresses, SignedOutput } from "./export-addresses.ts";
import type { ExportOutputsRepository } from "./export-outputs.repository.ts";

interface MadeFilesDeps {
  readonly outputs: ExportOutputsRepository;
  readonly addresses: ExportAddresses;
  readonly sessions: { isLive(sessionId: string): Promise<boolean> };
  readonly store: MediaStore;
  readonly clock: Clock;
}

export interface MadeFile {
  readonly bytes: number;
  readonly contentType: string;
  /** The same as long as the bytes are. */
  readonly mark: string;
  readonly fileName: string;
  open(range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
}

/** What stands behind signed addresses of what was made. */
export function createMadeFilesService({ outputs, addresses, sessions, store, clock }: MadeFilesDeps) {
  return {
    /** Undefined when there is nothing: expired, forged, logged out and removed are the same to a stranger. */
    async find(address: SignedOutput): Promise<MadeFile | undefined> {
      if (!addresses.isGood(address) || !(await sessions.isLive(address.sessionId))) return undefined;
      const found = await outputs.findVisible(address.exportId, address.name, clock.now());
      if (!found) return undefined;
      const { bytes, contentType, sha256: mark, saveAs: fileName, storeKey } = found;
      return { bytes, contentType, mark, fileName, open: (range) => withSentence(store.open(storeKey, range)) };
    },
  };
}

async function withSentence<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof MediaStoreError ? unreachableStorage(error) : error;
  }
}
