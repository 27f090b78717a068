import { type ComponentType, startTransition, useEffect, useState } from "react";

import { firstViewShown } from "#lib/first-view.ts";

const retryMs = 5000;

interface LazyPartProps {
  /** Must stay the same function. */
  readonly load: () => Promise<ComponentType>;
  /** Whether it belongs to the first screen. */
  readonly isFirst?: boolean;
}

/**
 * A part that is loaded after the page and its pictures, unless it is first. Where loading fails, the page stays without
 * the part and tries again. React shows what suspends up to 0.3 s late, so this does not.
 */
export function LazyPart({ load, isFirst = false }: LazyPartProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    void (isFirst ? tryLoading() : firstViewShown().then(tryLoading));

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
  }, [load, isFirst]);
  return Part ? <Part /> : null;
}
