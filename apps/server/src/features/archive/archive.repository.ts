import type { Db } from "#db/client.ts";
import type { Flag } from "#db/column-types.ts";

/** The account's data beside memories and files. Read once; none of it grows with the memories. */
export function createArchiveRepository(db: Db) {
  return {
    findPerson: (accountId: string) => findPerson(db, accountId),
    listConsents: (accountId: string) => listConsents(db, accountId),
    listTranscriptConsents: (accountId: string) => listTranscriptConsents(db, accountId),
    listSessions: (accountId: string) => listSessions(db, accountId),
    listTimelines: (accountId: string) => listTimelines(db, accountId),
    listYears: (accountId: string) => listYears(db, accountId),
    listFavourites: (accountId: string) => listFavourites(db, accountId),
    listHopes: (accountId: string) => listHopes(db, accountId),
    listBookDrafts: (accountId: string) => listBookDrafts(db, accountId),
    listInvoices: (accountId: string) => listInvoices(db, accountId),
    listShares: (accountId: string) => listShares(db, accountId),
    listComments: (accountId: string) => listComments(db, accountId),
    listAsks: (accountId: string) => listAsks(db, accountId),
  };
}

export type ArchiveRepository = ReturnType<typeof createArchiveRepository>;

async function findPerson(db: Db, accountId: string) {
  const row = await db
    .selectFrom("accounts")
    .leftJoin("prompt_settings", "prompt_settings.account_id", "accounts.id")
    .leftJoin("question_subscriptions", "question_subscriptions.account_id", "accounts.id")
    .select([
      "accounts.id",
      "email",
      "first_name as firstName",
      "last_name as lastName",
      "date_of_birth as dateOfBirth",
      "city_id as cityId",
      "city_name as cityName",
      "avatar_file_id as pictureId",
      "is_reflection_prompt as isReflectionPrompt",
      "is_heavy_welcome as isHeavyWelcome",
      "language",
      "question_subscriptions.rhythm as questionMails",
      "created_at as createdAt",
    ])
    .where("accounts.id", "=", accountId)
    .executeTakeFirst();
  return (
    row && { ...row, isReflectionPrompt: isSet(row.isReflectionPrompt), isHeavyWelcome: isSet(row.isHeavyWelcome) }
  );
}

/** At most one: only the last agreement that still holds is kept. */
async function listTranscriptConsents(db: Db, accountId: string) {
  const rows = await db
    .selectFrom("transcript_settings")
    .select(["sent_to as service", "agreed_at as decidedAt"])
    .where("account_id", "=", accountId)
    .execute();
  return rows.flatMap(({ service, decidedAt }) =>
    service === null || decidedAt === null ? [] : [{ service, decidedAt, isGiven: true, textVersion: 1 }],
  );
}

