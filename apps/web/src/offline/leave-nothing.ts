import { readToken } from "#api/token-store.ts";

import { forgetDraftKey } from "./draft-key-store.ts";
import { keptNames } from "./kept-names.ts";
import { forgetUploadAddresses } from "./upload-addresses.ts";

/**
 * Somebody has logged in or out: nothing of whoever was here before can be read from now on. Without a library and
 * without a connection, so that it can be called from every page at any moment.
 */
export function leaveNothing(): void {
  forgetDraftKey();
  forgetUploadAddresses();
  void forgetKept();
  // Somebody who shares a picture and logs in to write about it still wants it.
  if (readToken() === undefined) void forgetCache(keptNames.shared);
}

/** What was kept for reading without a connection; drafts stay. */
export async function forgetKept(): Promise<void> {
  await Promise.all([forgetDatabase(keptNames.answers), forgetCache(keptNames.pictures)]);
}

function forgetDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const forgetting = indexedDB.deleteDatabase(name);
    forgetting.addEventListener("success", () => resolve());
    forgetting.addEventListener("error", () => resolve());
  });
}

// Pages without TLS have no such storage.
async function forgetCache(name: string): Promise<void> {
  if ("caches" in globalThis) await caches.delete(name).catch(() => undefined);
}
