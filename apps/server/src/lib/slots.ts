/** Runs at most `atOnce` pieces of work side by side; further ones wait in the order they came. */
export function createSlots(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
