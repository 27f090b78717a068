import type { Product } from "@lane/domain/products.ts";
import type { Selectable } from "kysely";

import type { Db } from "#db/client.ts";
import { flagOf } from "#db/column-types.ts";
import { lockAccount } from "#db/lock-account.ts";
import type { Processor, SubscriptionsTable } from "#db/subscription-tables.ts";

import { productsIn } from "./products-in.ts";

export type SubscriptionStatus = "none" | "active" | "past_due" | "confirmation_needed";

/** The subscription of an account, as it was last read from the payment processor. */
export interface SubscriptionRecord {
  readonly customerRef: string;
  readonly subscriptionRef: string | null;
  readonly status: SubscriptionStatus;
  readonly products: readonly Product[];
  readonly periodEnd: number | null;
  readonly endsAtPeriodEnd: boolean;
  readonly nextCents: number;
  readonly endAnnouncedFor: number | null;
  readonly readingsBegun: number;
  readonly readingsStored: number;
  /** When the last reading was stored. */
  readonly readAt: number | null;
}

export type StoredReading = Omit<SubscriptionRecord, "customerRef" | "readingsBegun" | "readAt">;

/** Of one processor: what another one has stored is left alone. */
export function createSubscriptionsRepository(db: Db, processor: Processor) {
  const own = (accountId: string) =>
    db.selectFrom("subscriptions").where("account_id", "=", accountId).where("processor", "=", processor);

  return {
    /** Makes concurrent readings of this account wait until the transaction is over. */
    lockAccount: (accountId: string): Promise<void> => lockAccount(db, accountId),

    async find(accountId: string): Promise<SubscriptionRecord | undefined> {
      const row = await own(accountId).selectAll().executeTakeFirst();
      return row && recordOf(row);
    },

    async findAccount(customerRef: string): Promise<string | undefined> {
      const row = await db
        .selectFrom("subscriptions")
        .select("account_id")
        .where("customer_ref", "=", customerRef)
        .where("processor", "=", processor)
        .executeTakeFirst();
      return row?.account_id;
    },

    /** A customer that another request has inserted first stays. */
    async insertCustomer(accountId: string, customerRef: string, now: number): Promise<void> {
      await db
        .insertInto("subscriptions")
        .values({ account_id: accountId, processor, customer_ref: customerRef, ...noSubscription, created_at: now })
        .onConflict((conflict) => conflict.columns(["account_id", "processor"]).doNothing())
        .execute();
    },

    /** The number of the reading; undefined when the account is gone. */
    async beginReading(accountId: string): Promise<number | undefined> {
      const begun = await db
        .updateTable("subscriptions")
        .set((update) => ({ readings_begun: update("readings_begun", "+", 1) }))
        .where("account_id", "=", accountId)
        .where("processor", "=", processor)
        .returning("readings_begun")
        .execute();
      return begun[0]?.readings_begun;
    },

    async store(accountId: string, reading: StoredReading, now: number): Promise<void> {
      await db
        .updateTable("subscriptions")
        .set({ ...columnsOf(reading), read_at: now })
        .where("account_id", "=", accountId)
        .where("processor", "=", processor)
        .execute();
    },

    /** A page of the accounts that are customers, in the order of their ids. */
    async listAccounts(afterAccountId: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom("subscriptions")
        .select("account_id")
        .where("processor", "=", processor)
        .where("account_id", ">", afterAccountId)
        .orderBy("account_id")
        .limit(limit)
        .execute();
      return rows.map(({ account_id: accountId }) => accountId);
    },

    countByStatus: (): Promise<SubscriptionCounts> => countByStatus(db, processor),
  };
}

export type SubscriptionsRepository = ReturnType<typeof createSubscriptionsRepository>;

const noSubscription = {
  status: "none",
  products: "",
  ends_at_period_end: 0,
  next_cents: 0,
  readings_begun: 0,
  readings_stored: 0,
} as const;

function recordOf(row: Selectable<SubscriptionsTable>): SubscriptionRecord {
  return {
    customerRef: row.customer_ref,
    subscriptionRef: row.subscription_ref,
    status: row.status,
    products: productsIn(row.products),
    periodEnd: row.period_end,
    endsAtPeriodEnd: row.ends_at_period_end === 1,
    nextCents: row.next_cents,
    endAnnouncedFor: row.end_announced_for,
    readingsBegun: row.readings_begun,
    readingsStored: row.readings_stored,
    readAt: row.read_at,
  };
}

function columnsOf(reading: StoredReading) {
  return {
    subscription_ref: reading.subscriptionRef,
    status: reading.status,
    products: reading.products.join(","),
    period_end: reading.periodEnd,
    ends_at_period_end: flagOf(reading.endsAtPeriodEnd),
    next_cents: reading.nextCents,
    end_announced_for: reading.endAnnouncedFor,
    readings_stored: reading.readingsStored,
  };
}

export interface SubscriptionCounts {
  readonly paying: number;
  readonly failing: number;
  /** 0 when nothing was ever read. */
  readonly lastReadAt: number;
}

async function countByStatus(db: Db, processor: Processor): Promise<SubscriptionCounts> {
  const rows = await db
    .selectFrom("subscriptions")
    .select((select) => [
      "status",
      select.fn.countAll<number | string>().as("count"),
      select.fn.max("read_at").as("lastReadAt"),
    ])
    .where("processor", "=", processor)
    .groupBy("status")
    .execute();
  const of = (status: SubscriptionStatus): number => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return {
    paying: of("active"),
    failing: of("past_due"),
    lastReadAt: Math.max(0, ...rows.map(({ lastReadAt }) => lastReadAt ?? 0)),
  };
}
