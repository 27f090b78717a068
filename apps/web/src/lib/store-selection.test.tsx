import { expect, test } from "vitest";
import { render } from "vitest-browser-react";

import { useSyncExternalStoreWithSelector } from "./store-selection.ts";

interface Counts {
  readonly flowers: number;
  readonly stones: number;
}

function createStore(first: Counts) {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    set(next: Counts) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

test("a part of a store is shown anew when it changes, and keeps its identity while it is equal", async () => {
  const store = createStore({ flowers: 1, stones: 1 });
  const seen: (readonly number[])[] = [];

  function Shown({ isStones }: { readonly isStones: boolean }) {
    const list = useSyncExternalStoreWithSelector<Counts, readonly number[]>(
      (listener) => {
        const leave = store.subscribe(listener);
        return () => void leave();
      },
      store.read,
      undefined,
      ({ flowers, stones }) => [isStones ? stones : flowers],
      (one, other) => one[0] === other[0],
    );
    seen.push(list);
    return <output>{list.join()}</output>;
  }

  const screen = await render(<Shown isStones={false} />);
  store.set({ flowers: 1, stones: 5 });
  await expect.element(screen.getByRole("status")).toHaveTextContent("1");
  store.set({ flowers: 2, stones: 5 });
  await expect.element(screen.getByRole("status")).toHaveTextContent("2");
  const before = seen.at(-1);
  await screen.rerender(<Shown isStones={false} />);
  expect(seen.at(-1)).toBe(before);
  await screen.rerender(<Shown isStones />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("5");
});
