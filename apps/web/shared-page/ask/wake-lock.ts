/** Keeps the screen from going dark where the browser can. Returns how to let it go. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  document.addEventListener("visibilitychange", hold);
  hold();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", hold);
    release();
  };

  /** The browser lets it go whenever the page is out of sight. */
  function hold(): void {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    void ask();
  }

  /** Refused with little battery left, which is right. */
  async function ask(): Promise<void> {
    lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    if (isOver) release();
  }

  function release(): void {
    void lock?.release().catch(() => undefined);
  }
}
