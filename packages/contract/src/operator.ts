import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { outcome } from "./outcome.ts";

/** Moments are milliseconds since 1970; null for never. */
const moment = z.int();

const findingSchema = z.object({
  check: z.string(),
  state: z.enum(["ok", "attention", "broken"]),
  says: z.string(),
  /** What to do; null where all is well. */
  todo: z.string().nullable(),
});

const failedJobSchema = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: moment,
  tries: z.int(),
  /** The class of the error. Its message may be about somebody. */
  errorKind: z.string(),
  /** False for a job that this version no longer knows. */
  canRetry: z.boolean(),
});

const backupSchema = z.object({
  lastGoodAt: moment.nullable(),
  isLate: z.boolean(),
});

const errorCountSchema = z.object({
  kind: z.string(),
  /** The template of a route, or the name of a job. */
  place: z.string(),
  lastDay: z.int(),
  lastWeek: z.int(),
  lastAt: moment,
});

/** Figures about the installation. No field can hold what a member has written, or an address. */
export const operatorOverviewSchema = z.object({
  ...outcome,
  readAt: moment,
  installation: z.object({
    address: z.string(),
    version: z.string(),
    mode: z.enum(["development", "production", "test"]),
    node: z.string(),
    /** When the process that answers was started. */
    startedAt: moment,
    /** Whose link opened this session. */
    signedInBy: z.string(),
  }),
  findings: z.array(findingSchema),
  database: z.object({ engine: z.enum(["sqlite", "postgres"]), schemaVersion: z.int(), roundTripMs: z.number() }),
  disks: z.array(z.object({ folder: z.string(), bytes: z.number(), freeBytes: z.number() })),
  queue: z.object({ waiting: z.int(), running: z.int(), failed: z.int(), oldestDueAt: moment.nullable() }),
  failedByName: z.array(z.object({ name: z.string(), count: z.int(), canRetry: z.boolean() })),
  /** The newest, at most a hundred. */
  failedJobs: z.array(failedJobSchema),
  backups: z.object({ every: z.enum(["hour", "day", "never"]), backup: backupSchema, drill: backupSchema }),
  mail: z.object({
    /** `folder` where there is no mail server, so that nothing is sent. */
    transport: z.enum(["smtp", "folder"]),
    waiting: z.int(),
    oldestAt: moment.nullable(),
    lastSentAt: moment.nullable(),
    lastFailure: z.object({ kind: z.string(), at: moment }).nullable(),
  }),
  payments: z.object({
    kind: z.enum(["demo", "stripe", "included"]),
    paying: z.int(),
    failing: z.int(),
    lastReadingAt: moment.nullable(),
    lastMessageAt: moment.nullable(),
  }),
  printing: z.object({
    kind: z.enum(["off", "demo", "lulu"]),
    open: z.int(),
    /** Orders that wait for a refund, or that should have been looked at an hour ago. */
    stuck: z.int(),
    lastMessageAt: moment.nullable(),
    /** Messages that were not signed as they should be. */
    refusedMessages: z.int(),
  }),
  errors: z.array(errorCountSchema),
});

export type OperatorOverview = z.infer<typeof operatorOverviewSchema>;

export const operatorApi = {
  signIn: endpoint({
    method: "POST",
    path: "/operator/sign-in",
    access: "public",
    summary: "Trade the code of a link from `npm run admin -- sign-in` for the cookie of the operator's page",
    body: z.object({ code: z.string().max(200) }),
    response: z.object(outcome),
    perMinute: 10,
    worksWhenFull: true,
  }),
  signOut: endpoint({
    method: "POST",
    path: "/operator/sign-out",
    access: "operator",
    summary: "End this session of the operator's page",
    response: z.object(outcome),
    worksWhenFull: true,
  }),
  overview: endpoint({
    method: "GET",
    path: "/operator/overview",
    access: "operator",
    summary: "How the installation is: figures and names of jobs, no content and no addresses of members",
    response: operatorOverviewSchema,
  }),
  retry: endpoint({
    method: "POST",
    path: "/operator/jobs/retry",
    access: "operator",
    summary: "Put one failed job back into the queue, or all with one name",
    body: z.union([z.object({ jobId: z.string().max(100) }), z.object({ name: z.string().max(100) })]),
    response: z.object({ ...outcome, retried: z.int() }),
    worksWhenFull: true,
  }),
} as const;
