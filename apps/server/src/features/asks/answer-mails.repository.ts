import type { Language } from "@lane/domain/languages.ts";
import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import { selectAsksWithOwner } from "#db/reads/asks.ts";
import { furthest } from "#lib/moments.ts";

/** Who thanks, and for which question. */
export interface ThankingOwner {
  readonly name: string;
  readonly sealedToken: string;
  readonly language: Language;
  readonly endedAt: number | null;
  readonly expiresAt: number;
}

/** Which owners were told of an answer, and what a mail of thanks says. */
export function createAnswerMailsRepository(db: Db) {
  return {
    async findOwner(askId: string): Promise<ThankingOwner | undefined> {
      const row = await selectAsksWithOwner(db)
        .select(["owner.first_name as firstName", "owner.last_name as lastName", "owner.language"])
        .select(["asks.sealed_token as sealedToken", "asks.ended_at as endedAt", "asks.expires_at as expiresAt"])
        .where("asks.id", "=", askId)
        .executeTakeFirst();
      if (!row) return undefined;
      const { firstName, lastName, ...owner } = row;
      return { ...owner, name: `${firstName} ${lastName}` };
    },

    /** Owners who have not read an answer for so long. */
    listAnswered: (agoMs: number, now: number): Promise<{ accountId: string; email: string }[]> =>
      selectAsksWithOwner(db)
        .innerJoin("ask_answers", "ask_answers.ask_id", "asks.id")
        .select(["asks.account_id as accountId", "owner.email"])
        .distinct()
        .where("owner.status", "=", "active")
        .where("ask_answers.state", "=", "sent")
        .where("ask_answers.told_at", "is", null)
        .where("ask_answers.read_at", "is", null)
        .where(
          sql<boolean>`(ask_answers.received_at <= ${now - agoMs} or ask_answers.received_at > ${furthest(agoMs, now)})`,
        )
        .execute(),

    /** Marks what it finds as told; two callers never get the same. Gives the names of who answered. */
    async takeAnswered(accountId: string, now: number): Promise<string[]> {
      const own = db.selectFrom("asks").select("id").where("account_id", "=", accountId);
      const rows = await db
        .updateTable("ask_answers")
        .set({ told_at: now })
        .where("state", "=", "sent")
        .where("told_at", "is", null)
        .where("read_at", "is", null)
        .where("received_at", "is not", null)
        .where("ask_id", "in", own)
        .returning("name")
        .execute();
      return rows.map(({ name }) => name);
    },
  };
}

export type AnswerMailsRepository = ReturnType<typeof createAnswerMailsRepository>;
