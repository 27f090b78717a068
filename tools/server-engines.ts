import { isLongTest } from "@lane/domain/testing/test-size.ts";

interface RunOnce {
  readonly reason: string;
  /** Below `apps/server/src`: a folder with all its tests ("lib/"), or one file without `.test.ts`. */
  readonly tests: readonly string[];
}

/**
 * Every test of the server runs on SQLite and on PostgreSQL, except those named here, which run on SQLite only.
 * A test belongs here when PostgreSQL cannot change its outcome: the subject is decided outside the database, and every
 * query on the way is also run on PostgreSQL by another test. Queries, transactions, locks, jobs, limits, sessions,
 * idempotency, search and migrations stay on both.
 */
export const runOnce: readonly RunOnce[] = [
  {
    reason: "opens no database",
    tests: [
      ...[
        "backup-places",
        "billing",
        "ciphers",
        "films",
        "images",
        "mail",
        "media-store",
        "passwords",
        "photo-resizer",
        "print",
      ].map(adapter),
      ...["prompts", "source-reader"].map(adapter),
      ...["tokens", "transcribers", "typesetter"].map(adapter),
      "adapters/cities/geonames-source",
      ...["certificate", "data-folder", "ffmpeg", "mail", "payments", "plain-http", "printing", "services"].map(
        (check) => `app/doctor/${check}`,
      ),
      "app/demo/drawings/drawings",
      "app/demo/life",
      "app/demo/sounds",
      "app/metrics",
      "app/start-message",
      "config/",
      "features/backups/retention",
      "features/backups/row-pieces",
      "features/files/type-of-bytes",
      "features/memories/closed-grammar",
      "features/notices/mails/mails",
      "features/notices/mails/reset-link-mail",
      "features/notices/mails/share-mails",
      "features/notices/notices.jobs",
      "features/notices/write-mail",
      "features/passwords/password-rules",
      "features/prompts/written-question",
      "http/account-share",
      "http/answer-schema",
      "http/app-worker",
      "http/draining",
      "http/operator-page",
      "http/request-bodies",
      "http/security-txt",
      "http/served-files",
      "http/unread-answers",
      "http/upload-bodies",
      "http/upload-pace",
      "lib/",
      "testing/soak/soak-checks",
      "testing/stripe/stripe-server",
    ],
  },
  {
    reason: "a process, its signals and its settings are the subject",
    tests: ["main", "stopping"],
  },
  {
    reason: "the embedded database and its disk are the subject",
    tests: ["app/failed-sync", "app/full-disk", "app/import-kills", "db/disk-full", "db/sqlite-durability"],
  },
  {
    reason: "what is mounted and how HTTP is spoken is decided before any query",
    tests: [
      "app/api-surface",
      "app/job-surface",
      "app/limits",
      "http/dev-mailbox",
      "http/request-limit",
      "http/request-log",
      "http/router",
      "http/shared-page",
      "http/static-app",
      "http/unreadable-requests",
    ],
  },
  {
    reason: "files, pictures and other programs are the subject",
    tests: [
      "app/backups-at-work",
      "app/files-in-s3",
      "app/round-trip",
      "features/archive/archived-films",
      "features/files/repair-in-s3",
      "features/imports/imports.crafted",
      "features/uploads/uploads.hostile",
      "features/uploads/uploads.truth",
    ],
  },
  {
    reason: "words and languages are the subject",
    tests: [
      "app/demo-account",
      "app/demo/write-life",
      "app/mail-patience",
      "features/notices/notices.languages",
      "features/outbox/outbox.production",
      "features/prompts/prompts.languages",
      "features/year-preview/year-preview",
    ],
  },
];

/**
 * These run on PostgreSQL only in long runs: their subject is what people send, or a connection that breaks, and every query
 * of the product on their way is run on PostgreSQL by a test of every run. Named as in `runOnce`.
 */
export const onPostgresInLongRuns: readonly string[] = [
  "app/database-outages",
  "app/hostile-input",
  "app/soak",
  "features/files/files",
  "features/imports/imports.again",
  "features/imports/imports.slots",
  "features/login/login",
  "features/login/reactivation",
  "features/memories/memories.hostile",
  "features/memories/memories.text",
  "features/recovery/recovery",
  "features/registration/contested-address",
  "features/registration/registration",
  "features/uploads/uploads.cut",
];

function adapter(name: string): string {
  return `adapters/${name}/`;
}

/** As Vitest's `exclude` expects them, relative to `apps/server`. */
export const excludedOnPostgres: readonly string[] = [
  ...runOnce.flatMap(({ tests }) => tests),
  ...(isLongTest ? [] : onPostgresInLongRuns),
].map((test) => (test.endsWith("/") ? `src/${test}**` : `src/${test}.test.ts`));

/** Whether a test of the server, by its path below `apps/server/src`, also runs on PostgreSQL. */
export function runsOnPostgres(path: string): boolean {
  return !runOnce.some(({ tests }) =>
    tests.some((test) => (test.endsWith("/") ? path.startsWith(test) : path === `${test}.test.ts`)),
  );
}

/** Whether the text of a test shows that it opens a database, by itself or by a fixture. */
export function opensDatabase(text: string): boolean {
  return /\b(backed-up|server-test|test-databases|film-test|question-subscriber|running-product|stripe-product|print-test)\.ts"|\bopenDatabase\(|inject\("engine"\)/.test(
    text,
  );
}
