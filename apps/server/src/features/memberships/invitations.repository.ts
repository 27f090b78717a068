import type { InvitedRole } from "@lane/domain/memberships.ts";
import type { Selectable } from "kysely";

import type { Db } from "#db/client.ts";
import type { InvitationsTable } from "#db/membership-tables.ts";
import { selectInvitations } from "#db/reads/memberships.ts";

type Ending = NonNullable<Selectable<InvitationsTable>["ended_as"]>;

export interface InvitationRecord {
  readonly id: string;
  readonly timelineId: string;
  readonly invitedBy: string;
  readonly address: string;
  readonly role: InvitedRole;
  readonly fromYear: number | null;
  readonly toYear: number | null;
  readonly createdAt: number;
  readonly mailedAt: number | null;
  readonly expiresAt: number;
  readonly endedAs: Ending | null;
}

export interface ReceivedRecord extends InvitationRecord {
  readonly inviterFirstName: string;
  readonly inviterLastName: string;
  readonly inviterStatus: string;
  readonly timelineKind: "personal" | "vault";
  readonly timelineName: string | null;
  readonly deletesAt: number | null;
}

const columns = [
  "invitations.id",
  "invitations.timeline_id as timelineId",
  "invitations.invited_by as invitedBy",
  "invitations.address",
  "invitations.role",
  "invitations.from_year as fromYear",
  "invitations.to_year as toYear",
  "invitations.created_at as createdAt",
  "invitations.mailed_at as mailedAt",
  "invitations.expires_at as expiresAt",
  "invitations.ended_as as endedAs",
] as const;

const keptMs = 90 * 24 * 60 * 60 * 1000;

export function createInvitationsRepository(db: Db) {
  const select = () =>
    selectInvitations(db).select([
      ...columns,
      "inviter.first_name as inviterFirstName",
      "inviter.last_name as inviterLastName",
      "inviter.status as inviterStatus",
      "timelines.kind as timelineKind",
      "timelines.name as timelineName",
      "timelines.deletes_at as deletesAt",
    ]);

  return {
    ...writeInvitations(db),

    async find(invitationId: string): Promise<ReceivedRecord | undefined> {
      return select().where("invitations.id", "=", invitationId).executeTakeFirst();
    },

    /** Newest first. */
    async list(timelineId: string): Promise<InvitationRecord[]> {
      return db
        .selectFrom("invitations")
        .select(columns)
        .where("timeline_id", "=", timelineId)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute();
    },

    /** To an address, neither ended nor expired. */
    async listOpenFor(address: string, now: number): Promise<ReceivedRecord[]> {
      return select()
        .where("invitations.address", "=", address)
        .where("invitations.ended_as", "is", null)
        .where("invitations.expires_at", ">", now)
        .orderBy("invitations.created_at", "desc")
        .orderBy("invitations.id", "desc")
        .execute();
    },

    async countSince(accountId: string, since: number): Promise<number> {
      const rows = await db
        .selectFrom("invitations")
        .select("id")
        .where("invited_by", "=", accountId)
        .where("created_at", ">", since)
        .execute();
      return rows.length;
    },
  };
}

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>;

function writeInvitations(db: Db) {
  return {
    async insert(invitation: Omit<InvitationRecord, "endedAs">): Promise<void> {
      await db
        .insertInto("invitations")
        .values({
          id: invitation.id,
          timeline_id: invitation.timelineId,
          invited_by: invitation.invitedBy,
          address: invitation.address,
          role: invitation.role,
          from_year: invitation.fromYear,
          to_year: invitation.toYear,
          created_at: invitation.createdAt,
          mailed_at: invitation.mailedAt,
          expires_at: invitation.expiresAt,
        })
        .execute();
    },

    async renew(invitationId: string, expiresAt: number): Promise<void> {
      await db.updateTable("invitations").set({ expires_at: expiresAt }).where("id", "=", invitationId).execute();
    },

    async markMailed(invitationId: string, now: number): Promise<void> {
      await db.updateTable("invitations").set({ mailed_at: now }).where("id", "=", invitationId).execute();
    },

    async end(invitationId: string, endedAs: Ending, now: number): Promise<void> {
      await db
        .updateTable("invitations")
        .set({ ended_at: now, ended_as: endedAs })
        .where("id", "=", invitationId)
        .where("ended_as", "is", null)
        .execute();
    },

    /** What somebody sent who governs the timeline no longer. */
    async withdrawOf(timelineId: string, accountId: string, now: number): Promise<void> {
      await db
        .updateTable("invitations")
        .set({ ended_at: now, ended_as: "withdrawn" })
        .where("timeline_id", "=", timelineId)
        .where("invited_by", "=", accountId)
        .where("ended_as", "is", null)
        .execute();
    },

    /** Of an account that is deleted. */
    async forgetAddress(address: string): Promise<void> {
      await db.deleteFrom("invitations").where("address", "=", address).execute();
    },

    /** An address is kept no longer than it is of use. */
    async removeExpired(now: number): Promise<void> {
      await db
        .deleteFrom("invitations")
        .where("expires_at", "<", now - keptMs)
        .execute();
    },
  };
}
