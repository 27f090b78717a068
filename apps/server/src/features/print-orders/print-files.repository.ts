import type { PrintFileFacts } from "@lane/domain/permissions.ts";
import type { PrintFileKind } from "@lane/domain/print-orders.ts";

import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Db } from "#db/client.ts";
import { selectPrintLinks } from "#db/reads/print-orders.ts";

export interface PrintFile {
  readonly kind: PrintFileKind;
  readonly storeKey: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What an order prints, and the addresses at which a printer fetches it. */
export function createPrintFilesRepository(db: Db) {
  return {
    async insert(orderId: string, files: readonly PrintFile[]): Promise<void> {
      const rows = files.map(({ kind, storeKey, bytes, sha256 }) => ({
        order_id: orderId,
        kind,
        store_key: storeKey,
        bytes,
        sha256,
      }));
      await db.insertInto("print_files").values(rows).execute();
    },

    async list(orderId: string): Promise<PrintFile[]> {
      return db
        .selectFrom("print_files")
        .select(["kind", "store_key as storeKey", "bytes", "sha256"])
        .where("order_id", "=", orderId)
        .execute();
    },

    async listWithFiles(orderIds: readonly string[]): Promise<ReadonlySet<string>> {
      if (orderIds.length === 0) return new Set();
      const rows = await db.selectFrom("print_files").select("order_id").where("order_id", "in", orderIds).execute();
      return new Set(rows.map(({ order_id: orderId }) => orderId));
    },

    async removeAll(orderId: string): Promise<void> {
      await db.deleteFrom("print_files").where("order_id", "=", orderId).execute();
    },

    async insertLink(link: { tokenHash: string; orderId: string; kind: PrintFileKind; expiresAt: number }) {
      await db
        .insertInto("print_links")
        .values({ token_hash: link.tokenHash, order_id: link.orderId, kind: link.kind, expires_at: link.expiresAt })
        .execute();
    },

    async removeLinks(orderId: string): Promise<void> {
      await db.deleteFrom("print_links").where("order_id", "=", orderId).execute();
    },

    async removeExpiredLinks(now: number, latest: number): Promise<void> {
      await clampTimestamps(db, "print_links", "expires_at", latest);
      await db.deleteFrom("print_links").where("expires_at", "<=", now).execute();
    },

    findByLink: (tokenHash: string) => findByLink(db, tokenHash),
  };
}

export type PrintFilesRepository = ReturnType<typeof createPrintFilesRepository>;

async function findByLink(db: Db, tokenHash: string): Promise<(PrintFile & PrintFileFacts) | undefined> {
  const row = await selectPrintLinks(db)
    .select([
      "print_files.kind",
      "print_files.store_key as storeKey",
      "print_files.bytes",
      "print_files.sha256",
      "print_orders.state",
      "print_links.expires_at as expiresAt",
      "accounts.status as accountStatus",
      "print_orders.is_of_vault as isOfVault",
      "memberships.account_id as memberId",
    ])
    .where("print_links.token_hash", "=", tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { accountStatus, isOfVault, memberId, ...file } = row;
  return {
    ...file,
    isOwnerOpen: accountStatus !== "disabled",
    mayStillPrint: isOfVault === 0 || memberId !== null,
  };
}
