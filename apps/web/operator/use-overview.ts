import { useCallback, useEffect, useState } from "react";

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
export function useOverview() {
  const [shown, setShown] = useState<Shown>({ isSignedOut: false });

  const refresh = useCallback(async (): Promise<void> => {
    const reading = await readOverview();
    setShown((before) => {
      switch (reading.kind) {
        case "read":
          return { overview: reading.overview, receivedAt: new Date(), isSignedOut: false };
        case "signed-out":
          return { isSignedOut: true };
        case "failed":
          return { ...before, problem: reading.says };
      }
    });
  }, []);

  useEffect(() => {
    const refreshIfVisible = (): void => {
      if (document.visibilityState === "visible") void refresh();
    };
    const timer = setInterval(refreshIfVisible, everyMs);
    document.addEventListener("visibilitychange", refreshIfVisible);
    void refresh();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refreshIfVisible);
    };
  }, [refresh]);

  return { shown, refresh };
}
