import { randomBytes } from "node:crypto";

import { decidePrinting } from "@lane/domain/permissions.ts";
import { printFileHours, type PrintFileKind } from "@lane/domain/print-orders.ts";

import { unreachableStorage } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";
import { type ByteRange, type MediaStore, MediaStoreError } from "#ports/media-store.ts";
import type { PrintFileAddresses } from "#ports/print-provider.ts";

import type { PrintFilesRepository } from "./print-files.repository.ts";

const lifeMs = printFileHours * 60 * 60 * 1000;
const tokenBytes = 32;

interface PrintFileLinksDeps {
  readonly files: PrintFilesRepository;
  readonly store: Pick<MediaStore, "open">;
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** Addresses for a printer alone: each opens one file for a day, and ends with the order. Only their hashes are stored. */
export function createPrintFileLinks({ files, store, fingerprint, clock, baseUrl }: PrintFileLinksDeps) {
  const hashOf = (token: string): string => fingerprint("print-file", token);

  async function open(orderId: string, kind: PrintFileKind): Promise<string> {
    const token = randomBytes(tokenBytes).toString("base64url");
    await files.insertLink({ tokenHash: hashOf(token), orderId, kind, expiresAt: clock.now() + lifeMs });
    return `${baseUrl}/s/print/${token}/${kind}.pdf`;
  }

  return {
    async openBoth(orderId: string): Promise<PrintFileAddresses> {
      return { interior: await open(orderId, "interior"), cover: await open(orderId, "cover") };
    },

    endAll: (orderId: string): Promise<void> => files.removeLinks(orderId),
    removeExpired: (): Promise<void> => files.removeExpiredLinks(clock.now(), clock.now() + lifeMs),

    /** Undefined for an address that is expired, ended, mistyped or never was, alike. */
    async find(token: string, name: string) {
      const found = await files.findByLink(hashOf(token));
      const isOpen = decidePrinting(found, clock.now()) === "allow";
      if (!found || !isOpen || name !== `${found.kind}.pdf`) return undefined;
      const { bytes, sha256: mark, storeKey } = found;
      return { bytes, mark, fileName: name, open: (range?: ByteRange) => withSentence(store.open(storeKey, range)) };
    },
  };
}

export type PrintFileLinks = ReturnType<typeof createPrintFileLinks>;

async function withSentence<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof MediaStoreError ? unreachableStorage(error) : error;
  }
}
