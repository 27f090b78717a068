import type { Product } from "@lane/domain/products.ts";

import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Db } from "#db/client.ts";
import type { Processor } from "#db/subscription-tables.ts";
import { withdrawalLinkLifeMs } from "#lib/moments.ts";

import { productsIn } from "./products-in.ts";

/** What was bought together. */
export interface OrderRecord {
  readonly orderNumber: string;
  readonly accountId: string;
  readonly subscriptionRef: string;
  readonly products: readonly Product[];
  /** When it was found to be bought: the days to withdraw are counted from here. */
  readonly boughtAt: number;
  /** Nothing was paid for these products before; earlier than `boughtAt` where the news of it came late. */
  readonly paidSince: number;
  readonly withdrawnAt: number | null;
  /** Null until what was paid is paid back. */
  readonly refundedCents: number | null;
}

export type NewOrder = Omit<OrderRecord, "withdrawnAt" | "refundedCents">;

const orderColumns = [
  "orders.order_number as orderNumber",
  "orders.account_id as accountId",
  "orders.subscription_ref as subscriptionRef",
  "orders.products",
  "orders.bought_at as boughtAt",
  "orders.paid_since as paidSince",
  "orders.withdrawn_at as withdrawnAt",
  "orders.refunded_cents as refundedCents",
] as const;

export function createOrdersRepository(db: Db, processor: Processor) {
  const orders = () => db.selectFrom("orders").select(orderColumns).where("orders.processor", "=", processor);

  return {
    insert: (order: NewOrder): Promise<void> => insertOrder(db, processor, order),

    /** Newest first. */
    async list(accountId: string): Promise<OrderRecord[]> {
      const rows = await orders().where("orders.account_id", "=", accountId).orderBy("bought_at", "desc").execute();
      return rows.map(orderOf);
    },

    async find(orderNumber: string): Promise<OrderRecord | undefined> {
      const row = await orders().where("orders.order_number", "=", orderNumber).executeTakeFirst();
      return row && orderOf(row);
    },

    /** True for exactly one caller. */
    async markWithdrawn(orderNumber: string, now: number): Promise<boolean> {
      const marked = await db
        .updateTable("orders")
        .set({ withdrawn_at: now })
        .where("order_number", "=", orderNumber)
        .where("withdrawn_at", "is", null)
        .returning("order_number")
        .execute();
      return marked.length > 0;
    },

    /** Orders that are withdrawn from and not paid back yet. */
    listUnpaid: (): Promise<Pick<OrderRecord, "orderNumber" | "accountId">[]> =>
      db
        .selectFrom("orders")
        .select(["order_number as orderNumber", "account_id as accountId"])
        .where("processor", "=", processor)
        .where("withdrawn_at", "is not", null)
        .where("refunded_cents", "is", null)
        .execute(),

    async storeRefund(orderNumber: string, refundedCents: number): Promise<void> {
      await db
        .updateTable("orders")
        .set({ refunded_cents: refundedCents })
        .where("order_number", "=", orderNumber)
        .execute();
    },

    async insertLink(tokenHash: string, orderNumber: string, expiresAt: number): Promise<void> {
      await db
        .insertInto("withdrawal_links")
        .values({ token_hash: tokenHash, order_number: orderNumber, expires_at: expiresAt })
        .execute();
    },

    async findByLink(tokenHash: string, now: number): Promise<OrderRecord | undefined> {
      const row = await orders()
        .innerJoin("withdrawal_links", "withdrawal_links.order_number", "orders.order_number")
        .where("withdrawal_links.token_hash", "=", tokenHash)
        .where("withdrawal_links.expires_at", ">", now)
        .executeTakeFirst();
      return row && orderOf(row);
    },
  };
}

export type OrdersRepository = ReturnType<typeof createOrdersRepository>;

async function insertOrder(db: Db, processor: Processor, order: NewOrder): Promise<void> {
  await db
    .insertInto("orders")
    .values({
      order_number: order.orderNumber,
      account_id: order.accountId,
      processor,
      subscription_ref: order.subscriptionRef,
      products: order.products.join(","),
      bought_at: order.boughtAt,
      paid_since: order.paidSince,
    })
    .execute();
}

function orderOf(row: Omit<OrderRecord, "products"> & { readonly products: string }): OrderRecord {
  return { ...row, products: productsIn(row.products) };
}

export function createWithdrawalLinksSweep(db: Db) {
  return {
    clampTimestamps: (now: number): Promise<void> =>
      clampTimestamps(db, "withdrawal_links", "expires_at", now + withdrawalLinkLifeMs),

    async removeExpired(now: number): Promise<void> {
      await db.deleteFrom("withdrawal_links").where("expires_at", "<=", now).execute();
    },
  };
}
