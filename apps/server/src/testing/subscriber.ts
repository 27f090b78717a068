import type { DemoCard, Subscription } from "@lane/contract/subscriptions.ts";
import type { Product } from "@lane/domain/products.ts";

import type { TestServer } from "./server-test.ts";
import { createRegistered, type Visitor } from "./visitor.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A member who buys on the demonstration's checkout page. */
export async function createSubscriber(server: TestServer) {
  const visitor = await createRegistered(server);
  return {
    visitor,
    ...subscriberActions(visitor),

    /** Days later, signed in again. */
    async pass(days: number): Promise<void> {
      server.clock.advance(days * dayMs);
      await visitor.logIn();
    },
  };
}

/** The same for a member who is signed in already. */
export function subscriberActions(visitor: Pick<Visitor, "get" | "post">) {
  const current = async (): Promise<Subscription> => (await visitor.get("/subscriptions")).body.subscription;

  async function openCheckout(products: readonly Product[], year?: number): Promise<string> {
    const { body } = await visitor.post("/subscriptions/checkout", { products, year });
    return /demo-checkout\/([\w-]+)$/.exec(body.address)?.[1] ?? "";
  }

  return {
    current,
    openCheckout,
    pay: (checkoutId: string, card: DemoCard = "paid", isConfirmed?: boolean) =>
      visitor.post(`/demo-checkout/${checkoutId}`, { card, isConfirmed }),

    /** All the way, with the reading that follows the return from the checkout. */
    async buy(products: readonly Product[], card: DemoCard = "paid"): Promise<Subscription> {
      const paid = await visitor.post(`/demo-checkout/${await openCheckout(products)}`, { card });
      if (paid.body.result !== "paid") throw new Error(`Nothing was bought: ${JSON.stringify(paid.body)}`);
      return (await visitor.post("/subscriptions/refresh", {})).body.subscription;
    },
  };
}
