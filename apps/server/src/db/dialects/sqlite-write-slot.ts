export interface WriteSlot {
  take(): Promise<void>;
  pass(): void;
}

/** One writer at a time, in the order of the calls. */
export function createWriteSlot(): WriteSlot {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    async take() {
      if (isTaken) await new Promise<void>((resolve) => void waiting.push(resolve));
      isTaken = true;
    },
    pass() {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
