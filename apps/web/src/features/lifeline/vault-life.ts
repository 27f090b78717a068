import type { Lifeline } from "@lane/contract/lifeline.ts";
import type { CalendarDate } from "@lane/domain/calendar.ts";
import { eventsIn, tellersAmong } from "@lane/domain/lifeline/vault-events.ts";

export type VaultMemory = Lifeline["memories"][number];
type Author = NonNullable<VaultMemory["author"]>;

/** What is different about the lifeline of a vault. */
export interface VaultLife {
  readonly timelineId: string;
  readonly label: string;
  readonly walkText: string;
  /** The last day of a life that has ended, and what stands there. */
  readonly end: { readonly day: CalendarDate; readonly text: string } | undefined;
}

/** Words instead of the title that a folded memory keeps to itself. */
export type FoldedTitle = (author: string | undefined) => string;

/** A memory of the joint rope. */
export interface ToldMemory extends VaultMemory {
  readonly tellers: Pick<Author, "name" | "colour">[];
  readonly isMine: boolean;
}

/** One mark for each event, with the names of all who tell it. */
export function eventsOf(memories: readonly VaultMemory[], foldedTitle: FoldedTitle): ToldMemory[] {
  return eventsIn(memories).map(({ first, tellings }) => told(first, tellings, foldedTitle));
}

function told(memory: VaultMemory, tellings: readonly VaultMemory[], foldedTitle: FoldedTitle): ToldMemory {
  const { author, title, isFolded } = memory;
  return {
    ...memory,
    title: isFolded === true ? foldedTitle(author?.name) : title,
    tellers: tellersAmong(tellings),
    isMine: author?.isMe === true,
  };
}

/** Somebody who tells in the vault, also after leaving it. */
export interface Teller {
  readonly key: string;
  /** Undefined where nobody knows any more who it was. */
  readonly name: string | undefined;
  readonly colour: number | null;
  readonly memories: readonly ToldMemory[];
}

/** Everybody with what they tell, those with the most first. */
export function tellersOf(memories: readonly VaultMemory[], foldedTitle: FoldedTitle): Teller[] {
  const byAuthor = Map.groupBy(memories, ({ author }) => author?.accountId ?? author?.name ?? "");
  return [...byAuthor]
    .map(([key, own]) => {
      const author = own[0]?.author;
      return {
        key,
        name: author?.name,
        colour: author?.colour ?? null,
        // Their name stands beside it already.
        memories: own.map((memory) => told(memory, [memory], () => foldedTitle(undefined))),
      };
    })
    .sort((one, other) => other.memories.length - one.memories.length);
}

/** A year that somebody tells of, or several in a row that nobody does. */
export interface SharedYears {
  readonly year: number;
  /** Undefined for a year with memories. */
  readonly lastYear: number | undefined;
}

/** The one axis of all tellers, from the first year that somebody tells of to the last. */
export function sharedAxis(memories: readonly VaultMemory[]): SharedYears[] {
  const years = [...new Set(memories.map(({ year }) => year))].sort((one, other) => one - other);
  return years.flatMap((year, at) => {
    const before = years[at - 1];
    const told = { year, lastYear: undefined };
    return before === undefined || before === year - 1 ? [told] : [{ year: before + 1, lastYear: year - 1 }, told];
  });
}
