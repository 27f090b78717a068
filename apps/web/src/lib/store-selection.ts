import { useRef, useSyncExternalStore } from "react";

interface Selected<S, T> {
  readonly snapshot: S;
  readonly selector: (snapshot: S) => T;
  readonly selection: T;
}

/**
 * What the router uses to read its store, in place of the package of that name, which also serves Reacts without
 * `useSyncExternalStore`: 0.4 kB on every page.
 */
export function useSyncExternalStoreWithSelector<S, T>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => S,
  getServerSnapshot: (() => S) | null | undefined,
  selector: (snapshot: S) => T,
  isEqual?: (one: T, other: T) => boolean,
): T {
  const last = useRef<Selected<S, T>>(undefined);

  function select(snapshot: S): T {
    const before = last.current;
    if (before?.selector === selector && Object.is(before.snapshot, snapshot)) return before.selection;
    const next = selector(snapshot);
    const selection = before && isEqual?.(before.selection, next) ? before.selection : next;
    last.current = { snapshot, selector, selection };
    return selection;
  }

  return useSyncExternalStore(
    subscribe,
    () => select(getSnapshot()),
    getServerSnapshot ? () => select(getServerSnapshot()) : undefined,
  );
}
