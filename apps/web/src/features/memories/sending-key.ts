import { hashOf } from "@lane/domain/pick-by-hash.ts";

/**
 * The same key for the same content of the same draft, also after a reload: pressing the button again after a lost
 * answer creates one memory, not two.
 */
export function sendingKey(draftId: string, body: object): string {
  return `${draftId}-${fingerprint(JSON.stringify(body))}`;
}

/** Two hashes with different seeds: not secret, only unlikely to collide for two texts of one draft. */
function fingerprint(text: string): string {
  const hashes = [hashOf(text), hashOf(text, 0x01000193, 0x85ebca6b)];
  return hashes.map((part) => part.toString(16).padStart(8, "0")).join("");
}
