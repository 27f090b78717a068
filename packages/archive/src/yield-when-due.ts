/** Long enough that yielding costs next to nothing, and far too short for other requests to be delayed noticeably. */
const longestWorkMs = 4;

let pauseMs = 0;

/**
 * For a worker thread, which answers no requests: each yield waits this long and leaves the processor to other threads.
 */
export function setYieldPauseMs(ms: number): void {
  pauseMs = ms;
}

/**
 * For loops over many items: the returned function, called between two items, yields to the event loop when the work
 * since the last yield took too long. Awaiting a value that is there already does not let other requests be answered.
 */
export function createYieldWhenDue(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestWorkMs) return;
    await new Promise((resolve) => void (pauseMs > 0 ? setTimeout(resolve, pauseMs) : setImmediate(resolve)));
    since = performance.now();
  };
}
