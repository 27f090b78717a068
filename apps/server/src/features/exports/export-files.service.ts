import { timingSafeEqual } from "node:crypto";

import { unreachableStorage } from "#lib/app-error.ts";
import { leftOf } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import { type ByteRange, type MediaStore, MediaStoreError } from "#ports/media-store.ts";

import type { ExportOutputsRepository } from "./export-outputs.repository.ts";

/** Long enough to fetch gigabytes over a slow line, with breaks. */
const stepMs = 6 * 60 * 60 * 1000;

interface ExportAddressesDeps {
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
}

interface SignedOutput {
  readonly exportId: string;
  readonly name: string;
  readonly until: number;
  readonly sessionId: string;
  readonly signature: string;
}

export type ExportAddresses = ReturnType<typeof createExportAddresses>;

interface ExportFilesDeps {
  readonly outputs: ExportOutputsRepository;
  readonly addresses: ExportAddresses;
  readonly sessions: { isLive(sessionId: string): Promise<boolean> };
  readonly store: MediaStore;
  readonly clock: Clock;
}

interface ExportFile {
  readonly bytes: number;
  readonly contentType: string;
  /** Changes whenever the bytes change. */
  readonly mark: string;
  readonly fileName: string;
  open(range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
}

/** Finds the export file behind a signed address. */
export function createExportFilesService({ outputs, addresses, sessions, store, clock }: ExportFilesDeps) {
  return {
    /** Undefined for an expired, forged, logged-out or removed address alike, so that a stranger learns nothing. */
    async find(address: SignedOutput): Promise<ExportFile | undefined> {
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

/**
 * Addresses that a browser can save from, where no token can be sent along. Each is valid for one file, and only while
 * its session lives.
 */
export function createExportAddresses({ fingerprint, clock }: ExportAddressesDeps) {
  const sign = ({ exportId, name, until, sessionId }: Omit<SignedOutput, "signature">): string =>
    fingerprint("making-address", `${exportId}\0${name}\0${until}\0${sessionId}`);

  return {
    addressOf({ sessionId }: Viewer, exportId: string, name: string): string {
      const until = (Math.floor(clock.now() / stepMs) + 2) * stepMs;
      const signature = sign({ exportId, name, until, sessionId });
      const proof = `until=${until}&session=${sessionId}&signature=${signature}`;
      return `/api/makings/${exportId}/files/${encodeURIComponent(name)}?${proof}`;
    },

    /** Whether the signature is ours and not expired; the session may have ended. */
    isGood({ signature, ...address }: SignedOutput): boolean {
      const expected = Buffer.from(sign(address));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && leftOf(address.until, 2 * stepMs, clock.now()) > 0;
    },
  };
}
