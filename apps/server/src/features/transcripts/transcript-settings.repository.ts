import type { Db } from "#db/client.ts";
import { flagOf } from "#db/column-types.ts";

export interface TranscriptChoice {
  readonly isAutomatic: boolean;
  /** The host that recordings may be sent to. */
  readonly sentTo: string | null;
  readonly agreedAt: number | null;
}

export function createTranscriptSettingsRepository(db: Db) {
  return {
    async find(accountId: string): Promise<TranscriptChoice | undefined> {
      const row = await db
        .selectFrom("transcript_settings")
        .select(["is_automatic as isAutomatic", "sent_to as sentTo", "agreed_at as agreedAt"])
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      return row && { ...row, isAutomatic: row.isAutomatic === 1 };
    },

    async put(accountId: string, { isAutomatic, sentTo, agreedAt }: TranscriptChoice): Promise<void> {
      const choice = { is_automatic: flagOf(isAutomatic), sent_to: sentTo, agreed_at: agreedAt };
      await db
        .insertInto("transcript_settings")
        .values({ account_id: accountId, ...choice })
        .onConflict((conflict) => conflict.column("account_id").doUpdateSet(choice))
        .execute();
    },
  };
}

export type TranscriptSettingsRepository = ReturnType<typeof createTranscriptSettingsRepository>;
