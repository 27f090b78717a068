/**
 * Does a piece of work one at a time. Asked for again in the meantime, it is done once more: the first time began too
 * early to count.
 */
export function createSerialWork(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  let isStale = false;

  async function workUntilFresh(): Promise<void> {
    do {
      isStale = false;
      await work();
    } while (isStale);
    underWay = undefined;
  }

  return () => {
    isStale = underWay !== undefined;
    underWay = underWay || workUntilFresh();
    return underWay;
  };
}
