import type { Language } from "@lane/domain/languages.ts";
import type { MemoryField, VersionedField } from "@lane/domain/memory-fields.ts";
import type { Generated } from "kysely";

import type { AskSchema } from "./ask-tables.ts";
import type { BackupSchema } from "./backup-tables.ts";
import type { Fixed, Flag, Instant } from "./column-types.ts";
import type { BookDraftsTable, ExportOutputsTable, ExportsTable } from "./export-tables.ts";
import type { ImportSchema } from "./import-tables.ts";
import type { HopesTable } from "./lifeline-tables.ts";
import type {
  FilesTable,
  FileVariantsTable,
  MemoryMediaTable,
  UploadPartsTable,
  UploadsTable,
} from "./media-tables.ts";
import type { MembershipSchema } from "./membership-tables.ts";
import type { FieldColumns, FixedFieldColumns } from "./memory-rows.ts";
import type { OperatorSchema } from "./operator-tables.ts";
import type { PrintSchema } from "./print-tables.ts";
import type { PromptSchema } from "./prompt-tables.ts";
import type { AddressUndosTable, AgeRefusalsTable, PendingRegistrationsTable } from "./registration-tables.ts";
import type { ShareSchema } from "./share-tables.ts";
import type { SubscriptionSchema } from "./subscription-tables.ts";
import type { TranscriptSchema } from "./transcript-tables.ts";

export interface AccountsTable {
  id: Fixed<string>;
  /** Lower case; input is folded before it is compared. */
  email: string;
  status: "active" | "deactivated" | "disabled";
  /** Of a disabled account: the status it gets back. */
  status_when_enabled: Generated<"active" | "deactivated" | null>;
  password_hash: string;
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD: a birthday has no time zone. */
  date_of_birth: string;
  city_id: string | null;
  city_name: string | null;
  is_reflection_prompt: Flag;
  avatar_file_id: string | null;
  language: Generated<Language>;
  version: number;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

export interface SessionsTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  device: string;
  created_at: Fixed<Instant>;
  last_seen_at: Instant;
  expires_at: Instant;
  ended_at: Instant | null;
}

export interface RefreshTokensTable {
  token_hash: Fixed<string>;
  session_id: Fixed<string>;
  issued_at: Fixed<Instant>;
  spent_at: Instant | null;
  /** The token this one was traded for, while a second trade still returns the same successor. */
  successor_hash: string | null;
}

export interface OneTimeCodesTable {
  id: Fixed<string>;
  purpose: Fixed<string>;
  /** Keyed hash of the address it was mailed to. */
  address_hash: Fixed<string>;
  /** Keyed hash of the request token, so that a code works only in the flow that requested it. */
  request_hash: Fixed<string>;
  code_hash: Fixed<string>;
  created_at: Fixed<Instant>;
  expires_at: Fixed<Instant>;
  tries: number;
  /** When the code was used, or replaced by a newer one. */
  spent_at: Instant | null;
}

/** Wrong codes in a row, across codes; a right one clears them. */
export interface CodeStrikesTable {
  address_hash: Fixed<string>;
  strikes: number;
}

/** Wrong passwords in a row; a right one clears them. */
export interface PasswordTriesTable {
  who_hash: Fixed<string>;
  tries: number;
  blocked_until: Instant;
}

export interface TimelineYearsTable {
  id: Fixed<string>;
  timeline_id: Fixed<string>;
  year: Fixed<number>;
}

