import type { Memory } from "@lane/contract/memories.ts";

/** What the share sheet is opened for: a memory, to which others can be added, or the flowers of a year. */
export type ShareSubject =
  | {
      readonly kind: "memory";
      readonly memory: Pick<Memory, "_id" | "memoryTitle" | "year" | "isArchived">;
    }
  | { readonly kind: "flowers"; readonly yearId: string; readonly year: number };

/** The part of a new share that says what is shared. */
export type SharedContent = { readonly memoryIds: string[] } | { readonly flowersOfYearId: string };

/** The memory that is open is always shared, whatever else is chosen. */
export function contentOf(subject: ShareSubject, chosenIds: readonly string[]): SharedContent {
  return subject.kind === "flowers"
    ? { flowersOfYearId: subject.yearId }
    : { memoryIds: [subject.memory._id, ...chosenIds] };
}
