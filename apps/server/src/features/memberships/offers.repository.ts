import type { OfferState } from "@lane/domain/memberships.ts";
import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import { selectOffersWithGuest } from "#db/reads/memberships.ts";
import { furthest } from "#lib/moments.ts";

export interface OfferRecord {
  readonly memoryId: string;
  readonly state: OfferState;
  readonly offeredAt: number;
  readonly readAt: number | null;
  readonly words: string | null;
  readonly placedMemoryId: string | null;
  readonly guestId: string;
  readonly guestFirstName: string;
  readonly guestLastName: string;
  readonly hostId: string;
  readonly hostTimelineId: string;
  readonly hostFirstName: string;
  readonly hostLastName: string;
}

const columns = [
  "offers.memory_id as memoryId",
  "offers.state",
  "offers.offered_at as offeredAt",
  "offers.read_at as readAt",
  "offers.words",
  "offers.placed_memory_id as placedMemoryId",
  "guest.id as guestId",
  "guest.first_name as guestFirstName",
  "guest.last_name as guestLastName",
  "host_account.id as hostId",
  "host.id as hostTimelineId",
  "host_account.first_name as hostFirstName",
  "host_account.last_name as hostLastName",
] as const;

/** What guests offer to their hosts, as long as it is where they wrote it. `offers.service.ts` decides who reads it. */
export function createOffersRepository(db: Db) {
  const select = () => selectOffersWithGuest(db).select(columns);
  const newestFirst = () => select().orderBy("offers.offered_at", "desc").orderBy("offers.memory_id", "desc");

  return {
    async find(memoryId: string): Promise<OfferRecord | undefined> {
      return select().where("offers.memory_id", "=", memoryId).executeTakeFirst();
    },

    /** Makes concurrent answers to an offer wait until the transaction is over. */
    async lock(memoryId: string): Promise<void> {
      await db
        .updateTable("offers")
        .set((update) => ({ state: update.ref("state") }))
        .where("memory_id", "=", memoryId)
        .execute();
    },

    listForHost: (hostId: string): Promise<OfferRecord[]> =>
      newestFirst().where("host_account.id", "=", hostId).execute(),

    listForGuest: (timelineId: string): Promise<OfferRecord[]> =>
      newestFirst().where("written.id", "=", timelineId).execute(),

    async offer(memoryId: string, now: number): Promise<void> {
      const fresh = { state: "waiting" as const, offered_at: now, answered_at: null, read_at: null, told_at: null };
      await db
        .insertInto("offers")
        .values({ memory_id: memoryId, ...fresh, words: null, placed_memory_id: null })
        .onConflict((conflict) => conflict.column("memory_id").doUpdateSet({ ...fresh, words: null }))
        .execute();
    },

    async withdraw(memoryId: string): Promise<void> {
      await db.deleteFrom("offers").where("memory_id", "=", memoryId).execute();
    },

    async answer(
      memoryId: string,
      { state, words, placedMemoryId }: Pick<OfferRecord, "state" | "words" | "placedMemoryId">,
      now: number,
    ): Promise<void> {
      await db
        .updateTable("offers")
        .set({ state, words, placed_memory_id: placedMemoryId, answered_at: now, read_at: null, told_at: null })
        .where("memory_id", "=", memoryId)
        .execute();
    },

    async markRead(memoryIds: readonly string[], now: number): Promise<void> {
      if (memoryIds.length === 0) return;
      await db.updateTable("offers").set({ read_at: now }).where("memory_id", "in", memoryIds).execute();
    },

    listUntold: (agoMs: number, now: number) => listUntold(db, agoMs, now),

    /** Marks them as told; two callers never get the same. */
    async takeUntold(memoryIds: readonly string[], now: number): Promise<string[]> {
      if (memoryIds.length === 0) return [];
      const rows = await db
        .updateTable("offers")
        .set({ told_at: now })
        .where("memory_id", "in", memoryIds)
        .where("told_at", "is", null)
        .returning("memory_id as id")
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

export type OffersRepository = ReturnType<typeof createOffersRepository>;

/** Offers that wait or were answered so long ago, and nobody has looked since. */
async function listUntold(db: Db, agoMs: number, now: number) {
  const since = sql<number>`coalesce(offers.answered_at, offers.offered_at)`;
  return selectOffersWithGuest(db)
    .select([...columns, "guest.email as guestEmail", "host_account.email as hostEmail"])
    .where("offers.told_at", "is", null)
    .where("offers.read_at", "is", null)
    .where(sql<boolean>`(${since} <= ${now - agoMs} or ${since} > ${furthest(agoMs, now)})`)
    .orderBy("offers.memory_id")
    .execute();
}
