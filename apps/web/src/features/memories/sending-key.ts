/**
 * The same for the same words of the same draft, also after a reload: whoever presses the button again because no
 * answer came makes one memory and not two.
 */
export function sendingKey(draftId: string, body: object): string {
  return `${draftId}-${fingerprint(JSON.stringify(body))}`;
}

/** Two runs of FNV-1a with different starts: not secret, only unlikely to be the same for two texts of one draft. */
function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(index), 0x85ebca6b);
  }
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}
