/** Numbers from 0 up to 1 that are the same again for the same words, on every machine. Good for dealing, not for secrets. */
export type Random = () => number;

export function randomOf(words: string): Random {
  let state = hashOf(words);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed: Item[] = [];
  for (const item of items) {
    const place = Math.floor(random() * (mixed.length + 1));
    const moved = mixed[place];
    if (moved !== undefined) mixed.push(moved);
    mixed[place] = item;
  }
  return mixed;
}

/** FNV-1a with a last stir, so that ids that differ in one letter are far apart. */
function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index++) {
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) | 0;
}
