/** A memory of a vault, as far as it is known what else it tells of. */
interface Telling {
  readonly id: string;
  readonly eventId?: string | null | undefined;
  readonly isFolded?: boolean | undefined;
  readonly author?: { readonly name: string; readonly colour: number | null } | null | undefined;
}

/**
 * What the members of a vault tell, event by event: the telling that stands for it is the one that was written first
 * among those that are open to the reader, and all its tellings.
 */
export function eventsIn<T extends Telling>(memories: readonly T[]): { readonly first: T; readonly tellings: T[] }[] {
  const tellings = Map.groupBy(memories, ({ id, eventId }) => eventId ?? id);
  return [...tellings.values()].flatMap((all) => {
    const first = all.find(({ isFolded }) => isFolded !== true) ?? all[0];
    return first ? [{ first, tellings: all }] : [];
  });
}

/** Who tells of it, by name and colour. */
export function tellersAmong(tellings: readonly Telling[]): { name: string; colour: number | null }[] {
  return tellings.flatMap(({ author }) => author ?? []).map(({ name, colour }) => ({ name, colour }));
}
