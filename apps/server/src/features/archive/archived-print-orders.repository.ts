import type { PostalAddress } from "@lane/domain/postal-addresses.ts";

import type { Db } from "#db/client.ts";

/** The printed books that an account has ordered. */
export function createArchivedPrintOrdersRepository(db: Db) {
  return {
    /** Oldest first, each with its parcels. */
    async list(accountId: string) {
      const orders = await listOrders(db, accountId);
      const byOrder = Map.groupBy(await listParcels(db, accountId), ({ orderId }) => orderId);
      return orders.map(({ id, provider, ...order }) => ({
        ...order,
        isDemo: provider === "demo",
        parcels: (byOrder.get(id) ?? []).map(({ orderId: _orderId, address, ...parcel }) => ({
          ...parcel,
          address: addressIn(address),
        })),
      }));
    },
  };
}

export type ArchivedPrintOrdersRepository = ReturnType<typeof createArchivedPrintOrdersRepository>;

function listOrders(db: Db, accountId: string) {
  return db
    .selectFrom("print_orders")
    .select([
      "id",
      "order_number as orderNumber",
      "state",
      "provider",
      "title",
      "trim",
      "binding",
      "page_count as pageCount",
      "shipping_level as shippingLevel",
      "total_cents as totalCents",
      "vat_cents as vatCents",
      "paid_cents as paidCents",
      "refunded_cents as refundedCents",
      "problem",
      "created_at as createdAt",
    ])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

function listParcels(db: Db, accountId: string) {
  return db
    .selectFrom("print_parcels")
    .innerJoin("print_orders", "print_orders.id", "print_parcels.order_id")
    .select([
      "print_parcels.order_id as orderId",
      "print_parcels.copies",
      "print_parcels.address",
      "print_parcels.state",
      "print_parcels.printing_cents as printingCents",
      "print_parcels.postage_cents as postageCents",
      "print_parcels.vat_cents as vatCents",
      "print_parcels.carrier",
      "print_parcels.tracking_number as trackingNumber",
      "print_parcels.tracking_url as trackingUrl",
    ])
    .where("print_orders.account_id", "=", accountId)
    .orderBy("print_parcels.position")
    .execute();
}

/** As the orders wrote it. */
function addressIn(text: string): PostalAddress {
  const address: PostalAddress = JSON.parse(text);
  return address;
}
