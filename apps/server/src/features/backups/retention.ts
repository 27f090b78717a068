import { momentOfSnapshot } from "./snapshot.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The newest of each hour for a day, of each day for a week, and of each week for a month: nothing is older than that. */
const steps = [
  { everyMs: hourMs, forMs: dayMs },
  { everyMs: dayMs, forMs: 8 * dayMs },
  { everyMs: 7 * dayMs, forMs: 35 * dayMs },
] as const;

/** Which backups stay. The newest always does, however old it is; names that are not ours are left alone. */
export function snapshotsToKeep(names: readonly string[], now: number): ReadonlySet<string> {
  const newestFirst = names
    .map((name) => ({ name, moment: momentOfSnapshot(name) }))
    .toSorted((one, other) => (other.moment ?? Infinity) - (one.moment ?? Infinity));
  const kept = new Set<string>();
  const taken = new Set<string>();
  for (const { name, moment } of newestFirst) {
    if (moment === undefined) {
      kept.add(name);
      continue;
    }
    const slots = steps
      .filter(({ forMs }) => now - moment < forMs)
      .map(({ everyMs }) => `${everyMs}:${Math.floor(moment / everyMs)}`);
    const isNewest = taken.size === 0;
    if (isNewest || slots.some((slot) => !taken.has(slot))) kept.add(name);
    for (const slot of isNewest ? [...slots, "newest"] : slots) taken.add(slot);
  }
  return kept;
}
