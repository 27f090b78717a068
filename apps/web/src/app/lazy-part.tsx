import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react";

import { firstViewShown } from "#lib/first-view.ts";

const retryMs = 5000;

interface LazyPartProps<Props> {
  /** Must stay the same function. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Whether it belongs to the first screen. */
  readonly isFirst?: boolean;
}

/**
 * A part that is loaded after the page and its pictures, unless it is first. Where loading fails, the page stays without
 * the part and tries again. React shows what suspends up to 0.3 s late, so this does not.
 */
export function LazyPart(part: LazyPartProps<object>): ReactNode;
export function LazyPart<Props extends object>(part: LazyPartProps<Props> & { readonly props: Props }): ReactNode;
export function LazyPart({ load, isFirst = false, props }: LazyPartProps<object> & { readonly props?: object }) {
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
  return Part ? <Part {...props} /> : null;
}
