import type { SharedMedia } from "@lane/contract/shared-memories.ts";
import { hashKey, type QueryKey } from "@tanstack/react-query";

/** Queries of which an address no longer works. */
const lost = new Set<string>();

/** The next answer of this query brings new addresses. */
export function renewAddresses(queryKey: QueryKey): void {
  lost.add(hashKey(queryKey));
}

/**
 * A file with the addresses that are in use. The server signs new ones every few minutes, and with each of them a picture
 * that is on the page would be fetched again.
 */
export function addressKeeper(queryKey: QueryKey, before: readonly SharedMedia[]): (file: SharedMedia) => SharedMedia {
  const known = new Map(lost.delete(hashKey(queryKey)) ? [] : before.map((file) => [file.id, file]));
  return (file) => {
    const old = known.get(file.id);
    const isSame = old?.url !== null && file.url !== null && old?.sources.length === file.sources.length;
    return old && isSame ? { ...file, url: old.url, sources: old.sources, posterUrl: old.posterUrl } : file;
  };
}
