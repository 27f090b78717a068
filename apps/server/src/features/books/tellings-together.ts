import type { BookMemoryRow } from "./book-memories.repository.ts";

export interface PrintedRow extends BookMemoryRow {
  /** It stands under the title of the telling before it. */
  readonly isFurtherTelling: boolean;
}

/** What several people tell of one event stands together, where its first telling stands, in the order it was written. */
export function tellingsTogether(inOrder: readonly BookMemoryRow[]): PrintedRow[] {
  const byEvent = Map.groupBy(inOrder, eventOf);
  return inOrder.flatMap((memory): PrintedRow[] => {
    const tellings = (byEvent.get(eventOf(memory)) ?? [memory]).toSorted(asWritten);
    if (tellings[0]?.id !== memory.id) return [];
    return tellings.map((telling, at) => ({ ...telling, year: memory.year, isFurtherTelling: at > 0 }));
  });
}

function eventOf({ id, written }: BookMemoryRow): string {
  return written?.eventId ?? id;
}

function asWritten(one: BookMemoryRow, other: BookMemoryRow): number {
  return one.createdAt - other.createdAt || one.id.localeCompare(other.id);
}
