import type { BookTrim } from "@lane/domain/book-choices.ts";
import type { PrintBinding, PrintOrderState, ShippingLevel } from "@lane/domain/print-orders.ts";

import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Db } from "#db/client.ts";
import { flagOf } from "#db/column-types.ts";
import { lockAccount } from "#db/lock-account.ts";
import type { PrintProviderName } from "#db/print-tables.ts";
import { disabledAccountOf } from "#db/reads/accounts.ts";
import { vaultOfPrintOrder } from "#db/reads/timelines.ts";
import type { Processor } from "#db/subscription-tables.ts";

export interface NewPrintOrder {
  readonly id: string;
  readonly accountId: string;
  readonly orderNumber: string;
  readonly key: string;
  readonly provider: PrintProviderName;
  readonly processor: Processor;
  readonly title: string;
  readonly trim: BookTrim;
  readonly binding: PrintBinding;
  readonly pageCount: number;
  readonly shippingLevel: ShippingLevel;
  /** Of a book of a vault: it is printed only for who belongs to it. */
  readonly vaultId: string | null;
  readonly isOfVault: boolean;
  readonly totalCents: number;
  readonly vatCents: number;
  readonly createdAt: number;
  readonly nextLookAt: number | null;
}

export interface PrintOrderRecord extends Omit<NewPrintOrder, "key" | "isOfVault"> {
  readonly isOfVault: 0 | 1;
  readonly state: PrintOrderState;
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly isUnsettled: 0 | 1;
  readonly problem: string | null;
  readonly holdUntil: number | null;
  /** Of the state. */
  readonly changedAt: number;
}

export interface OrderMove {
  readonly from: readonly PrintOrderState[];
  readonly to: PrintOrderState;
  readonly now: number;
  readonly nextLookAt: number | null;
  readonly problem?: string;
  readonly holdUntil?: number;
  /** Payment and refunds follow from the new state. */
  readonly isUnsettled?: true;
}

const columns = [
  "print_orders.id",
  "print_orders.account_id as accountId",
  "print_orders.order_number as orderNumber",
  "print_orders.provider",
  "print_orders.processor",
  "print_orders.state",
  "print_orders.title",
  "print_orders.trim",
  "print_orders.binding",
  "print_orders.page_count as pageCount",
  "print_orders.shipping_level as shippingLevel",
  "print_orders.timeline_id as vaultId",
  "print_orders.is_of_vault as isOfVault",
  "print_orders.total_cents as totalCents",
  "print_orders.vat_cents as vatCents",
  "print_orders.paid_cents as paidCents",
  "print_orders.refunded_cents as refundedCents",
  "print_orders.is_unsettled as isUnsettled",
  "print_orders.problem",
  "print_orders.hold_until as holdUntil",
  "print_orders.next_look_at as nextLookAt",
  "print_orders.created_at as createdAt",
  "print_orders.changed_at as changedAt",
] as const;

/** Orders of one printer and one payment processor: what others have to do with is left alone. */
interface Ways {
  readonly provider: PrintProviderName;
  readonly processor: Processor;
}

