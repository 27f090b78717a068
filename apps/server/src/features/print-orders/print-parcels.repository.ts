import type { PostalAddress } from "@lane/domain/postal-addresses.ts";
import type { ParcelPrice, ParcelState } from "@lane/domain/print-orders.ts";

import type { Db } from "#db/client.ts";

export interface NewParcel extends ParcelPrice {
  readonly id: string;
  readonly copies: number;
  readonly address: PostalAddress;
}

export interface ParcelRecord extends NewParcel {
  readonly orderId: string;
  readonly state: ParcelState;
  readonly printerRef: string | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}

export interface ParcelNews {
  readonly state: ParcelState;
  readonly ref: string | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}

const columns = [
  "id",
  "order_id as orderId",
  "copies",
  "address",
  "printing_cents as printingCents",
  "postage_cents as postageCents",
  "vat_cents as vatCents",
  "state",
  "printer_ref as printerRef",
  "carrier",
  "tracking_number as trackingNumber",
  "tracking_url as trackingUrl",
] as const;

/** The parcels of orders: some copies to one address each. */
export function createPrintParcelsRepository(db: Db) {
  return {
    insert: (orderId: string, list: readonly NewParcel[]): Promise<void> => insertParcels(db, orderId, list),

    async list(orderIds: readonly string[]): Promise<ParcelRecord[]> {
      if (orderIds.length === 0) return [];
      const rows = await db
        .selectFrom("print_parcels")
        .select(columns)
        .where("order_id", "in", orderIds)
        .orderBy("position")
        .execute();
      return rows.map(({ address, ...row }) => ({ ...row, address: addressIn(address) }));
    },

    async findOrderOf(parcelId: string): Promise<{ orderId: string; accountId: string } | undefined> {
      return db
        .selectFrom("print_parcels")
        .innerJoin("print_orders", "print_orders.id", "print_parcels.order_id")
        .select(["print_orders.id as orderId", "print_orders.account_id as accountId"])
        .where("print_parcels.id", "=", parcelId)
        .executeTakeFirst();
    },

    /** True for one process alone, until its time is over: it may have died with the parcel half sent. */
    async takeForSending(id: string, now: number, until: number): Promise<boolean> {
      const taken = await db
        .updateTable("print_parcels")
        .set({ sending_until: until })
        .where("id", "=", id)
        .where("state", "=", "waiting")
        // One that is further away was written before the clock was set back.
        .where((where) =>
          where.or([
            where("sending_until", "is", null),
            where("sending_until", "<=", now),
            where("sending_until", ">", until),
          ]),
        )
        .returning("id")
        .execute();
      return taken.length > 0;
    },

    /** After an answer that leaves no doubt. */
    async letGo(id: string): Promise<void> {
      await db.updateTable("print_parcels").set({ sending_until: null }).where("id", "=", id).execute();
    },

    async store(id: string, news: ParcelNews): Promise<void> {
      await db
        .updateTable("print_parcels")
        .set({
          state: news.state,
          printer_ref: news.ref,
          carrier: news.carrier,
          tracking_number: news.trackingNumber,
          tracking_url: news.trackingUrl,
        })
        .where("id", "=", id)
        .execute();
    },
  };
}

export type PrintParcelsRepository = ReturnType<typeof createPrintParcelsRepository>;

async function insertParcels(db: Db, orderId: string, list: readonly NewParcel[]): Promise<void> {
  const rows = list.map((parcel, position) => ({
    id: parcel.id,
    order_id: orderId,
    position,
    copies: parcel.copies,
    address: JSON.stringify(parcel.address),
    printing_cents: parcel.printingCents,
    postage_cents: parcel.postageCents,
    vat_cents: parcel.vatCents,
    state: "waiting" as const,
  }));
  await db.insertInto("print_parcels").values(rows).execute();
}

function addressIn(text: string): PostalAddress {
  // Only this file writes it.
  const address: PostalAddress = JSON.parse(text);
  return address;
}
