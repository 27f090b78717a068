import type { Database } from "#db/client.ts";
import type { MediaStore } from "#ports/media-store.ts";

/**
 * Fails everything after a number of steps to the disk and the database, as a killed process would, until it is reset.
 */
export function createFuse(store: MediaStore, { db }: Database) {
  let left = Number.POSITIVE_INFINITY;

  function burn(): void {
    left -= 1;
    if (left < 0) throw new Error("killed");
  }

  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = async (query) => {
    burn();
    return execute(query);
  };

  const fused: MediaStore = {
    ...store,
    async put(source, limits) {
      burn();
      const blob = await store.put(source, limits);
      burn();
      return blob;
    },
    async join(keys) {
      burn();
      const blob = await store.join(keys);
      burn();
      return blob;
    },
    async remove(key) {
      burn();
      await store.remove(key);
    },
  };

  return {
    store: fused,
    /** False when the work was cut off. */
    async until(steps: number, work: () => Promise<unknown>): Promise<boolean> {
      left = steps;
      try {
        await work();
        return left >= 0;
      } catch (error) {
        if (left < 0) return false;
        throw error;
      } finally {
        left = Number.POSITIVE_INFINITY;
      }
    },
  };
}