/** Orders of printed books. A state changes only from one that it may follow, so that of two changes one happens. */
export function createPrintOrdersRepository(db: Db, { provider, processor }: Ways) {
  const orders = () =>
    db
      .selectFrom("print_orders")
      .select(columns)
      .where("print_orders.provider", "=", provider)
      .where("print_orders.processor", "=", processor);

  return {
    lockAccount: (accountId: string): Promise<void> => lockAccount(db, accountId),

    insert: (order: NewPrintOrder): Promise<void> => insertOrder(db, order),

    async findOwn(accountId: string, id: string): Promise<PrintOrderRecord | undefined> {
      return orders().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();
    },

    async findByKey(accountId: string, key: string): Promise<PrintOrderRecord | undefined> {
      return orders().where("account_id", "=", accountId).where("wish_key", "=", key).executeTakeFirst();
    },

    async listOwn(accountId: string): Promise<PrintOrderRecord[]> {
      return orders().where("account_id", "=", accountId).orderBy("id", "desc").execute();
    },

    async find(id: string): Promise<PrintOrderRecord | undefined> {
      return orders().where("id", "=", id).executeTakeFirst();
    },

    /** Makes concurrent changes of this order wait until the transaction is over. */
    async lock(id: string): Promise<PrintOrderRecord | undefined> {
      await db
        .updateTable("print_orders")
        .set((update) => ({ state: update.ref("state") }))
        .where("id", "=", id)
        .execute();
      return orders().where("id", "=", id).executeTakeFirst();
    },

    /** Whether the owner may still print what others wrote in it. */
    async mayPrint(id: string): Promise<boolean> {
      const row = await orders()
        .where("id", "=", id)
        .where((where) => where.or([where("is_of_vault", "=", 0), where.exists(vaultOfPrintOrder(db))]))
        .executeTakeFirst();
      return row !== undefined;
    },

    isOwnerDisabled: (id: string): Promise<boolean> => isOwnerDisabled(db, id),

    move: (id: string, move: OrderMove): Promise<boolean> => moveOrder(db, id, move),

    async lookAgain(id: string, nextLookAt: number | null): Promise<void> {
      await db.updateTable("print_orders").set({ next_look_at: nextLookAt }).where("id", "=", id).execute();
    },

    async unsettle(id: string, nextLookAt: number): Promise<void> {
      await db
        .updateTable("print_orders")
        .set({ is_unsettled: 1, next_look_at: nextLookAt })
        .where("id", "=", id)
        .execute();
    },

    storeMoney: (id: string, money: ReadMoney): Promise<void> => storeMoney(db, id, money),

    /** Those for which the moment has come. */
    async listDue(now: number, limit: number): Promise<PrintOrderRecord[]> {
      return orders().where("next_look_at", "<=", now).orderBy("next_look_at").limit(limit).execute();
    },

    /** No look is further away than this: a later one was written before the clock was set back. */
    keepLooksUntil: (latest: number): Promise<void> => clampTimestamps(db, "print_orders", "next_look_at", latest),
    keepHoldsUntil: (latest: number): Promise<void> => clampTimestamps(db, "print_orders", "hold_until", latest),
  };
}

export type PrintOrdersRepository = ReturnType<typeof createPrintOrdersRepository>;

async function isOwnerDisabled(db: Db, id: string): Promise<boolean> {
  const order = await db
    .selectFrom("print_orders")
    .select("id")
    .where("id", "=", id)
    .where((where) => where.exists(disabledAccountOf(db, "print_orders.account_id")))
    .executeTakeFirst();
  return order !== undefined;
}

/** As it was read from the payment processor. */
interface ReadMoney {
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly isSettled: boolean;
}

async function storeMoney(db: Db, id: string, { paidCents, refundedCents, isSettled }: ReadMoney): Promise<void> {
  await db
    .updateTable("print_orders")
    .set({ paid_cents: paidCents, refunded_cents: refundedCents, is_unsettled: flagOf(!isSettled) })
    .where("id", "=", id)
    .execute();
}

async function insertOrder(db: Db, order: NewPrintOrder): Promise<void> {
  await db
    .insertInto("print_orders")
    .values({
      id: order.id,
      account_id: order.accountId,
      order_number: order.orderNumber,
      wish_key: order.key,
      provider: order.provider,
      processor: order.processor,
      state: "checking",
      title: order.title,
      trim: order.trim,
      binding: order.binding,
      page_count: order.pageCount,
      shipping_level: order.shippingLevel,
      timeline_id: order.vaultId,
      is_of_vault: flagOf(order.isOfVault),
      total_cents: order.totalCents,
      vat_cents: order.vatCents,
      paid_cents: 0,
      refunded_cents: 0,
      is_unsettled: 0,
      next_look_at: order.nextLookAt,
      created_at: order.createdAt,
      changed_at: order.createdAt,
    })
    .execute();
}

/** True for exactly one of several that want to. */
async function moveOrder(db: Db, id: string, move: OrderMove): Promise<boolean> {
  const moved = await db
    .updateTable("print_orders")
    .set({
      state: move.to,
      changed_at: move.now,
      next_look_at: move.nextLookAt,
      ...(move.problem === undefined ? {} : { problem: move.problem }),
      ...(move.holdUntil === undefined ? {} : { hold_until: move.holdUntil }),
      ...(move.isUnsettled ? { is_unsettled: 1 as const } : {}),
    })
    .where("id", "=", id)
    .where("state", "in", move.from)
    .returning("id")
    .execute();
  return moved.length > 0;
}
