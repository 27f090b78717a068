import { lazy, Suspense, useEffect, useState } from "react";

const Overlays = lazy(async () => ({ default: (await import("./overlays.tsx")).Overlays }));
const settleMs = 300;

/** Toasts and modals arrive once the page stands: nobody needs them to see the first screen. */
export function LateOverlays() {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return isTime ? (
    <Suspense>
      <Overlays />
    </Suspense>
  ) : null;
}
