/** Runs one piece of work at a time for each name; further ones wait in the order they came. */
export function createTurns(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Promise<void>>();

  return async (name, work) => {
    const before = lines.get(name);
    const over = Promise.withResolvers<void>();
    lines.set(name, over.promise);
    try {
      await before;
      return await work();
    } finally {
      over.resolve();
      if (lines.get(name) === over.promise) lines.delete(name);
    }
  };
}
