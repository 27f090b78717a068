import type { StandingChoice } from "@lane/domain/memberships.ts";
import type { Role } from "@lane/domain/roles.ts";

import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";
import { selectFormer, selectJoined, selectMembers } from "#db/reads/memberships.ts";
import { selectYears } from "#db/reads/timelines.ts";

export interface MemberRecord {
  readonly accountId: string;
  readonly role: Role;
  readonly colour: number;
  readonly choice: StandingChoice;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A timeline that somebody belongs to. */
export interface JoinedRecord {
  readonly timelineId: string;
  readonly role: Role;
  readonly choice: StandingChoice;
  /** Of who is written for. */
  readonly hostFirstName: string | null;
}

interface NewMembership {
  readonly accountId: string;
  readonly role: Role;
  readonly colour: number;
  readonly choice: StandingChoice;
}

/** Who belongs to which timeline now. Whoever changes it has locked the timeline. */
export function createMembershipsRepository(db: Db) {
  return {
    ...writeMemberships(db),

    /** In the order they came. */
    async list(timelineId: string): Promise<MemberRecord[]> {
      return selectMembers(db)
        .select([
          "memberships.account_id as accountId",
          "memberships.role",
          "memberships.colour",
          "memberships.choice",
          "accounts.first_name as firstName",
          "accounts.last_name as lastName",
          "accounts.email",
        ])
        .where("memberships.timeline_id", "=", timelineId)
        .orderBy("memberships.created_at")
        .orderBy("memberships.account_id")
        .execute();
    },

    async listJoined(accountId: string): Promise<JoinedRecord[]> {
      return selectJoined(db, accountId)
        .select([
          "memberships.timeline_id as timelineId",
          "memberships.role",
          "memberships.choice",
          "host_account.first_name as hostFirstName",
        ])
        .orderBy("memberships.created_at")
        .orderBy("memberships.timeline_id")
        .execute();
    },

    async count(timelineId: string): Promise<number> {
      const rows = await db
        .selectFrom("memberships")
        .select("account_id")
        .where("timeline_id", "=", timelineId)
        .execute();
      return rows.length;
    },

    /** The first and last year that can be written in. */
    async findSpan(timelineId: string): Promise<{ from: number; to: number } | undefined> {
      const rows = await selectYears(db, timelineId)
        .select("timeline_years.year")
        .orderBy("timeline_years.year")
        .execute();
      const [first, last] = [rows[0], rows.at(-1)];
      return first && last && { from: first.year, to: last.year };
    },
  };
}

export type MembershipsRepository = ReturnType<typeof createMembershipsRepository>;

function writeMemberships(db: Db) {
  const rowOf = (timelineId: string, accountId: string) =>
    db.updateTable("memberships").where("timeline_id", "=", timelineId).where("account_id", "=", accountId);

  return {
    /** Makes concurrent changes of what this account founds wait until the transaction is over. */
    lockAccount: (accountId: string): Promise<void> => lockAccount(db, accountId),

    /** Of a personal timeline. */
    async insertOwner(timelineId: string, accountId: string, now: number): Promise<void> {
      const row = { timeline_id: timelineId, account_id: accountId, role: "owner" as const, created_at: now };
      await db.insertInto("memberships").values(row).execute();
    },

    async insert(timelineId: string, { accountId, role, colour, choice }: NewMembership, now: number): Promise<void> {
      await db
        .insertInto("memberships")
        .values({ timeline_id: timelineId, account_id: accountId, role, colour, choice, created_at: now })
        .execute();
      await db
        .deleteFrom("former_memberships")
        .where("timeline_id", "=", timelineId)
        .where("account_id", "=", accountId)
        .execute();
    },

    async setRole(timelineId: string, accountId: string, role: Role): Promise<void> {
      await rowOf(timelineId, accountId).set({ role }).execute();
    },

    async setChoice(timelineId: string, accountId: string, choice: StandingChoice): Promise<void> {
      await rowOf(timelineId, accountId).set({ choice }).execute();
    },

    async remove(timelineId: string, accountId: string): Promise<void> {
      await db
        .deleteFrom("memberships")
        .where("timeline_id", "=", timelineId)
        .where("account_id", "=", accountId)
        .execute();
    },
  };
}

export interface FormerRecord {
  readonly timelineId: string;
  readonly name: string | null;
  readonly exportUntil: number;
}

/** Those who were removed and may still export what they wrote. */
export function createFormerMembershipsRepository(db: Db) {
  return {
    async insert(
      timelineId: string,
      accountId: string,
      { endedAt, exportUntil }: { endedAt: number; exportUntil: number },
    ) {
      await db
        .insertInto("former_memberships")
        .values({ timeline_id: timelineId, account_id: accountId, ended_at: endedAt, export_until: exportUntil })
        .onConflict((conflict) => conflict.columns(["timeline_id", "account_id"]).doNothing())
        .execute();
    },

    async list(accountId: string, now: number): Promise<FormerRecord[]> {
      return selectFormer(db, accountId)
        .select([
          "former_memberships.timeline_id as timelineId",
          "timelines.name",
          "former_memberships.export_until as exportUntil",
        ])
        .where("former_memberships.export_until", ">", now)
        .orderBy("former_memberships.ended_at")
        .execute();
    },

    async removeExpired(now: number): Promise<void> {
      await db.deleteFrom("former_memberships").where("export_until", "<=", now).execute();
    },
  };
}

export type FormerMembershipsRepository = ReturnType<typeof createFormerMembershipsRepository>;
