import {
  offlineFile,
  type OfflineIndex,
  offlineIndexName,
  type OfflineMemory,
  type OfflinePartName,
  offlineStore,
  type OfflineStore,
  type OfflineYear,
} from "@lane/contract/offline-page.ts";

declare global {
  interface Window {
    [offlineStore]?: OfflineStore;
  }
}

const running = new Map<string, Promise<void>>();

/** Undefined when the archive was unpacked without it. */
export async function loadIndex(): Promise<OfflineIndex | undefined> {
  await runOnce(offlineIndexName);
  return window[offlineStore]?.[offlineIndexName];
}

/** What of the year is there, by id: the parts that are missing cannot be shown, and keep nobody from the others. */
export async function loadYear({ parts }: OfflineYear): Promise<ReadonlyMap<string, OfflineMemory>> {
  await Promise.all(parts.map(runOnce));
  const memories = parts.flatMap((part) => window[offlineStore]?.[part]?.memories ?? []);
  return new Map(memories.map((memory) => [memory.id, memory]));
}

/** Nothing can be fetched from a folder, but a script can be run. */
function runOnce(name: OfflinePartName | typeof offlineIndexName): Promise<void> {
  const known = running.get(name) ?? (window[offlineStore]?.[name] ? Promise.resolve() : undefined);
  if (known) return known;
  const run = new Promise<void>((resolve) => {
    const script = document.createElement("script");
    script.src = offlineFile(name);
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => resolve());
    document.head.append(script);
  });
  running.set(name, run);
  return run;
}
