import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import { selectSharesWithOwner } from "#db/reads/shares.ts";
import { furthest } from "#lib/moments.ts";

/** An owner with news that were not told yet. */
export interface ShareOwner {
  readonly accountId: string;
  readonly email: string;
}

/** By the name that its owner knows: the label of a link, or the address of a person. */
export interface NamedShare {
  readonly name: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const soonMs = 3 * dayMs;
/** The end of a share that lasts no longer than this is no news. */
const shortMs = 7 * dayMs;

/** What owners are told of their shares. Each `take` marks what it finds as told, and two callers never get the same. */
export function createShareNewsRepository(db: Db) {
  const owners = () =>
    selectSharesWithOwner(db)
      .select(["shares.account_id as accountId", "owner.email"])
      .distinct()
      .where("owner.status", "=", "active");

  return {
    /** Owners of something that was opened for the first time so long ago. */
    listOpened: (agoMs: number, now: number): Promise<ShareOwner[]> =>
      owners()
        .where("shares.opening_told_at", "is", null)
        .where(isOver("shares.first_opened_at", agoMs, now))
        .execute(),

    async takeOpened(accountId: string, now: number): Promise<NamedShare[]> {
      const rows = await db
        .updateTable("shares")
        .set({ opening_told_at: now })
        .where("account_id", "=", accountId)
        .where("first_opened_at", "is not", null)
        .where("opening_told_at", "is", null)
        .returning(["label", "address"])
        .execute();
      return rows.map(withName);
    },

    /** Owners who have not read an answer for so long. */
    listAnswered: (agoMs: number, now: number): Promise<ShareOwner[]> =>
      owners()
        .innerJoin("share_answers", "share_answers.share_id", "shares.id")
        .where("share_answers.told_at", "is", null)
        .where("share_answers.read_at", "is", null)
        .where(isOver("share_answers.created_at", agoMs, now))
        .execute(),

    takeAnswered: (accountId: string, now: number): Promise<NamedShare[]> => takeAnswered(db, accountId, now),

    /** Owners of something that ends within a few days. */
    listEnding: (now: number): Promise<ShareOwner[]> =>
      owners()
        .where("shares.end_told_at", "is", null)
        .where("shares.ended_at", "is", null)
        .where(endsSoon(now))
        .execute(),

    async takeEnding(accountId: string, now: number): Promise<(NamedShare & { readonly endsAt: number })[]> {
      const rows = await db
        .updateTable("shares")
        .set({ end_told_at: now })
        .where("account_id", "=", accountId)
        .where("end_told_at", "is", null)
        .where("ended_at", "is", null)
        .where(endsSoon(now))
        .returning(["label", "address", "expires_at as expiresAt"])
        .execute();
      return rows.map((row) => ({ ...withName(row), endsAt: row.expiresAt ?? now }));
    },
  };
}

export type ShareNewsRepository = ReturnType<typeof createShareNewsRepository>;

async function takeAnswered(db: Db, accountId: string, now: number): Promise<NamedShare[]> {
  const own = db.selectFrom("shares").where("account_id", "=", accountId);
  const answers = await db
    .updateTable("share_answers")
    .set({ told_at: now })
    .where("told_at", "is", null)
    .where("read_at", "is", null)
    .where("share_id", "in", own.select("id"))
    .returning("share_id as shareId")
    .execute();
  if (answers.length === 0) return [];
  const ids = answers.map(({ shareId }) => shareId);
  const rows = await own.select(["label", "address"]).where("id", "in", ids).execute();
  return rows.map(withName);
}

function withName({ label, address }: { readonly label: string | null; readonly address: string | null }): NamedShare {
  return { name: label ?? address ?? "" };
}

/** So long ago, or further ahead than possible: then the clock was set back since. */
function isOver(moment: "shares.first_opened_at" | "share_answers.created_at", agoMs: number, now: number) {
  return sql<boolean>`(${sql.ref(moment)} <= ${now - agoMs} or ${sql.ref(moment)} > ${furthest(agoMs, now)})`;
}

function endsSoon(now: number) {
  return sql<boolean>`(shares.expires_at > ${now} and shares.expires_at <= ${now + soonMs}
    and shares.expires_at - shares.created_at > ${shortMs})`;
}