async function listConsents(db: Db, accountId: string) {
  const rows = await db
    .selectFrom("prompt_consents")
    .select(["is_given as isGiven", "service", "text_version as textVersion", "decided_at as decidedAt"])
    .where("account_id", "=", accountId)
    .orderBy("decided_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, isGiven: isSet(row.isGiven) }));
}

function listSessions(db: Db, accountId: string) {
  return db
    .selectFrom("sessions")
    .select(["device", "created_at as createdAt", "last_seen_at as lastSeenAt", "ended_at as endedAt"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

function listTimelines(db: Db, accountId: string) {
  return db
    .selectFrom("memberships")
    .innerJoin("timelines", "timelines.id", "memberships.timeline_id")
    .select([
      "timelines.id",
      "timelines.kind",
      "timelines.name",
      "memberships.role",
      "timelines.start_year as startYear",
      "timelines.created_at as createdAt",
      "memberships.created_at as joinedAt",
    ])
    .where("memberships.account_id", "=", accountId)
    .orderBy("timelines.kind")
    .orderBy("timelines.created_at")
    .orderBy("timelines.id")
    .execute();
}

function listYears(db: Db, accountId: string) {
  return db
    .selectFrom("memberships")
    .innerJoin("timeline_years", "timeline_years.timeline_id", "memberships.timeline_id")
    .select(["timeline_years.timeline_id as timelineId", "timeline_years.year"])
    .where("memberships.account_id", "=", accountId)
    .orderBy("timeline_years.year")
    .execute();
}

function listFavourites(db: Db, accountId: string) {
  return db
    .selectFrom("favourites")
    .select(["year", "category", "title", "detail", "entry_id as entryId", "reason"])
    .where("account_id", "=", accountId)
    .orderBy("year")
    .orderBy("category")
    .execute();
}

function listHopes(db: Db, accountId: string) {
  return db
    .selectFrom("hopes")
    .select(["text", "size", "created_at as createdAt"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
}

async function listBookDrafts(db: Db, accountId: string) {
  const rows = await db
    .selectFrom("book_drafts")
    .select(["timeline_id as timelineId", "draft", "updated_at as updatedAt"])
    .where("account_id", "=", accountId)
    .orderBy("timeline_id")
    .execute();
  return rows.flatMap(({ draft, ...row }) => (draft === null ? [] : [{ ...row, draft }]));
}

function isSet(flag: Flag | null): boolean {
  return flag === 1;
}

function listInvoices(db: Db, accountId: string) {
  return db
    .selectFrom("invoices")
    .select([
      "number as invoiceNumber",
      "issued_at as issuedAt",
      "total_cents as totalCents",
      "vat_cents as vatCents",
      "refunded_cents as refundedCents",
      "status",
    ])
    .where("account_id", "=", accountId)
    .orderBy("issued_at")
    .orderBy("id")
    .execute();
}

async function listShares(db: Db, accountId: string) {
  const shares = await db
    .selectFrom("shares")
    .select([
      "id",
      "kind",
      "label",
      "address",
      "created_at as createdAt",
      "expires_at as expiresAt",
      "ended_at as endedAt",
      "first_opened_at as firstOpenedAt",
      "last_opened_at as lastOpenedAt",
      "opened_count as openedCount",
    ])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const memories = await db
    .selectFrom("share_memories")
    .innerJoin("shares", "shares.id", "share_memories.share_id")
    .select(["share_memories.share_id as shareId", "share_memories.memory_id as memoryId"])
    .where("shares.account_id", "=", accountId)
    .orderBy("share_memories.position")
    .execute();
  const byShare = Map.groupBy(memories, ({ shareId }) => shareId);
  return shares.map(({ id, label, address, ...share }) => ({
    ...share,
    name: label ?? address ?? "",
    memoryIds: (byShare.get(id) ?? []).map(({ memoryId }) => memoryId),
  }));
}

function listComments(db: Db, accountId: string) {
  return db
    .selectFrom("share_answers")
    .innerJoin("shares", "shares.id", "share_answers.share_id")
    .select([
      "share_answers.memory_id as memoryId",
      "share_answers.name",
      "share_answers.text",
      "share_answers.created_at as createdAt",
    ])
    .where("shares.account_id", "=", accountId)
    .orderBy("share_answers.created_at")
    .orderBy("share_answers.id")
    .execute();
}

/** The account's questions, oldest first, each with the answers that were sent. */
async function listAsks(db: Db, accountId: string) {
  const asks = await db
    .selectFrom("asks")
    .select([
      "id",
      "question",
      "name",
      "address",
      "year",
      "created_at as createdAt",
      "expires_at as expiresAt",
      "ended_at as endedAt",
    ])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const byAsk = Map.groupBy(await listAskAnswers(db, accountId), ({ askId }) => askId);
  return asks.map(({ id, ...ask }) => ({
    ...ask,
    answers: (byAsk.get(id) ?? []).map(({ askId: _askId, ...answer }) => answer),
  }));
}

async function listAskAnswers(db: Db, accountId: string) {
  const rows = await db
    .selectFrom("ask_answers")
    .innerJoin("asks", "asks.id", "ask_answers.ask_id")
    .select([
      "ask_answers.id",
      "ask_answers.ask_id as askId",
      "ask_answers.name",
      "ask_answers.state",
      "ask_answers.text",
      "ask_answers.memory_id as memoryId",
      "ask_answers.thanks",
      "ask_answers.sent_at as sentAt",
    ])
    .where("asks.account_id", "=", accountId)
    .orderBy("ask_answers.sent_at")
    .orderBy("ask_answers.id")
    .execute();
  const files = Map.groupBy(await listAnswerFiles(db, accountId), ({ answerId }) => answerId);
  return rows.flatMap(({ id, state, sentAt, ...row }) =>
    state === "draft" || sentAt === null ? [] : [{ ...row, state, sentAt, fileIds: idsOf(files.get(id) ?? []) }],
  );
}

async function listAnswerFiles(db: Db, accountId: string) {
  return (
    db
      .selectFrom("ask_answer_parts")
      .innerJoin("ask_answers", "ask_answers.id", "ask_answer_parts.answer_id")
      .innerJoin("asks", "asks.id", "ask_answers.ask_id")
      .select(["ask_answer_parts.answer_id as answerId", "ask_answer_parts.file_id as fileId"])
      .where("asks.account_id", "=", accountId)
      .where("ask_answer_parts.file_id", "is not", null)
      // "sound" before "photo".
      .orderBy("ask_answer_parts.kind", "desc")
      .orderBy("ask_answer_parts.position")
      .execute()
  );
}

function idsOf(files: readonly { readonly fileId: string | null }[]): string[] {
  return [...new Set(files.flatMap(({ fileId }) => fileId ?? []))];
}
