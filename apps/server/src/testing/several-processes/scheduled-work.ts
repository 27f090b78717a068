import type { Newcomers } from "./newcomers.ts";

/** How often the recurring jobs were queued and run over all processes. */
export async function countScheduledWork({ database: { db }, recurring }: Newcomers) {
  const names = recurring.map(({ name }) => name);
  const columns = ["name", "status", "attempts", "lost_claims as lostClaims", "created_at as createdAt"] as const;
  const rows = await db.selectFrom("jobs").select(columns).where("name", "in", names).execute();
  const everyMs = new Map(recurring.map((job) => [job.name, job.everyMs]));
  const slotOf = (name: string, moment: number): number => Math.floor(moment / (everyMs.get(name) ?? Infinity));
  const slots = rows.map(({ name, createdAt }) => `${name}@${slotOf(name, createdAt)}`);
  // What takes long is interrupted when its process stops, and goes on at another one.
  const whole = new Set(recurring.filter(({ isResumable }) => isResumable !== true).map(({ name }) => name));
  const repeated = rows.filter(({ name, attempts, lostClaims }) => whole.has(name) && attempts - lostClaims > 1);
  return {
    slots: slots.length,
    /** Names of jobs that were never due. */
    missing: names.filter((name) => !rows.some((row) => row.name === name)),
    /** Moments that were skipped, of jobs that are due again and again. */
    skipped: names.flatMap((name) =>
      gapsIn(
        rows.filter((row) => row.name === name).map((row) => slotOf(name, row.createdAt)),
        name,
      ),
    ),
    doubled: slots.filter((slot, at) => slots.indexOf(slot) !== at),
    repeated: repeated.map(({ name }) => name),
    failed: rows.filter(({ status }) => status === "failed").map(({ name }) => name),
  };
}

function gapsIn(slots: readonly number[], name: string): string[] {
  const sorted = slots.toSorted((one, other) => one - other);
  return sorted.flatMap((slot, at) => (slot - (sorted[at - 1] ?? slot) > 1 ? [`${name} before ${slot}`] : []));
}
