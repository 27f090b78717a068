import { type OperatorOverview, readOverview } from "./calls.ts";

const everyMs = 30_000;

export interface Shown {
  readonly overview?: OperatorOverview;
  /** By the clock of this browser. */
  readonly receivedAt?: Date;
  /** Why the figures are not newer. */
  readonly problem?: string | undefined;
  readonly isSignedOut: boolean;
}

/** Reads every 30 seconds while the page is visible, and keeps the old figures when there are no new ones. */
export function createOverviewStore() {
  let shown: Shown = { isSignedOut: false };
  const listeners = new Set<() => void>();

  async function read(): Promise<Shown> {
    const reading = await readOverview();
    switch (reading.kind) {
      case "read":
        return { overview: reading.overview, receivedAt: new Date(), isSignedOut: false };
      case "signed-out":
        return { isSignedOut: true };
      case "failed":
        return { ...shown, problem: reading.says };
    }
  }

  async function refresh(): Promise<void> {
    shown = await read();
    for (const listener of listeners) listener();
  }

  function refreshIfVisible(): void {
    if (document.visibilityState === "visible") void refresh();
  }

  return {
    refresh,

    start(): void {
      setInterval(refreshIfVisible, everyMs);
      document.addEventListener("visibilitychange", refreshIfVisible);
    },

    getShown: (): Shown => shown,

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type OverviewStore = ReturnType<typeof createOverviewStore>;
