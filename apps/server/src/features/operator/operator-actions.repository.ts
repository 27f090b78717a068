import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Db } from "#db/client.ts";
import type { OperatorAction } from "#db/operator-tables.ts";

export interface NewOperatorAction {
  readonly action: OperatorAction;
  readonly accountId?: string;
  /** Of a share, a question or an invitation. */
  readonly shareId?: string;
  /** In words of ours: nothing that a person has written. */
  readonly detail?: string | undefined;
  /** In words of the operator, for an action with an account. */
  readonly reason?: string | undefined;
}

export interface OperatorActionRecord {
  readonly at: number;
  readonly who: string;
  readonly action: OperatorAction;
  readonly accountId: string | null;
  readonly shareId: string | null;
  readonly detail: string | null;
  readonly reason: string | null;
}

interface Made {
  readonly id: string;
  readonly at: number;
  readonly who: string;
}

const keptMs = 2 * 365 * 24 * 60 * 60 * 1000;

/** Rows are only added here; the sweep below removes old ones. */
export function createOperatorActionsRepository(db: Db) {
  return {
    async insert({ id, at, who, ...given }: NewOperatorAction & Made): Promise<void> {
      const { action, accountId = null, shareId = null, detail = null, reason } = given;
      await db
        .insertInto("operator_actions")
        .values({ id, at, who, action, account_id: accountId, share_id: shareId, detail })
        .execute();
      if (reason === undefined || accountId === null) return;
      await db.insertInto("operator_reasons").values({ action_id: id, account_id: accountId, reason }).execute();
    },

    /** The newest, the oldest of them first. */
    async listLast(limit: number): Promise<OperatorActionRecord[]> {
      const newest = await db
        .selectFrom("operator_actions")
        .leftJoin("operator_reasons", "operator_reasons.action_id", "operator_actions.id")
        .select([
          "operator_actions.at",
          "operator_actions.who",
          "operator_actions.action",
          "operator_actions.account_id as accountId",
          "operator_actions.share_id as shareId",
          "operator_actions.detail",
          "operator_reasons.reason",
        ])
        .orderBy("operator_actions.at", "desc")
        .orderBy("operator_actions.id", "desc")
        .limit(limit)
        .execute();
      return newest.toReversed();
    },
  };
}

export type OperatorActionsRepository = ReturnType<typeof createOperatorActionsRepository>;

export function createOperatorActionsSweep(db: Db) {
  return {
    clampTimestamps: (now: number): Promise<void> => clampTimestamps(db, "operator_actions", "at", now),

    async removeExpired(now: number): Promise<void> {
      await db
        .deleteFrom("operator_actions")
        .where("at", "<=", now - keptMs)
        .execute();
    },
  };
}
