import type { ExpressionBuilder } from "kysely";

import type { Db } from "#db/client.ts";
import type { MakingsTable } from "#db/making-tables.ts";
import type { Schema } from "#db/schema.ts";

export interface BegunMaking {
  readonly kind: string;
  readonly options: string;
  /** Which try this is: the name under which it may report and end. */
  readonly tries: number;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly step: string;
}

const unfinished: MakingsTable["status"][] = ["waiting", "running"];

interface Ending {
  readonly status: "ready" | "failed";
  readonly problem: string | null;
  readonly now: number;
  readonly expiresAt: number;
}

/** Whose turn it is, and how far they are. A try that another one has followed has no say any more. */
export function createMakingTurnsRepository(db: Db) {
  const running = (id: string, tries: number) =>
    db.updateTable("makings").where("id", "=", id).where("tries", "=", tries).where("status", "=", "running");

  return {
    /** The one that waits longest, unless this account has its turn already. Hold the account first. */
    async passTurn(accountId: string): Promise<string | undefined> {
      const next = await db
        .selectFrom("makings")
        .select("id")
        .where("account_id", "=", accountId)
        .where("status", "=", "waiting")
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom("makings as others")
                .select("others.id")
                .where("others.account_id", "=", accountId)
                .where("others.has_turn", "=", 1),
            ),
          ),
        )
        .orderBy("id")
        .limit(1)
        .executeTakeFirst();
      if (next) await db.updateTable("makings").set({ has_turn: 1 }).where("id", "=", next.id).execute();
      return next?.id;
    },

    /** Only what is finished: another try may be at work on it. */
    async letGo(id: string): Promise<void> {
      await db
        .updateTable("makings")
        .set({ has_turn: 0 })
        .where("id", "=", id)
        .where("status", "not in", unfinished)
        .execute();
    },

    /** Undefined when nobody wants it any more. */
    async begin(id: string): Promise<BegunMaking | undefined> {
      return db
        .updateTable("makings")
        .set((update) => ({ status: "running", tries: update("tries", "+", 1) }))
        .where("id", "=", id)
        .where("status", "in", unfinished)
        .returning(["kind", "options", "tries"])
        .executeTakeFirst();
    },

    /** The server stops: this try does not count. */
    async putBack(id: string, tries: number): Promise<void> {
      await running(id, tries)
        .set({ status: "waiting", tries: tries - 1 })
        .execute();
    },

    /** False when it is not wanted any more, or not from us. */
    async report(id: string, tries: number, { done, total, step }: Progress): Promise<boolean> {
      const { numUpdatedRows } = await running(id, tries).set({ done, total, step }).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async isWanted(id: string, tries: number): Promise<boolean> {
      const row = await db
        .selectFrom("makings")
        .select("id")
        .where("id", "=", id)
        .where("tries", "=", tries)
        .where("status", "=", "running")
        .executeTakeFirst();
      return row !== undefined;
    },

    async end(id: string, tries: number, { now, expiresAt, ...ending }: Ending): Promise<boolean> {
      const { numUpdatedRows } = await running(id, tries)
        .set({ ...ending, finished_at: now, expires_at: expiresAt })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Those with a turn whose job is over: the process that worked on them died too often. */
    async findAbandoned(jobKeyOf: string): Promise<{ id: string; accountId: string }[]> {
      return db
        .selectFrom("makings")
        .select(["id", "account_id as accountId"])
        .where("has_turn", "=", 1)
        .where((where) => where.not(where.exists(liveJob(where, jobKeyOf))))
        .execute();
    },

    async giveUp(id: string, { now, expiresAt, problem }: Omit<Ending, "status">): Promise<void> {
      await db
        .updateTable("makings")
        .set({ status: "failed", problem, finished_at: now, expires_at: expiresAt })
        .where("id", "=", id)
        .where("status", "in", unfinished)
        .execute();
    },
  };
}

export type MakingTurnsRepository = ReturnType<typeof createMakingTurnsRepository>;

function liveJob(where: ExpressionBuilder<Schema, "makings">, jobKeyOf: string) {
  return where
    .selectFrom("jobs")
    .select("jobs.id")
    .where("jobs.status", "in", ["queued", "running"])
    .where("jobs.unique_key", "=", (value) => value(value.val(jobKeyOf), "||", value.ref("makings.id")));
}
