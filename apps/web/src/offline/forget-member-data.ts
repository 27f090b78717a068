import { readToken } from "#api/token-store.ts";
import { forgetYear } from "#lib/last-year.ts";

import { forgetDraftKey } from "./draft-key-store.ts";
import { keptNames } from "./kept-names.ts";
import { forgetUploadAddresses } from "./upload-addresses.ts";

/**
 * Called on every login and logout: makes all stored data of the previous member unreadable. Needs no library and no
 * connection, so that every page can call it at any moment.
 */
export function forgetMemberData(): void {
  forgetDraftKey();
  forgetUploadAddresses();
  forgetYear();
  delete window.earlyAnswers;
  void forgetKept();
  // A guest may share a picture and log in to write about it, so a login keeps shared content.
  if (readToken() === undefined) void forgetCache(keptNames.shared);
}

/** Deletes answers and pictures stored for offline reading; drafts stay. */
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

// Pages without TLS have no Cache Storage.
async function forgetCache(name: string): Promise<void> {
  if ("caches" in globalThis) await caches.delete(name).catch(() => undefined);
}
