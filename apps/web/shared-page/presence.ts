const signs = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "scroll"] as const;
const lingeringMs = 2000;

interface Opening {
  begin(): void;
  stop(): void;
}

/** Tells once, when a person has the page before them. `tell` gives back whether it was heard; if not, it is told again. */
export function createOpening(tell: () => Promise<boolean>): Opening {
  let isTold = false;
  let stop: (() => void) | undefined;

  async function tellOnce(): Promise<void> {
    isTold = true;
    isTold = await tell();
    stop = undefined;
  }

  return {
    begin() {
      if (!isTold && !stop) stop = whenSomebodyIsThere(() => void tellOnce());
    },
    stop() {
      stop?.();
      stop = undefined;
    },
  };
}

/**
 * Calls back once, when the page is in sight and somebody touches it, types or scrolls, or leaves it open for two
 * seconds. A preview that is drawn in the background is nobody. Returns how to stop.
 */
function whenSomebodyIsThere(onThere: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const sign of signs) document.addEventListener(sign, notice, { passive: true, capture: true });
  document.addEventListener("visibilitychange", linger);
  linger();
  return stop;

  function linger(): void {
    clearTimeout(timer);
    if (document.visibilityState === "visible") timer = setTimeout(notice, lingeringMs);
  }

  function notice(): void {
    if (document.visibilityState !== "visible") return;
    stop();
    onThere();
  }

  function stop(): void {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, notice, { capture: true });
    document.removeEventListener("visibilitychange", linger);
  }
}
