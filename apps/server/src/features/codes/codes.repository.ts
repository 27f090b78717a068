import type { Db } from "#db/client.ts";
import { furthest } from "#lib/moments.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface CodeRecord {
  readonly id: string;
  readonly purpose: string;
  readonly addressHash: string;
  readonly requestHash: string;
  readonly codeHash: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export type UnspentCode = Pick<CodeRecord, "id" | "addressHash" | "expiresAt">;

export type CodePlace = { readonly requestHash: string } | { readonly addressHash: string };

/** Which older codes a new one ends: all of its purpose at the address, or at most this one. */
export type Replaced = "all" | { readonly id: string | undefined };

export function createCodesRepository(db: Db) {
  return {
    async replace(code: CodeRecord, replaced: Replaced): Promise<void> {
      const older = spendLiving(db, code.createdAt)
        .where("address_hash", "=", code.addressHash)
        .where("purpose", "=", code.purpose);
      await (replaced === "all" ? older : older.where("id", "=", replaced.id ?? "")).execute();
      await db.insertInto("one_time_codes").values(columnsOf(code)).execute();
    },

    /** Codes sent later than `until` date from before the clock was set back. */
    async countBetween(addressHash: string, since: number, until: number): Promise<number> {
      const row = await db
        .selectFrom("one_time_codes")
        .select((expression) => expression.fn.countAll<number>().as("count"))
        .where("address_hash", "=", addressHash)
        .where("created_at", ">", since)
        .where("created_at", "<=", until)
        .executeTakeFirst();
      return row?.count ?? 0;
    },

    /** The codes there that were neither used nor replaced. They may have expired. */
    async listUnspent(purpose: string, place: CodePlace): Promise<UnspentCode[]> {
      const unspent = db
        .selectFrom("one_time_codes")
        .select(["id", "address_hash as addressHash", "expires_at as expiresAt"])
        .where("purpose", "=", purpose)
        .where("spent_at", "is", null);
      return "requestHash" in place
        ? unspent.where("request_hash", "=", place.requestHash).execute()
        : unspent.where("address_hash", "=", place.addressHash).execute();
    },

    /** Takes one try before anything is compared, so that a hundred tries at once are still counted one by one. */
    async takeTry(id: string, maxTries: number): Promise<string | undefined> {
      const rows = await db
        .updateTable("one_time_codes")
        .set((update) => ({ tries: update("tries", "+", 1) }))
        .where("id", "=", id)
        .where("spent_at", "is", null)
        .where("tries", "<", maxTries)
        .returning("code_hash as codeHash")
        .execute();
      return rows[0]?.codeHash;
    },

    /** True for exactly one caller. */
    async spend(id: string, now: number): Promise<boolean> {
      const result = await spendLiving(db, now).where("id", "=", id).executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async spendAll(addressHash: string, now: number): Promise<void> {
      await spendLiving(db, now).where("address_hash", "=", addressHash).execute();
    },

    async forget(addressHash: string): Promise<void> {
      await db.deleteFrom("one_time_codes").where("address_hash", "=", addressHash).execute();
    },

    /** Kept for a day: they are counted to limit the mails to an address. */
    removeExpired: (now: number): Promise<void> => removeExpired(db, now),
  };
}

export type CodesRepository = ReturnType<typeof createCodesRepository>;

async function removeExpired(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("one_time_codes")
    .where((code) => code.or([code("created_at", "<=", now - dayMs), code("created_at", ">", furthest(0, now))]))
    .execute();
}

function spendLiving(db: Db, now: number) {
  return db.updateTable("one_time_codes").set({ spent_at: now }).where("spent_at", "is", null);
}

function columnsOf(code: CodeRecord) {
  return {
    id: code.id,
    purpose: code.purpose,
    address_hash: code.addressHash,
    request_hash: code.requestHash,
    code_hash: code.codeHash,
    created_at: code.createdAt,
    expires_at: code.expiresAt,
    tries: 0,
  };
}

/** Wrong codes in a row, across codes and purposes, per address. */
export function createCodeStrikesRepository(db: Db) {
  return {
    async count(addressHash: string): Promise<number> {
      const row = await db
        .selectFrom("code_strikes")
        .select("strikes")
        .where("address_hash", "=", addressHash)
        .executeTakeFirst();
      return row?.strikes ?? 0;
    },

    async add(addressHash: string): Promise<void> {
      await db
        .insertInto("code_strikes")
        .values({ address_hash: addressHash, strikes: 1 })
        .onConflict((conflict) =>
          conflict
            .column("address_hash")
            .doUpdateSet((update) => ({ strikes: update("code_strikes.strikes", "+", 1) })),
        )
        .execute();
    },

    async clear(addressHash: string): Promise<void> {
      await db.deleteFrom("code_strikes").where("address_hash", "=", addressHash).execute();
    },
  };
}

export type CodeStrikesRepository = ReturnType<typeof createCodeStrikesRepository>;
