import type { OperatorOverview } from "@lane/contract/operator.ts";

import type { Clock } from "#ports/clock.ts";
import type { JobRetries, WantedJobs } from "#ports/job-retries.ts";

import type { ErrorCounts } from "./error-counts.service.ts";
import type { OperatorActionsService } from "./operator-actions.service.ts";
import type { OperatorOverviewRepository } from "./operator-overview.repository.ts";

type Finding = OperatorOverview["findings"][number];
type Disk = OperatorOverview["disks"][number];

interface KnownBackups {
  readonly lastGoodAt: number | undefined;
  readonly lateMs: number;
}

interface OperatorOverviewDeps {
  readonly repository: OperatorOverviewRepository;
  readonly clock: Clock;
  readonly actions: Pick<OperatorActionsService, "record">;
  readonly errors: Pick<ErrorCounts, "list">;
  readonly retries: JobRetries;
  /** The names of all jobs that this version can run. */
  readonly jobNames: () => readonly string[];
  /** The job that sends a mail. */
  readonly mailJob: string;
  readonly health: { read(): Promise<{ readonly database: OperatorOverview["database"] }> };
  /** What the checks of the doctor find that a running server can make of itself. */
  readonly findings: { list(): Promise<Finding[]> };
  readonly disks: { list(): Promise<Disk[]> };
  readonly backups: { read(): Promise<{ readonly backup: KnownBackups; readonly drill: KnownBackups }> };
  readonly subscriptions: {
    read(): Promise<{ readonly paying: number; readonly failing: number; readonly lastReadAt: number }>;
    findLastMessage(): Promise<number | null>;
  };
  readonly printOrders: { summarize(now: number): Promise<Omit<OperatorOverview["printing"], "kind">> };
  readonly installation: Omit<OperatorOverview["installation"], "startedAt" | "signedInBy">;
  readonly kinds: {
    readonly backups: OperatorOverview["backups"]["every"];
    readonly mail: OperatorOverview["mail"]["transport"];
    readonly payments: OperatorOverview["payments"]["kind"];
    readonly printing: OperatorOverview["printing"]["kind"];
  };
}

const mostFailedJobs = 100;

/** What the operator's page shows. It reads counts, times and names, and nothing of members. */
export function createOperatorOverview(deps: OperatorOverviewDeps) {
  const { repository, clock, actions, errors, retries, jobNames, disks, backups } = deps;
  const startedAt = clock.now();

  async function failedJobs() {
    const known = new Set(jobNames());
    const withRetry = <T extends { readonly name: string }>(one: T) => ({ ...one, canRetry: known.has(one.name) });
    const jobs = await repository.listFailedJobs(mostFailedJobs);
    const byName = await repository.countFailedJobs();
    return { failedJobs: jobs.map(withRetry), failedByName: byName.map(withRetry) };
  }

  return {
    async read(signedInBy: string): Promise<Omit<OperatorOverview, "statusCode" | "statusMessage">> {
      const now = clock.now();
      return {
        readAt: now,
        installation: { ...deps.installation, startedAt, signedInBy },
        findings: await deps.findings.list(),
        database: (await deps.health.read()).database,
        disks: await disks.list(),
        queue: await repository.countJobs(now),
        ...(await failedJobs()),
        backups: await readBackups(deps),
        mail: await readMail(deps),
        payments: await readPayments(deps),
        printing: { kind: deps.kinds.printing, ...(await deps.printOrders.summarize(now)) },
        errors: await errors.list(),
      };
    },

    /** For the metrics. */
    async readFigures() {
      const now = clock.now();
      const { oldestDueAt, ...queue } = await repository.countJobs(now);
      const { backup, drill } = await backups.read();
      return {
        ...queue,
        oldestDueMs: oldestDueAt === null ? 0 : Math.max(0, now - oldestDueAt),
        mailsWaiting: (await repository.countMails()).waiting,
        lastBackupAt: backup.lastGoodAt ?? 0,
        lastDrillAt: drill.lastGoodAt ?? 0,
      };
    },

    listDisks: (): Promise<Disk[]> => disks.list(),

    /** Answers how many jobs were put back: none if they were already, or this version does not know them. */
    async retry(who: string, wanted: WantedJobs): Promise<number> {
      const done = await actions.record(who, async () => {
        const count = await retries.retry(wanted, jobNames());
        const what = "name" in wanted ? `all of ${wanted.name}` : `job ${wanted.jobId}`;
        return count === 0 ? undefined : { action: "retry" as const, detail: `${what}: ${count}`, count };
      });
      return done?.count ?? 0;
    },
  };
}

export type OperatorOverviewService = ReturnType<typeof createOperatorOverview>;

async function readMail({ repository, kinds, mailJob }: OperatorOverviewDeps): Promise<OperatorOverview["mail"]> {
  const lastFailure = await repository.findLastFailure(mailJob);
  return { transport: kinds.mail, ...(await repository.countMails()), lastFailure };
}

async function readPayments({ subscriptions, kinds }: OperatorOverviewDeps): Promise<OperatorOverview["payments"]> {
  const { paying, failing, lastReadAt } = await subscriptions.read();
  const lastMessageAt = await subscriptions.findLastMessage();
  const lastReadingAt = lastReadAt === 0 ? null : lastReadAt;
  return { kind: kinds.payments, paying, failing, lastReadingAt, lastMessageAt };
}

async function readBackups({ backups, kinds }: OperatorOverviewDeps): Promise<OperatorOverview["backups"]> {
  const { backup, drill } = await backups.read();
  return { every: kinds.backups, backup: shownBackup(backup), drill: shownBackup(drill) };
}

function shownBackup({ lastGoodAt, lateMs }: KnownBackups) {
  return { lastGoodAt: lastGoodAt ?? null, isLate: lateMs > 0 };
}
