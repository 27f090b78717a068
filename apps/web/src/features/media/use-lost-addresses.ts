import type { MediaItem } from "@lane/contract/memories.ts";
import { useRef } from "react";

/** Asks for new addresses when one has run out: once for each, since a file that is gone does not come with any. */
export function useLostAddresses(files: readonly MediaItem[], ask: () => void): (address: string) => void {
  const asked = useRef(new Set<string | null>());
  return (address) => {
    if (asked.current.has(address)) return;
    // The answer renews them all, so those that run out beside it need no question of their own.
    const beside = files.flatMap(({ url, posterUrl, sources }) => [url, posterUrl, ...sources.map((one) => one.url)]);
    for (const one of [address, ...beside]) asked.current.add(one);
    ask();
  };
}
