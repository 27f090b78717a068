import { askAnswerStates, askPartKinds } from "@lane/domain/asks.ts";

import { forgets, goesWith, oneOf, primaryId, required, zeroByDefault } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

/** Questions to people who answer by a link, and who told a memory. */
export const asks: Migration = {
  version: 23,
  name: "asks",
  async up(db) {
    await createAsks(db);
    await createAnswers(db);
    await db.schema
      .alterTable("memories")
      .addColumn("told_by", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};

async function createAsks(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("asks")
    .addColumn("id", "text", primaryId)
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("question", "text", required)
    .addColumn("name", "text", required)
    .addColumn("address", "text")
    .addColumn("year", "integer")
    .addColumn("memory_id", "text", forgets("memories.id"))
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("sealed_token", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("expires_at", "bigint", required)
    .addColumn("ended_at", "bigint")
    .addColumn("first_opened_at", "bigint")
    .addColumn("mailed_at", "bigint")
    .execute();
  await db.schema.createIndex("asks_by_account").on("asks").columns(["account_id", "created_at"]).execute();
  await db.schema.createIndex("asks_by_memory").on("asks").column("memory_id").execute();
}

async function createAnswers(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("ask_answers")
    .addColumn("id", "text", primaryId)
    .addColumn("ask_id", "text", goesWith("asks.id"))
    .addColumn("key_hash", "text", required)
    .addColumn("state", "text", (column) => column.notNull().check(oneOf("state", askAnswerStates)))
    .addColumn("name", "text", required)
    .addColumn("text", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("sent_at", "bigint")
    .addColumn("received_at", "bigint")
    .addColumn("lacks_room_since", "bigint")
    .addColumn("lost_parts", "integer", zeroByDefault)
    .addColumn("read_at", "bigint")
    .addColumn("told_at", "bigint")
    .addColumn("memory_id", "text", forgets("memories.id"))
    .addColumn("thanks", "text")
    .addUniqueConstraint("ask_answers_by_key", ["ask_id", "key_hash"])
    .execute();
  await db.schema.createIndex("ask_answers_by_memory").on("ask_answers").column("memory_id").execute();
  await db.schema
    .createTable("ask_answer_parts")
    .addColumn("id", "text", required)
    .addColumn("answer_id", "text", goesWith("ask_answers.id"))
    .addColumn("kind", "text", (column) => column.notNull().check(oneOf("kind", askPartKinds)))
    .addColumn("content_type", "text", required)
    .addColumn("position", "integer")
    .addColumn("piece_count", "integer")
    .addColumn("file_id", "text", forgets("files.id"))
    .addPrimaryKeyConstraint("ask_answer_parts_key", ["answer_id", "id"])
    .execute();
  await db.schema.createIndex("ask_answer_parts_by_file").on("ask_answer_parts").column("file_id").execute();
  await db.schema
    .createTable("ask_answer_pieces")
    .addColumn("answer_id", "text", required)
    .addColumn("part_id", "text", required)
    .addColumn("number", "integer", required)
    .addColumn("store_key", "text", (column) => column.notNull().unique())
    .addColumn("bytes", "bigint", required)
    .addPrimaryKeyConstraint("ask_answer_pieces_key", ["answer_id", "part_id", "number"])
    .addForeignKeyConstraint(
      "ask_answer_pieces_part",
      ["answer_id", "part_id"],
      "ask_answer_parts",
      ["answer_id", "id"],
      (constraint) => constraint.onDelete("cascade"),
    )
    .execute();
}
