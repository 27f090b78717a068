import type { Db } from "#db/client.ts";
import { selectDueJobs, selectFailedJobs, selectJobCounts, selectLastFailures } from "#db/reads/jobs.ts";
import { selectSentMails, selectWaitingMails } from "#db/reads/outbox.ts";
import { errorKindIn } from "#lib/error-kind.ts";

interface QueueFigures {
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  /** When the oldest job became due that nobody has begun. */
  readonly oldestDueAt: number | null;
}

interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly failedAt: number;
  readonly tries: number;
  readonly errorKind: string;
}

interface MailFigures {
  readonly waiting: number;
  readonly oldestAt: number | null;
  readonly lastSentAt: number | null;
}

interface LastFailure {
  readonly kind: string;
  readonly at: number;
}

/** Names, counts and times. What a job or a mail is about is never read here. */
export function createOperatorOverviewRepository(db: Db) {
  return {
    async countJobs(now: number): Promise<QueueFigures> {
      const rows = await selectJobCounts(db).execute();
      const due = await selectDueJobs(db, now)
        .select(({ fn }) => fn.min("jobs.run_at").as("oldest"))
        .executeTakeFirst();
      const of = (status: string): number => Number(rows.find((row) => row.status === status)?.count ?? 0);
      return {
        waiting: of("queued"),
        running: of("running"),
        failed: of("failed"),
        oldestDueAt: due?.oldest ?? null,
      };
    },

    async countFailedJobs(): Promise<{ name: string; count: number }[]> {
      const rows = await selectFailedJobs(db)
        .select(({ fn }) => ["jobs.name", fn.countAll<number | string>().as("count")])
        .groupBy("jobs.name")
        .orderBy("jobs.name")
        .execute();
      return rows.map(({ name, count }) => ({ name, count: Number(count) }));
    },

    async listFailedJobs(limit: number): Promise<FailedJob[]> {
      const rows = await selectFailedJobs(db)
        .select([
          "jobs.id",
          "jobs.name",
          "jobs.finished_at as finishedAt",
          "jobs.created_at as createdAt",
          "jobs.attempts as tries",
          "jobs.last_error as reason",
        ])
        .orderBy("jobs.finished_at", "desc")
        .orderBy("jobs.id", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ finishedAt, createdAt, reason, ...row }) => ({
        ...row,
        failedAt: finishedAt ?? createdAt,
        errorKind: errorKindIn(reason),
      }));
    },

    countMails: (): Promise<MailFigures> => countMails(db),

    findLastFailure: (jobName: string): Promise<LastFailure | null> => findLastFailure(db, jobName),
  };
}

export type OperatorOverviewRepository = ReturnType<typeof createOperatorOverviewRepository>;

async function countMails(db: Db): Promise<MailFigures> {
  const waiting = await selectWaitingMails(db)
    .select(({ fn }) => [fn.countAll<number | string>().as("count"), fn.min("outbox.created_at").as("oldest")])
    .executeTakeFirst();
  const sent = await selectSentMails(db)
    .select(({ fn }) => fn.max("outbox.sent_at").as("last"))
    .executeTakeFirst();
  return { waiting: Number(waiting?.count ?? 0), oldestAt: waiting?.oldest ?? null, lastSentAt: sent?.last ?? null };
}

async function findLastFailure(db: Db, jobName: string): Promise<LastFailure | null> {
  const row = await selectLastFailures(db, jobName)
    .select(["jobs.last_error as reason", "jobs.finished_at as finishedAt", "jobs.created_at as createdAt"])
    .limit(1)
    .executeTakeFirst();
  return row ? { kind: errorKindIn(row.reason), at: row.finishedAt ?? row.createdAt } : null;
}
