const prefix = "lane-draft-";

/** Ends a hold; resolves when other tabs can see that the hold has ended. */
type Release = () => Promise<void>;

/**
 * While a draft is being edited in one tab, no other tab offers it. The browser itself releases the hold of a tab that
 * closes or crashes. Undefined when another tab holds the draft.
 */
export async function holdDraft(id: string): Promise<Release | undefined> {
  if (!("locks" in navigator)) return async () => undefined;
  const { promise: gotIt, resolve: tell } = Promise.withResolvers<boolean>();
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const held = navigator.locks.request(`${prefix}${id}`, { ifAvailable: true }, async (lock) => {
    tell(lock !== null);
    if (lock) await isOver;
  });
  if (!(await gotIt)) return undefined;
  return async () => {
    end();
    await held;
  };
}

const endings = new Set<Promise<void>>();

/** A form that was left on this page still writes and lets go of its draft; the next one must not miss it. */
export function endingHold(ending: Promise<void>): Promise<void> {
  const settled = ending.finally(() => endings.delete(settled));
  endings.add(settled);
  return settled;
}

export async function heldDrafts(): Promise<ReadonlySet<string>> {
  await Promise.allSettled(endings);
  if (!("locks" in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return new Set(names);
}
