import { type Product, products as allProducts } from "@lane/domain/products.ts";

import type { Db } from "#db/client.ts";

export interface DemoCheckout {
  readonly products: readonly Product[];
  readonly paidAddress: string;
  readonly leftAddress: string;
}

export function createDemoCheckouts(db: Db) {
  const mine = (customerId: string, id: string) =>
    db.selectFrom("demo_checkouts").where("customer_id", "=", customerId).where("id", "=", id);

  return {
    async find(customerId: string, id: string): Promise<DemoCheckout | undefined> {
      const row = await mine(customerId, id).selectAll().executeTakeFirst();
      if (!row) return undefined;
      const names = row.products.split(",");
      return {
        products: allProducts.filter((product) => names.includes(product)),
        paidAddress: row.paid_address,
        leftAddress: row.left_address,
      };
    },

    async insert(customerId: string, checkout: DemoCheckout & { readonly id: string }, now: number): Promise<void> {
      await db
        .insertInto("demo_checkouts")
        .values({
          id: checkout.id,
          customer_id: customerId,
          products: checkout.products.join(","),
          paid_address: checkout.paidAddress,
          left_address: checkout.leftAddress,
          created_at: now,
        })
        .execute();
    },

    /** True for exactly one caller. */
    async remove(customerId: string, id: string): Promise<boolean> {
      const gone = await db
        .deleteFrom("demo_checkouts")
        .where("customer_id", "=", customerId)
        .where("id", "=", id)
        .returning("id")
        .execute();
      return gone.length > 0;
    },

    async removeAll(customerId: string): Promise<void> {
      await db.deleteFrom("demo_checkouts").where("customer_id", "=", customerId).execute();
    },
  };
}
