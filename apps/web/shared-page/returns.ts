const oftenMs = 30_000;

/** Calls back whenever the reader may have been away, and regularly while the page is in sight. Returns how to stop. */
export function onReturns(onReturn: () => void): () => void {
  const timer = setInterval(ifVisible, oftenMs);
  document.addEventListener("visibilitychange", ifVisible);
  addEventListener("focus", onReturn);
  addEventListener("online", onReturn);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ifVisible);
    removeEventListener("focus", onReturn);
    removeEventListener("online", onReturn);
  };

  function ifVisible(): void {
    if (document.visibilityState === "visible") onReturn();
  }
}

interface Leaving {
  readonly onLeave: () => void;
  readonly onBack: () => void;
}

/** Browsers keep a page that was left, and show it again as it was when the reader comes back to it. */
export function onKeptByBrowser({ onLeave, onBack }: Leaving): () => void {
  addEventListener("pagehide", leave);
  addEventListener("pageshow", back);
  return () => {
    removeEventListener("pagehide", leave);
    removeEventListener("pageshow", back);
  };

  function leave({ persisted }: PageTransitionEvent): void {
    if (persisted) onLeave();
  }

  function back({ persisted }: PageTransitionEvent): void {
    if (persisted) onBack();
  }
}
