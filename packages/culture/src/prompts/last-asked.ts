/** Keeps what took long to make for the keys that were asked for last. */
export function keepLastAsked<T>(most: number) {
  const kept = new Map<string, T>();

  return {
    get(key: string): T | undefined {
      const found = kept.get(key);
      if (found !== undefined) this.keep(key, found);
      return found;
    },

    keep(key: string, value: T): T {
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
