import { type ComponentType, useEffect, useState } from "react";

const settleMs = 300;
const retryMs = 5000;

/**
 * Toasts and modals arrive once the page stands: nobody needs them to see the first screen. Where the connection is
 * lost before they have come, the page stands without them and asks again; what is said meanwhile waits.
 */
export function LateOverlays() {
  const [Overlays, setOverlays] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    let timer = setTimeout(() => void load(), settleMs);

    async function load() {
      try {
        const loaded = await import("./overlays.tsx");
        if (!isGone) setOverlays(() => loaded.Overlays);
      } catch {
        if (!isGone) timer = setTimeout(() => void load(), retryMs);
      }
    }

    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return Overlays ? <Overlays /> : null;
}
