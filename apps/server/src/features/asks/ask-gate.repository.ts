import type { AskAnswerState } from "@lane/domain/asks.ts";

import type { Db } from "#db/client.ts";
import { lockAsk } from "#db/lock-ask.ts";
import { selectAsksWithOwner } from "#db/reads/asks.ts";

/** A question with the facts that decide whether its link opens. */
export interface AskRecord {
  readonly id: string;
  readonly ownerId: string;
  readonly question: string;
  /** Who is asked. */
  readonly name: string;
  readonly expiresAt: number;
  readonly endedAt: number | null;
  readonly ownerStatus: string;
  readonly ownerBorn: string;
  readonly ownerFirstName: string;
}

/** An answer as the device sees it that writes it. */
export interface AnswerRecord {
  readonly id: string;
  readonly state: AskAnswerState;
  readonly name: string;
  readonly text: string;
  readonly sentAt: number | null;
  readonly receivedAt: number | null;
  readonly thanks: string | null;
}

const askColumns = [
  "asks.id",
  "asks.account_id as ownerId",
  "asks.question",
  "asks.name",
  "asks.expires_at as expiresAt",
  "asks.ended_at as endedAt",
  "owner.status as ownerStatus",
  "owner.date_of_birth as ownerBorn",
  "owner.first_name as ownerFirstName",
] as const;

const answerColumns = [
  "id",
  "state",
  "name",
  "text",
  "sent_at as sentAt",
  "received_at as receivedAt",
  "thanks",
] as const;

/** The only reader of questions and answers by what people without an account hold; `ask-gate.ts` decides. */
export function createAskGateRepository(db: Db) {
  return {
    findByToken: (tokenHash: string): Promise<AskRecord | undefined> =>
      selectAsksWithOwner(db).select(askColumns).where("asks.token_hash", "=", tokenHash).executeTakeFirst(),

    /** Makes every other change of this question and its answers wait until the transaction is over. */
    lock: (askId: string): Promise<void> => lockAsk(db, askId),

    findAnswer: (askId: string, keyHash: string): Promise<AnswerRecord | undefined> =>
      db
        .selectFrom("ask_answers")
        .select(answerColumns)
        .where("ask_id", "=", askId)
        .where("key_hash", "=", keyHash)
        .executeTakeFirst(),
  };
}

export type AskGateRepository = ReturnType<typeof createAskGateRepository>;
