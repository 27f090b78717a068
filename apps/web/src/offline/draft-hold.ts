const prefix = "lane-draft-";

/**
 * While somebody writes a draft no other tab offers it. The browser lets go of the hold when the tab is closed or
 * crashes. Resolves to what ends the hold, or to undefined when another tab has it.
 */
export async function holdDraft(id: string): Promise<(() => void) | undefined> {
  if (!("locks" in navigator)) return () => undefined;
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`${prefix}${id}`, { ifAvailable: true }, async (lock) => {
        if (!lock) return resolve(undefined);
        await new Promise<void>((release) => {
          resolve(() => release());
        });
      })
      .catch(reject);
  });
}

export async function heldDrafts(): Promise<ReadonlySet<string>> {
  if (!("locks" in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return new Set(names);
}
