import { hashOf } from "@lane/domain/pick-by-hash.ts";

/**
 * The same for the same words of the same draft, also after a reload: whoever presses the button again because no
 * answer came makes one memory and not two.
 */
export function sendingKey(draftId: string, body: object): string {
  return `${draftId}-${fingerprint(JSON.stringify(body))}`;
}

/** Two hashes with different starts: not secret, only unlikely to be the same for two texts of one draft. */
function fingerprint(text: string): string {
  const hashes = [hashOf(text), hashOf(text, 0x01000193, 0x85ebca6b)];
  return hashes.map((part) => part.toString(16).padStart(8, "0")).join("");
}
