export function pickByHash<T>(id: string, choices: readonly [T, ...T[]]): T {
  return choices[hashOf(id) % choices.length] ?? choices[0];
}

/** FNV-1a: the same text gives the same number in every browser and year, so a memory keeps its flower. */
export function hashOf(text: string, start = 0x811c9dc5, factor = 0x01000193): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), factor);
  }
  return hash >>> 0;
}
