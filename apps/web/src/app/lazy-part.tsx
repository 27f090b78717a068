import { type ComponentType, startTransition, useEffect, useState } from "react";

import { firstViewShown } from "#lib/first-view.ts";

const retryMs = 5000;

/**
 * A part that is loaded after the page and its pictures: the first screen does not need it. Where loading fails, the
 * page stays without the part and tries again. `load` must stay the same function.
 */
export function LazyPart({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    void firstViewShown().then(tryLoading);

    async function tryLoading() {
      try {
        const loaded = await load();
        // A transition renders in small steps, so that input is handled in between.
        if (!isGone) startTransition(() => setPart(() => loaded));
      } catch {
        if (!isGone) setTimeout(() => void tryLoading(), retryMs);
      }
    }

    return () => {
      isGone = true;
    };
  }, [load]);
  return Part ? <Part /> : null;
}
