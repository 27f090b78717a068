import { selectDueJobs, selectFailedJobs } from "#db/reads/jobs.ts";

import { attention, type Check, ok } from "./check.ts";
import { spanText } from "./span-text.ts";

const patienceMs = 10 * 60_000;

/** Names and counts only: what a job is about is nobody's business here. */
export const jobs: Check = {
  name: "jobs",
  async run({ database, clock }) {
    const found = await database();
    if (!found) return undefined;
    const now = clock.now();
    const [failed, due] = await Promise.all([
      selectFailedJobs(found.db)
        .select(({ fn }) => ["jobs.name", fn.countAll<number>().as("count")])
        .groupBy("jobs.name")
        .orderBy("jobs.name")
        .execute(),
      selectDueJobs(found.db, now)
        .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("jobs.run_at").as("oldest")])
        .executeTakeFirst(),
    ]);
    const problems = [...overdue(due?.count ?? 0, now - (due?.oldest ?? now)), ...givenUp(failed)];
    if (problems.length === 0) return ok(`No job has failed, and ${due?.count ?? 0} are due.`);
    return attention(problems.join(" "), 'See that the server runs; its log says why a job fails ("job failed").');
  },
};

function overdue(count: number, waitsMs: number): string[] {
  if (waitsMs < patienceMs) return [];
  return [`${count} jobs are due, the oldest for ${spanText(waitsMs)}.`];
}

/** A failed job is kept for thirty days. */
function givenUp(failed: readonly { readonly name: string; readonly count: number }[]): string[] {
  if (failed.length === 0) return [];
  return [`Given up in the last thirty days: ${failed.map(({ name, count }) => `${name} (${count})`).join(", ")}.`];
}
