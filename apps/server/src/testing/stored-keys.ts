import type { MediaStore } from "#ports/media-store.ts";

/** Every key in a store, in order. */
export async function storedKeys(store: MediaStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.toSorted((one, other) => one.localeCompare(other));
}
