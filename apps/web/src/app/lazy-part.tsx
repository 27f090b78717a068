import { type ComponentType, startTransition, useEffect, useState } from "react";

const settleMs = 300;
const retryMs = 5000;

/**
 * A part that arrives once the page stands: nobody needs it to see the first screen. Where the connection is lost
 * before it has come, the page stands without it and asks again. `load` must stay the same.
 */
export function LazyPart({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    let timer = setTimeout(() => void tryLoading(), settleMs);

    async function tryLoading() {
      try {
        const loaded = await load();
        // In small steps: whoever presses something meanwhile is answered first.
        if (!isGone) startTransition(() => setPart(() => loaded));
      } catch {
        if (!isGone) timer = setTimeout(() => void tryLoading(), retryMs);
      }
    }

    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [load]);
  return Part ? <Part /> : null;
}
