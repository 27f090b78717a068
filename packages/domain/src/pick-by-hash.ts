export function pickByHash<T>(id: string, choices: readonly [T, ...T[]]): T {
  return choices[hashOf(id) % choices.length] ?? choices[0];
}

/** FNV-1a: the same id gives the same number in every browser and year, so a memory keeps its flower. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
