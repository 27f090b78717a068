/** A browser's timers count in 32 bits, which is less than 25 days. */
const longestTimerMs = 2_000_000_000;

/** Calls back at a moment of this device's clock, and keeps no connection for it. Returns how to stop. */
export function callAt(moment: number, onReached: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  wait();
  return () => clearTimeout(timer);

  function wait(): void {
    const left = moment - Date.now();
    timer = setTimeout(left > longestTimerMs ? wait : onReached, Math.max(0, Math.min(left, longestTimerMs)));
  }
}
