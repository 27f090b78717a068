import type { Db } from "#db/client.ts";
import { flagOf } from "#db/column-types.ts";
import type { ExportsTable } from "#db/export-tables.ts";
import { lockAccount } from "#db/lock-account.ts";
import { vaultOfExport } from "#db/reads/timelines.ts";

export interface ExportRecord {
  readonly id: string;
  readonly accountId: string;
  readonly kind: string;
  readonly title: string;
  readonly options: string;
  readonly status: ExportsTable["status"];
  readonly hasSlot: 0 | 1;
  readonly tries: number;
  readonly done: number | null;
  readonly total: number | null;
  readonly step: string | null;
  readonly problem: string | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly vaultId: string | null;
  readonly isOfVault: 0 | 1;
}

export interface NewExport extends Pick<ExportRecord, "id" | "accountId" | "kind" | "title" | "options" | "createdAt"> {
  readonly key: string;
  /** Of a vault: it is there only while the account belongs to it. */
  readonly vaultId: string | undefined;
}

/**
 * Finds only the account's own exports: another account's export is treated as unknown, and so is one of a vault that the
 * account no longer belongs to.
 */
export function createExportsRepository(db: Db) {
  return {
    async insert({ accountId, createdAt, key, vaultId, ...exportJob }: NewExport): Promise<void> {
      await db
        .insertInto("exports")
        .values({
          ...exportJob,
          account_id: accountId,
          wish_key: key,
          timeline_id: vaultId ?? null,
          is_of_vault: flagOf(vaultId !== undefined),
          created_at: createdAt,
          status: "waiting",
          has_slot: 0,
          tries: 0,
        })
        .execute();
    },

    async findByKey(accountId: string, key: string): Promise<ExportRecord | undefined> {
      return select(db).where("account_id", "=", accountId).where("wish_key", "=", key).executeTakeFirst();
    },

    async findOwn(accountId: string, id: string): Promise<ExportRecord | undefined> {
      return select(db).where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();
    },

    async listOwn(accountId: string, kind: string | undefined): Promise<ExportRecord[]> {
      const own = select(db).where("account_id", "=", accountId);
      const chosen = kind === undefined ? own : own.where("kind", "=", kind);
      return chosen.orderBy("id", "desc").execute();
    },

    /** How many exports wait before this one, of all accounts. */
    async countAhead(id: string): Promise<number> {
      const { ahead } = await db
        .selectFrom("exports")
        .select((count) => count.fn.countAll<number | string>().as("ahead"))
        .where("status", "=", "waiting")
        .where("id", "<", id)
        .executeTakeFirstOrThrow();
      return Number(ahead);
    },

    /** False when the export was finished already. A worker that still runs it keeps the slot until it has stopped. */
    async cancel(accountId: string, id: string, when: { now: number; expiresAt: number }): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("exports")
        .set({ status: "cancelled", finished_at: when.now, expires_at: when.expiresAt })
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .where("status", "in", ["waiting", "running"])
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom("exports").where("id", "=", id).execute();
    },

    /** Makes concurrent changes of this account's queue wait until the transaction is over. */
    lockAccount: (accountId: string): Promise<void> => lockAccount(db, accountId),
  };
}

export type ExportsRepository = ReturnType<typeof createExportsRepository>;

function select(db: Db) {
  return db
    .selectFrom("exports")
    .where((where) => where.or([where("is_of_vault", "=", 0), where.exists(vaultOfExport(db))]))
    .select([
      "id",
      "account_id as accountId",
      "kind",
      "title",
      "options",
      "status",
      "has_slot as hasSlot",
      "tries",
      "done",
      "total",
      "step",
      "problem",
      "created_at as createdAt",
      "expires_at as expiresAt",
      "timeline_id as vaultId",
      "is_of_vault as isOfVault",
    ]);
}