export interface MemoriesTable extends FieldColumns<MemoryField> {
  id: Fixed<string>;
  timeline_id: string;
  year_id: string;
  author_id: string | null;
  /** The author's name, kept when their account was deleted and their memories stayed. */
  author_name: string | null;
  /** The same for all tellings of one event; null while there is only one. */
  event_id: string | null;
  /** Folded for the others by hand. */
  is_folded: Generated<Flag>;
  /** 1 to 12. */
  month: number;
  day: number | null;
  /** Year, month and day as one number (an unknown day is 99): the order of memories. */
  happened_on: number;
  month_description: string;
  /** The question it answers, as it was shown; all three are null when there was none. */
  prompt_text: string | null;
  prompt_template: string | null;
  prompt_bank_version: number | null;
  version: number;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

export interface MemoryVersionsTable extends FixedFieldColumns<VersionedField> {
  memory_id: Fixed<string>;
  version: Fixed<number>;
  saved_by: Fixed<string | null>;
  saved_at: Fixed<Instant>;
}

/** Who has opened which memory that lay folded. */
export interface MemoryOpeningsTable {
  account_id: Fixed<string>;
  memory_id: Fixed<string>;
  opened_at: Fixed<Instant>;
}

/** A short number for each timeline that is indexed. */
export interface SearchScopesTable {
  number: Generated<number>;
  timeline_id: Fixed<string>;
}

/** The search index of memories. PostgreSQL keeps `words` instead of the three columns here. */
export interface MemoryWordsTable {
  /** Grows with every memory, so a higher number is newer. */
  number: Generated<number>;
  memory_id: Fixed<string>;
  scope: string;
  title: string;
  body: string;
  facets: string;
}

export interface JobsTable {
  id: Fixed<string>;
  name: Fixed<string>;
  /** Emptied once the job is done: it is not read again. */
  payload: string;
  /** What the job is about: the id of a file, mail, import ... or a keyed hash. Null once it is done. */
  subject: string | null;
  /** The account of the job: its id, or a keyed hash of it. Null once it is done. */
  owner: string | null;
  /** A second job with the same key is not queued. */
  unique_key: string | null;
  status: "queued" | "running" | "done" | "failed";
  run_at: Instant;
  attempts: number;
  /** The attempts without a result: their process died. */
  lost_claims: Generated<number>;
  claimed_by: string | null;
  claimed_until: Instant | null;
  last_error: string | null;
  created_at: Fixed<Instant>;
  finished_at: Instant | null;
}

export interface OutboxTable {
  id: Fixed<string>;
  /** Encrypted: a mail may carry a one-time code. Emptied once sent. */
  sealed: string;
  /** Keyed hashes of the recipient, and of the account the mail is about. */
  address_hash: Fixed<string | null>;
  account_hash: string | null;
  /** For a mail that is to be removed after a while. */
  kept_until: Fixed<Instant | null>;
  created_at: Fixed<Instant>;
  sent_at: Instant | null;
}

export interface RateLimitsTable {
  key: Fixed<string>;
  /** The moment the leaky bucket is empty again. */
  empty_at: Instant;
}

export interface IdempotencyKeysTable {
  account_id: Fixed<string>;
  key: Fixed<string>;
  fingerprint: Fixed<string>;
  /** Null once the object of the answer has been deleted. */
  answer: string | null;
  /** The id of the object in the answer. */
  about: string | null;
  expires_at: Fixed<Instant>;
}

export interface CitiesTable {
  /** GeoNames' own number. */
  id: Fixed<string>;
  name: string;
  /** Empty where a country has none. */
  region: string;
  country: string;
  country_code: string;
  population: number;
}

/** Every name a city has, in any language, folded. */
export interface CityNamesTable {
  folded: Fixed<string>;
  city_id: Fixed<string>;
  country_code: string;
  population: number;
}

export interface CityListsTable {
  version: Fixed<string>;
  batches_done: number;
  loaded_at: Instant | null;
}

export interface SchemaMigrationsTable {
  version: Fixed<number>;
  name: Fixed<string>;
  applied_at: Fixed<Instant>;
}

export interface Schema
  extends
    AskSchema,
    BackupSchema,
    ImportSchema,
    MembershipSchema,
    OperatorSchema,
    PrintSchema,
    PromptSchema,
    ShareSchema,
    SubscriptionSchema,
    TranscriptSchema {
  accounts: AccountsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  pending_registrations: PendingRegistrationsTable;
  address_undos: AddressUndosTable;
  age_refusals: AgeRefusalsTable;
  one_time_codes: OneTimeCodesTable;
  code_strikes: CodeStrikesTable;
  password_tries: PasswordTriesTable;
  timeline_years: TimelineYearsTable;
  memories: MemoriesTable;
  memory_versions: MemoryVersionsTable;
  memory_openings: MemoryOpeningsTable;
  files: FilesTable;
  file_variants: FileVariantsTable;
  uploads: UploadsTable;
  upload_parts: UploadPartsTable;
  memory_media: MemoryMediaTable;
  book_drafts: BookDraftsTable;
  exports: ExportsTable;
  export_outputs: ExportOutputsTable;
  hopes: HopesTable;
  search_scopes: SearchScopesTable;
  memory_words: MemoryWordsTable;
  jobs: JobsTable;
  outbox: OutboxTable;
  rate_limits: RateLimitsTable;
  idempotency_keys: IdempotencyKeysTable;
  cities: CitiesTable;
  city_names: CityNamesTable;
  city_lists: CityListsTable;
  schema_migrations: SchemaMigrationsTable;
}
