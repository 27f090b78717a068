/** What may go wrong while a fault is on. */
export const troubles = ["cut", "away", "full", "clock"] as const;
export type Trouble = (typeof troubles)[number];

const shownAtMost = 50;

/** Counts what happens, and remembers what must not happen. */
export function createWatch() {
  const violations: string[] = [];
  const counts = new Map<string, number>();
  const over = new AbortController();
  const since = new Map<Trouble, { readonly from: number; until: number }>();

  function count(what: string): void {
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }

  return {
    violations,
    /** Aborted when the product will not come back: nobody waits for it any more. */
    over,
    count,
    counted: (what: string): number => counts.get(what) ?? 0,
    counts: (): Record<string, number> => Object.fromEntries(counts),

    object(sentence: string): void {
      count("violations");
      if (violations.length < shownAtMost) violations.push(sentence);
    },

    begin(kinds: readonly Trouble[]): void {
      for (const kind of kinds) since.set(kind, { from: performance.now(), until: Number.POSITIVE_INFINITY });
    },

    end(): void {
      for (const span of since.values()) span.until = Math.min(span.until, performance.now());
    },

    /** Whether a call that was begun then may have met this. */
    isTolerated(kind: Trouble, begunAt: number): boolean {
      return (since.get(kind)?.until ?? 0) >= begunAt;
    },
  };
}

export type Watch = ReturnType<typeof createWatch>;
