import type { Db } from "#db/client.ts";
import { flagOf } from "#db/column-types.ts";
import { lockTimeline } from "#db/lock-timeline.ts";
import { selectStandings } from "#db/reads/timelines.ts";

/** The person whom a memorial vault is about. */
export interface VaultAbout {
  readonly name: string;
  readonly born: number | null;
  readonly died: number | null;
}

export interface SharedTimelineRecord {
  readonly id: string;
  readonly kind: "personal" | "vault";
  readonly name: string | null;
  readonly personalOf: string | null;
  readonly firstYear: number | null;
  /** The personal timeline of the host. */
  readonly guestOf: string | null;
  readonly paidBy: string | null;
  readonly about: VaultAbout | null;
  /** The memory whose picture stands for a vault. */
  readonly pictureMemoryId: string | null;
  readonly isSharingOff: boolean;
  readonly deletesAt: number | null;
}

/** A vault, or what a guest writes for a host. */
export interface JoinedRecord {
  readonly id: string;
  readonly name: string | null;
  readonly startYear: number | null;
  readonly paidBy: string | null;
  readonly guestOf: string | null;
  readonly about: VaultAbout | null;
}

type NewSharedTimeline = Pick<SharedTimelineRecord, "id" | "name" | "firstYear" | "guestOf" | "paidBy"> &
  Partial<Pick<SharedTimelineRecord, "about" | "isSharingOff">>;

type VaultChange = Partial<
  Pick<SharedTimelineRecord, "name" | "firstYear" | "about" | "pictureMemoryId" | "isSharingOff">
>;

/** The rows of timelines that several people belong to, and of the personal ones that guests write for. */
export function createSharedTimelinesRepository(db: Db) {
  const select = () =>
    db
      .selectFrom("timelines")
      .select([
        "id",
        "kind",
        "name",
        "personal_of as personalOf",
        "start_year as firstYear",
        "guest_of as guestOf",
        "paid_by as paidBy",
        "about_name as aboutName",
        "about_born as aboutBorn",
        "about_died as aboutDied",
        "picture_memory_id as pictureMemoryId",
        "is_sharing_off as sharingOff",
        "deletes_at as deletesAt",
      ]);

  return {
    ...writeTimelines(db),
    ...listTimelines(db),
    lock: (timelineId: string): Promise<boolean> => lockTimeline(db, timelineId),

    async find(timelineId: string): Promise<SharedTimelineRecord | undefined> {
      const row = await select().where("id", "=", timelineId).executeTakeFirst();
      return row && recordOf(row);
    },

    /** A timeline of several people that the account belongs to. */
    async findJoined(accountId: string, timelineId: string): Promise<JoinedRecord | undefined> {
      const row = await selectStandings(db, accountId)
        .select([
          "timelines.id",
          "timelines.name",
          "timelines.start_year as startYear",
          "timelines.paid_by as paidBy",
          "timelines.guest_of as guestOf",
          "timelines.about_name as aboutName",
          "timelines.about_born as aboutBorn",
          "timelines.about_died as aboutDied",
        ])
        .where("timelines.id", "=", timelineId)
        .where("timelines.kind", "=", "vault")
        .executeTakeFirst();
      return row && withAbout(row);
    },

    /** The first year of a vault; undefined for any other timeline. */
    async findVaultStart(timelineId: string): Promise<number | undefined> {
      const row = await db
        .selectFrom("timelines")
        .select("start_year as startYear")
        .where("id", "=", timelineId)
        .where("kind", "=", "vault")
        .where("guest_of", "is", null)
        .executeTakeFirst();
      return row?.startYear ?? undefined;
    },

    async listByIds(timelineIds: readonly string[]): Promise<SharedTimelineRecord[]> {
      if (timelineIds.length === 0) return [];
      return (await select().where("id", "in", timelineIds).execute()).map(recordOf);
    },
  };
}

export type SharedTimelinesRepository = ReturnType<typeof createSharedTimelinesRepository>;

