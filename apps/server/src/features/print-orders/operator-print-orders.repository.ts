import { endedOrderStates, type PrintOrderState } from "@lane/domain/print-orders.ts";

import type { Db } from "#db/client.ts";

export interface OperatorOrder {
  readonly orderNumber: string;
  readonly provider: string;
  readonly state: PrintOrderState;
  readonly pageCount: number;
  readonly copies: number;
  readonly parcels: number;
  readonly totalCents: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly isUnsettled: 0 | 1;
  readonly changedAt: number;
}

/** For the operator: how orders stand, without their owners, addresses and titles. */
export function createOperatorPrintOrdersRepository(db: Db) {
  return {
    /** Those that were changed last, newest first. */
    async list(limit: number): Promise<OperatorOrder[]> {
      const rows = await db
        .selectFrom("print_orders")
        .innerJoin("print_parcels", "print_parcels.order_id", "print_orders.id")
        .select((select) => [
          "print_orders.order_number as orderNumber",
          "print_orders.provider",
          "print_orders.state",
          "print_orders.page_count as pageCount",
          "print_orders.total_cents as totalCents",
          "print_orders.paid_cents as paidCents",
          "print_orders.refunded_cents as refundedCents",
          "print_orders.is_unsettled as isUnsettled",
          "print_orders.changed_at as changedAt",
          select.fn.sum<number | string>("print_parcels.copies").as("copies"),
          select.fn.countAll<number | string>().as("parcels"),
        ])
        .groupBy("print_orders.id")
        .orderBy("print_orders.changed_at", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, copies: Number(row.copies), parcels: Number(row.parcels) }));
    },

    async count(dueBefore: number): Promise<OperatorOrderCounts> {
      const all = db.selectFrom("print_orders").select((select) => select.fn.countAll<number | string>().as("count"));
      const open = await all.where("state", "not in", endedOrderStates).executeTakeFirstOrThrow();
      const stuck = await all
        .where((row) => row.or([row("is_unsettled", "=", 1), row("next_look_at", "<", dueBefore)]))
        .executeTakeFirstOrThrow();
      return { open: Number(open.count), stuck: Number(stuck.count) };
    },
  };
}

export interface OperatorOrderCounts {
  /** Orders that have not ended. */
  readonly open: number;
  /** A refund is due, or nobody has looked since this moment at what was due then. */
  readonly stuck: number;
}

export type OperatorPrintOrdersRepository = ReturnType<typeof createOperatorPrintOrdersRepository>;
