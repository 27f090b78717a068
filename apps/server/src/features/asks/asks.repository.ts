import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";
import { lockAsk } from "#db/lock-ask.ts";

const ownColumns = [
  "asks.id",
  "asks.question",
  "asks.name",
  "asks.address",
  "asks.year",
  "asks.memory_id as memoryId",
  "asks.sealed_token as sealedToken",
  "asks.created_at as createdAt",
  "asks.expires_at as expiresAt",
  "asks.ended_at as endedAt",
  "asks.first_opened_at as firstOpenedAt",
  "asks.mailed_at as mailedAt",
] as const;

/** A question as who asks has it. */
export interface OwnAskRecord {
  readonly id: string;
  readonly question: string;
  readonly name: string;
  readonly address: string | null;
  readonly year: number | null;
  readonly memoryId: string | null;
  readonly sealedToken: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly endedAt: number | null;
  readonly firstOpenedAt: number | null;
  readonly mailedAt: number | null;
  readonly answerCount: number;
}

/** The owner's side of questions. */
export function createAsksRepository(db: Db) {
  const selectOwn = (accountId: string) =>
    db
      .selectFrom("asks")
      .select(ownColumns)
      .select((select) =>
        select
          .selectFrom("ask_answers")
          .select((answer) => answer.fn.countAll<number | string>().as("count"))
          .whereRef("ask_answers.ask_id", "=", "asks.id")
          .where("ask_answers.state", "<>", "draft")
          .as("answerCount"),
      )
      .where("asks.account_id", "=", accountId);

  return {
    lockOwner: (accountId: string): Promise<void> => lockAccount(db, accountId),
    lock: (askId: string): Promise<void> => lockAsk(db, askId),

    async find(accountId: string, askId: string): Promise<OwnAskRecord | undefined> {
      const row = await selectOwn(accountId).where("asks.id", "=", askId).executeTakeFirst();
      return row && { ...row, answerCount: Number(row.answerCount) };
    },

    /** Newest first. */
    async list(accountId: string): Promise<OwnAskRecord[]> {
      const rows = await selectOwn(accountId).orderBy("asks.created_at", "desc").orderBy("asks.id", "desc").execute();
      return rows.map((row) => ({ ...row, answerCount: Number(row.answerCount) }));
    },

    /** False when it is over already. */
    async end(askId: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("asks")
        .set({ ended_at: now })
        .where("id", "=", askId)
        .where("ended_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async remove(askId: string): Promise<void> {
      await db.deleteFrom("asks").where("id", "=", askId).execute();
    },

    async listAnswerIds(askId: string): Promise<string[]> {
      const rows = await db.selectFrom("ask_answers").select("id").where("ask_id", "=", askId).execute();
      return rows.map(({ id }) => id);
    },

    /** The account of this address is deleted: the questions stay with who asked them. */
    async forgetAddress(address: string): Promise<void> {
      await db.updateTable("asks").set({ address: null, mailed_at: null }).where("address", "=", address).execute();
    },
  };
}

export type AsksRepository = ReturnType<typeof createAsksRepository>;