function listTimelines(db: Db) {
  return {
    /** What guests write for this timeline. */
    async listGuestTimelines(hostTimelineId: string): Promise<string[]> {
      const rows = await db.selectFrom("timelines").select("id").where("guest_of", "=", hostTimelineId).execute();
      return rows.map(({ id }) => id);
    },

    /** Vaults whose time is over. */
    async listDue(now: number): Promise<string[]> {
      const rows = await db.selectFrom("timelines").select("id").where("deletes_at", "<=", now).execute();
      return rows.map(({ id }) => id);
    },

    async countVaultsPaidBy(accountId: string): Promise<number> {
      const rows = await db
        .selectFrom("timelines")
        .select("id")
        .where("paid_by", "=", accountId)
        .where("guest_of", "is", null)
        .execute();
      return rows.length;
    },
  };
}

function writeTimelines(db: Db) {
  return {
    async insert({ id, name, firstYear, guestOf, paidBy, ...rest }: NewSharedTimeline, now: number): Promise<void> {
      const row = { id, kind: "vault" as const, guest_of: guestOf, paid_by: paidBy, created_at: now };
      await db
        .insertInto("timelines")
        .values({ ...row, ...columnsOf({ name, firstYear, ...rest }) })
        .execute();
    },

    async change(timelineId: string, change: VaultChange): Promise<void> {
      const columns = columnsOf(change);
      if (Object.keys(columns).length === 0) return;
      await db.updateTable("timelines").set(columns).where("id", "=", timelineId).execute();
    },

    async setDeletion(timelineId: string, deletesAt: number | null): Promise<void> {
      await db.updateTable("timelines").set({ deletes_at: deletesAt }).where("id", "=", timelineId).execute();
    },

    async setPayer(timelineId: string, accountId: string): Promise<void> {
      await db.updateTable("timelines").set({ paid_by: accountId }).where("id", "=", timelineId).execute();
    },

    /** Its rows go by foreign keys. */
    async remove(timelineId: string): Promise<void> {
      await db.deleteFrom("timelines").where("id", "=", timelineId).execute();
    },

    async insertYears(timelineId: string, years: readonly { id: string; year: number }[]): Promise<void> {
      if (years.length === 0) return;
      await db
        .insertInto("timeline_years")
        .values(years.map(({ id, year }) => ({ id, timeline_id: timelineId, year })))
        .onConflict((conflict) => conflict.columns(["timeline_id", "year"]).doNothing())
        .execute();
    },
  };
}

interface AboutRow {
  readonly aboutName: string | null;
  readonly aboutBorn: number | null;
  readonly aboutDied: number | null;
}

interface Row extends Omit<SharedTimelineRecord, "about" | "isSharingOff">, AboutRow {
  readonly sharingOff: number;
}

function recordOf({ sharingOff, ...row }: Row): SharedTimelineRecord {
  return { ...withAbout(row), isSharingOff: sharingOff === 1 };
}

function withAbout<R extends AboutRow>({ aboutName, aboutBorn, aboutDied, ...row }: R) {
  const about: VaultAbout | null = aboutName === null ? null : { name: aboutName, born: aboutBorn, died: aboutDied };
  return { ...row, about };
}

/** Leaves undefined fields out: undefined means no change. */
function columnsOf({ name, firstYear, about, pictureMemoryId, isSharingOff }: VaultChange) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(firstYear === undefined ? {} : { start_year: firstYear }),
    ...(about === undefined ? {} : aboutColumns(about)),
    ...(pictureMemoryId === undefined ? {} : { picture_memory_id: pictureMemoryId }),
    ...(isSharingOff === undefined ? {} : { is_sharing_off: flagOf(isSharingOff) }),
  };
}

function aboutColumns(about: VaultAbout | null) {
  const { name, born, died } = about ?? { name: null, born: null, died: null };
  return { about_name: name, about_born: born, about_died: died };
}
