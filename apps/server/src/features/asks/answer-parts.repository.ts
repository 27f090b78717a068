import type { AskPartKind } from "@lane/domain/asks.ts";

import type { Db } from "#db/client.ts";

/** One sound or photo of an answer. */
export interface PartRecord {
  readonly id: string;
  readonly kind: AskPartKind;
  readonly contentType: string;
  /** Null until it was sent. */
  readonly position: number | null;
  readonly pieceCount: number | null;
  readonly fileId: string | null;
}

export interface PieceRecord {
  readonly partId: string;
  readonly number: number;
  readonly storeKey: string;
  readonly bytes: number;
}

/** The place of a part in an answer that is sent. */
export interface SentPart {
  readonly id: string;
  readonly pieces: number;
}

/** The sounds and photos of answers, and the pieces they are sent in. Every change is made behind the lock of the ask. */
export function createAnswerPartsRepository(db: Db) {
  return {
    async list(answerId: string): Promise<PartRecord[]> {
      return db
        .selectFrom("ask_answer_parts")
        .select([
          "id",
          "kind",
          "content_type as contentType",
          "position",
          "piece_count as pieceCount",
          "file_id as fileId",
        ])
        .where("answer_id", "=", answerId)
        .orderBy("position")
        .orderBy("id")
        .execute();
    },

    async listPieces(answerId: string): Promise<PieceRecord[]> {
      return db
        .selectFrom("ask_answer_pieces")
        .select(["part_id as partId", "number", "store_key as storeKey", "bytes"])
        .where("answer_id", "=", answerId)
        .orderBy("part_id")
        .orderBy("number")
        .execute();
    },

    async insert(answerId: string, part: Pick<PartRecord, "id" | "kind" | "contentType">): Promise<void> {
      const { id, kind, contentType } = part;
      const row = { id, answer_id: answerId, kind, content_type: contentType };
      await db.insertInto("ask_answer_parts").values(row).execute();
    },

    async insertPiece(answerId: string, { partId, number, storeKey, bytes }: PieceRecord): Promise<void> {
      const row = { answer_id: answerId, part_id: partId, number, store_key: storeKey, bytes };
      await db.insertInto("ask_answer_pieces").values(row).execute();
    },

    /** Removes these parts; returns the keys of their pieces, which the store may remove. */
    remove: (answerId: string, partIds: readonly string[]): Promise<string[]> => removeParts(db, answerId, partIds),

    /** Removes the pieces of these answers, and keeps the parts; returns the keys that the store may remove. */
    removePieces: (answerIds: readonly string[]): Promise<string[]> => removePieces(db, answerIds),

    async place(answerId: string, parts: readonly SentPart[]): Promise<void> {
      for (const [position, { id, pieces }] of parts.entries()) {
        await db
          .updateTable("ask_answer_parts")
          .set({ position, piece_count: pieces })
          .where("answer_id", "=", answerId)
          .where("id", "=", id)
          .execute();
      }
    },

    async setFile(answerId: string, partIds: readonly string[], fileId: string | null): Promise<void> {
      if (partIds.length === 0) return;
      await db
        .updateTable("ask_answer_parts")
        .set({ file_id: fileId })
        .where("answer_id", "=", answerId)
        .where("id", "in", partIds)
        .execute();
    },
  };
}

export type AnswerPartsRepository = ReturnType<typeof createAnswerPartsRepository>;

async function removePieces(db: Db, answerIds: readonly string[]): Promise<string[]> {
  if (answerIds.length === 0) return [];
  const keys = await db
    .deleteFrom("ask_answer_pieces")
    .where("answer_id", "in", answerIds)
    .returning("store_key as key")
    .execute();
  return keys.map(({ key }) => key);
}

async function removeParts(db: Db, answerId: string, partIds: readonly string[]): Promise<string[]> {
  if (partIds.length === 0) return [];
  const keys = await db
    .deleteFrom("ask_answer_pieces")
    .where("answer_id", "=", answerId)
    .where("part_id", "in", partIds)
    .returning("store_key as key")
    .execute();
  await db.deleteFrom("ask_answer_parts").where("answer_id", "=", answerId).where("id", "in", partIds).execute();
  return keys.map(({ key }) => key);
}
