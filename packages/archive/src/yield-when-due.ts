/** Long enough that stopping costs nothing, and far too short for anybody to notice. */
const longestMs = 4;

let restMs = 0;

/** For a thread that answers nobody: its breaks last so long, and leave the processor to the others. */
export function restInBreaks(ms: number): void {
  restMs = ms;
}

/**
 * Whoever goes through many things asks for a break between them: it is given when it is due, and others are answered
 * meanwhile. Waiting for what is there already is no break.
 */
export function createBreaks(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await new Promise((resolve) => void (restMs > 0 ? setTimeout(resolve, restMs) : setImmediate(resolve)));
    since = performance.now();
  };
}
