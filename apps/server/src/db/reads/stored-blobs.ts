import { sql } from "kysely";

import type { Db } from "#db/client.ts";

/** The blobs of unfinished uploads. */
export function selectUploadedBlobs(db: Db) {
  return db
    .selectFrom("upload_parts")
    .select([
      "upload_parts.store_key as key",
      "upload_parts.bytes",
      "upload_parts.upload_id as ownerId",
      sql<string | null>`null`.as("sha256"),
    ]);
}

export function selectUploadedKeysOf(db: Db, accountId: string) {
  return db
    .selectFrom("upload_parts")
    .innerJoin("uploads", "uploads.id", "upload_parts.upload_id")
    .select("upload_parts.store_key as key")
    .where("uploads.account_id", "=", accountId);
}

/** The blobs of answers that are sent in pieces. */
export function selectPieceBlobs(db: Db) {
  return db
    .selectFrom("ask_answer_pieces")
    .select([
      "ask_answer_pieces.store_key as key",
      "ask_answer_pieces.bytes",
      "ask_answer_pieces.answer_id as ownerId",
      sql<string | null>`null`.as("sha256"),
    ]);
}

/** Of the answers to questions that the account has asked. */
export function selectPieceKeysOf(db: Db, accountId: string) {
  return db
    .selectFrom("ask_answer_pieces")
    .innerJoin("ask_answers", "ask_answers.id", "ask_answer_pieces.answer_id")
    .innerJoin("asks", "asks.id", "ask_answers.ask_id")
    .select("ask_answer_pieces.store_key as key")
    .where("asks.account_id", "=", accountId);
}

/** The blobs of exports: books, archives, posters. */
export function selectExportBlobs(db: Db) {
  return db
    .selectFrom("export_outputs")
    .select([
      "export_outputs.store_key as key",
      "export_outputs.bytes",
      "export_outputs.export_id as ownerId",
      "export_outputs.sha256",
    ]);
}

export function selectExportKeysOf(db: Db, accountId: string) {
  return db
    .selectFrom("export_outputs")
    .innerJoin("exports", "exports.id", "export_outputs.export_id")
    .select("export_outputs.store_key as key")
    .where("exports.account_id", "=", accountId);
}

/** The blobs that orders of printed books print. */
export function selectPrintedBlobs(db: Db) {
  return db
    .selectFrom("print_files")
    .select([
      "print_files.store_key as key",
      "print_files.bytes",
      "print_files.order_id as ownerId",
      "print_files.sha256",
    ]);
}

export function selectPrintedKeysOf(db: Db, accountId: string) {
  return db
    .selectFrom("print_files")
    .innerJoin("print_orders", "print_orders.id", "print_files.order_id")
    .select("print_files.store_key as key")
    .where("print_orders.account_id", "=", accountId);
}

/** The bytes that an account has announced in unfinished uploads for its memories. */
export function selectAnnouncedBytes(db: Db, accountId: string) {
  return db
    .selectFrom("uploads")
    .select((select) => select.fn.sum<number | string | null>("uploads.bytes_expected").as("bytes"))
    .where("uploads.account_id", "=", accountId)
    .where("uploads.purpose", "=", "memory");
}
