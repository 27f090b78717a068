import type { Language } from "@lane/domain/languages.ts";

import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";
import { selectAsksWithOwner } from "#db/reads/asks.ts";
import { furthest } from "#lib/moments.ts";

/** A question whose link can be mailed. */
export interface MailedAsk {
  readonly id: string;
  readonly sealedToken: string;
  readonly ownerFirstName: string;
  readonly ownerLastName: string;
  readonly ownerBorn: string;
  readonly ownerLanguage: Language;
}

const mailColumns = [
  "asks.id",
  "asks.sealed_token as sealedToken",
  "owner.first_name as ownerFirstName",
  "owner.last_name as ownerLastName",
  "owner.date_of_birth as ownerBorn",
  "owner.language as ownerLanguage",
] as const;

/** Who was written to about a question, and who was not. */
export function createQuestionMailsRepository(db: Db) {
  const open = (now: number) =>
    selectAsksWithOwner(db)
      .where("owner.status", "=", "active")
      .where("asks.ended_at", "is", null)
      .where("asks.expires_at", ">", now);
  const unmailed = (now: number) => open(now).where("asks.address", "is not", null).where("asks.mailed_at", "is", null);

  return {
    /** Makes other mails of this owner wait until the transaction is over. */
    lockOwner: (accountId: string): Promise<void> => lockAccount(db, accountId),

    /** The address that waits for this question. */
    async findAddress(accountId: string, askId: string, now: number): Promise<string | undefined> {
      const ask = unmailed(now).where("asks.id", "=", askId).where("asks.account_id", "=", accountId);
      return (await ask.select("asks.address").executeTakeFirst())?.address ?? undefined;
    },

    /** Who waits for a question, and of which owner; those who wait longest first. */
    async listWaiting(now: number, limit: number): Promise<{ accountId: string; address: string }[]> {
      const rows = await unmailed(now)
        .select(["asks.account_id as accountId", "asks.address"])
        .orderBy("asks.created_at")
        .limit(limit)
        .execute();
      const pairs = rows.map(({ accountId, address }) => ({ accountId, address: address ?? "" }));
      return [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
    },

    /** What the owner asks this address and has not mailed, oldest first. */
    listUnmailed: (accountId: string, address: string, now: number): Promise<MailedAsk[]> =>
      unmailed(now)
        .select(mailColumns)
        .where("asks.account_id", "=", accountId)
        .where("asks.address", "=", address)
        .orderBy("asks.created_at")
        .orderBy("asks.id")
        .execute(),

    /** While its link opens. */
    findOpen: (askId: string, now: number): Promise<MailedAsk | undefined> =>
      open(now).select(mailColumns).where("asks.id", "=", askId).executeTakeFirst(),

    /** Of which owners, and when, this address was written to; questions of one mail have the same moment. */
    async listMails(address: string, since: number, now: number) {
      return db
        .selectFrom("asks")
        .select(["account_id as accountId", "mailed_at as at"])
        .distinct()
        .where("address", "=", address)
        .where("mailed_at", ">", since)
        .where("mailed_at", "<=", furthest(0, now))
        .execute();
    },

    async markMailed(askIds: readonly string[], now: number): Promise<void> {
      await db.updateTable("asks").set({ mailed_at: now }).where("id", "in", askIds).execute();
    },
  };
}

export type QuestionMailsRepository = ReturnType<typeof createQuestionMailsRepository>;
