/** Room for a few at a time, in the order in which they came. */
export interface Slots {
  enter(): Promise<void>;
  leave(): void;
  /** Sends everybody away who still waits. */
  dismiss(reason: Error): void;
}

export function createSlots(count: number): Slots {
  let free = count;
  const waiting: PromiseWithResolvers<void>[] = [];

  return {
    async enter() {
      if (free > 0) {
        free -= 1;
        return;
      }
      const slot = Promise.withResolvers<void>();
      waiting.push(slot);
      await slot.promise;
    },
    leave() {
      const next = waiting.shift();
      if (next) next.resolve();
      else free += 1;
    },
    dismiss(reason) {
      for (const slot of waiting.splice(0)) slot.reject(reason);
    },
  };
}
