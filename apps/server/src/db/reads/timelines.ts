import { sql } from "kysely";

import type { Db } from "#db/client.ts";

/** The timelines an account is a member of, with its role. Timelines of a deactivated owner are left out. */
export function selectStandings(db: Db, accountId: string) {
  return db
    .selectFrom("timelines")
    .innerJoin("memberships", "memberships.timeline_id", "timelines.id")
    .leftJoin("accounts as owner", "owner.id", "timelines.personal_of")
    .select(["memberships.role", "timelines.kind", "timelines.is_sharing_off as sharingOff"])
    .where("memberships.account_id", "=", accountId)
    .where((where) => where.or([where("timelines.personal_of", "is", null), where("owner.status", "=", "active")]));
}

/** Like `selectStandings`, for each year of those timelines. */
export function selectStandingsOfYears(db: Db, accountId: string) {
  return selectStandings(db, accountId).innerJoin("timeline_years", "timeline_years.timeline_id", "timelines.id");
}

export function selectYears(db: Db, timelineId: string) {
  return db.selectFrom("timeline_years").where("timeline_years.timeline_id", "=", timelineId);
}

/** The vault of the surrounding query's export, if the account of that export still belongs to it; for `exists`. */
export function vaultOfExport(db: Db) {
  return db
    .selectFrom("memberships")
    .select("memberships.timeline_id")
    .where("memberships.timeline_id", "=", sql.ref<string>("exports.timeline_id"))
    .where("memberships.account_id", "=", sql.ref<string>("exports.account_id"));
}

/** The same for an order of printed books, in a query on `print_orders`. */
export function vaultOfPrintOrder(db: Db) {
  return db
    .selectFrom("memberships")
    .select("memberships.timeline_id")
    .where("memberships.timeline_id", "=", sql.ref<string>("print_orders.timeline_id"))
    .where("memberships.account_id", "=", sql.ref<string>("print_orders.account_id"));
}

/** The ids of the timelines that the account is a member of. */
export function selectJoinedTimelines(db: Db, accountId: string) {
  return db.selectFrom("memberships").select("memberships.timeline_id").where("memberships.account_id", "=", accountId);
}

/** The id of the account's own timeline. */
export function selectPersonal(db: Db, accountId: string) {
  return db.selectFrom("timelines").select("timelines.id").where("timelines.personal_of", "=", accountId);
}

/** The ids of timelines without another member: the personal one, vaults of this account alone, and what it wrote as a guest. */
export function selectOwnTimelines(db: Db, accountId: string) {
  const others = db.selectFrom("memberships").select("memberships.timeline_id");
  return db
    .selectFrom("timelines")
    .select("timelines.id")
    .where((where) =>
      where.or([
        where("timelines.personal_of", "=", accountId),
        where.and([
          where("timelines.kind", "=", "vault"),
          where("timelines.id", "in", selectJoinedTimelines(db, accountId)),
          where("timelines.id", "not in", others.where("memberships.account_id", "<>", accountId)),
        ]),
      ]),
    );
}
