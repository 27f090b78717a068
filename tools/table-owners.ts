import type { Schema } from "../apps/server/src/db/schema.ts";
import { testCode } from "./boundaries/boundary.ts";
import type { SourceFile } from "./source-files.ts";

/** The one folder of `apps/server/src` that writes each table. All further folders read it through `db/reads`. */
export const tableOwners = {
  accounts: "features/accounts",
  sessions: "features/sessions",
  refresh_tokens: "features/sessions",
  pending_registrations: "features/registration",
  age_refusals: "features/registration",
  address_undos: "features/profile",
  one_time_codes: "features/codes",
  code_strikes: "features/codes",
  password_tries: "features/passwords",
  timelines: "features/timelines",
  memberships: "features/memberships",
  former_memberships: "features/memberships",
  invitations: "features/memberships",
  offers: "features/memberships",
  vault_news: "features/memberships",
  blocked_people: "features/blocked-people",
  timeline_years: "features/timelines",
  memories: "features/memories",
  memory_versions: "features/memories",
  memory_openings: "features/memories",
  memory_media: "features/memories",
  files: "features/files",
  file_variants: "features/files",
  uploads: "features/uploads",
  upload_parts: "features/uploads",
  imports: "features/imports",
  import_uploads: "features/imports",
  import_items: "features/imports",
  import_item_files: "features/imports",
  import_problems: "features/imports",
  print_orders: "features/print-orders",
  print_parcels: "features/print-orders",
  print_files: "features/print-orders",
  print_links: "features/print-orders",
  print_messages: "features/print-orders",
  demo_print_jobs: "adapters/print",
  exports: "features/exports",
  export_outputs: "features/exports",
  book_drafts: "features/books",
  favourites: "features/favourites",
  hopes: "features/lifeline",
  prompt_years: "features/prompts",
  prompt_settings: "features/prompts",
  prompt_consents: "features/prompts",
  life_topics: "features/prompts",
  skipped_questions: "features/prompts",
  question_subscriptions: "features/question-subscriptions",
  plan_grants: "features/plans",
  subscriptions: "features/subscriptions",
  invoices: "features/subscriptions",
  payment_events: "features/subscriptions",
  orders: "features/subscriptions",
  withdrawal_links: "features/subscriptions",
  demo_customers: "adapters/billing",
  demo_checkouts: "adapters/billing",
  demo_order_checkouts: "adapters/billing",
  shares: "features/shares",
  share_memories: "features/shares",
  share_answers: "features/shares",
  share_reports: "features/shares",
  asks: "features/asks",
  ask_answers: "features/asks",
  ask_answer_parts: "features/asks",
  ask_answer_pieces: "features/asks",
  transcripts: "features/transcripts",
  transcript_settings: "features/transcripts",
  mail_refusals: "features/mail-choices",
  search_scopes: "adapters/search",
  memory_words: "adapters/search",
  outbox: "features/outbox",
  jobs: "adapters/jobs",
  rate_limits: "adapters/rate-limits",
  idempotency_keys: "adapters/idempotency",
  operator_actions: "features/operator",
  operator_reasons: "features/operator",
  operator_sessions: "features/operator",
  error_counts: "features/operator",
  cities: "features/cities",
  city_names: "features/cities",
  city_lists: "features/cities",
  backup_runs: "features/backups",
  erased_accounts: "features/backups",
  schema_migrations: "db",
} as const satisfies Record<keyof Schema, string>;

/** An archive contains everything stored about a member, so its feature reads every table itself, and writes none. */
const readersOfEverything = ["features/archive/"];

const server = "apps/server/src/";
const reads = "db/reads/";
const isTest = new RegExp(testCode);

interface TableUse {
  readonly line: number;
  /** The table's name in the source; undefined when it is no literal. */
  readonly table: string | undefined;
  readonly isWrite: boolean;
}

/** Every use of a table that `tableOwners` does not allow, as a sentence. */
export function foreignTableUses(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith(server) && !isTest.test(path))
    .flatMap(({ path, text }) => {
      const inside = path.slice(server.length);
      if (inside.startsWith("db/") && !inside.startsWith(reads)) return [];
      return tableUses(text).flatMap((use) =>
        problemOf(inside, use).map((problem) => `${path}:${use.line} ${problem}`),
      );
    });
}

function problemOf(path: string, { table, isWrite }: TableUse): string[] {
  if (table === undefined) return ["names its table by a variable, so that nobody can see which it is"];
  if (path.startsWith(reads)) return isWrite ? [`writes ${table}, and reads are only for reading`] : [];
  const owner = ownerOf(table);
  if (owner === undefined || path.startsWith(`${owner}/`)) return [];
  if (isWrite) return [`writes ${table}, which belongs to ${owner}`];
  return readersOfEverything.some((reader) => path.startsWith(reader)) ? [] : [`reads ${table} of ${owner} by itself`];
}

function ownerOf(table: string): string | undefined {
  return new Map<string, string>(Object.entries(tableOwners)).get(table);
}

const writes = "insertInto|replaceInto|mergeInto|updateTable|deleteFrom";
const builderCall = new RegExp(
  String.raw`\.(?:(${writes})|selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?)\(\s*`,
  "g",
);
/** `db/clamp-timestamps.ts` writes the table that it is given. */
const writingHelper = /\b(clampTimestamps)\(\s*[\w.]+,\s*/g;
const literals = /^\[?((?:\s*(["'`])\w+(?: as \w+)?\2,?)+)/;
const tableNames = Object.keys(tableOwners).join("|");
const rawUse = new RegExp(
  String.raw`\b(?:(insert\s+into|update|delete\s+from|merge\s+into)|from|join)\s+(${tableNames})\b`,
  "gi",
);

function tableUses(source: string): TableUse[] {
  const text = withoutComments(source);
  const lineOf = (index: number): number => text.slice(0, index).split("\n").length;
  const calls = [...text.matchAll(builderCall), ...text.matchAll(writingHelper)].flatMap((call) => {
    const use = { line: lineOf(call.index), isWrite: call[1] !== undefined };
    const named = literals.exec(text.slice(call.index + call[0].length))?.[1];
    if (named === undefined) return [{ ...use, table: undefined }];
    return [...named.matchAll(/["'`](\w+)/g)].map(([, table]) => ({ ...use, table }));
  });
  const raw = [...text.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].flatMap((template) =>
    [...template[0].matchAll(rawUse)].map(([, write, table]) => ({
      line: lineOf(template.index),
      isWrite: write !== undefined,
      table,
    })),
  );
  return [...calls, ...raw];
}

/** Blanks comments out, so that lines keep their numbers. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, " "));
}
