import { currency, monthlyCents, type Product, products } from "@lane/domain/products.ts";
import type { Stripe } from "stripe";

import { isRecent } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";

import { isMissing } from "./stripe-client.ts";

export const lookupKeys: Readonly<Record<Product, string>> = {
  "memory-keeper": "memory_keeper_monthly",
  "guest-contributor": "guest_contributor_monthly",
  "family-vault": "family_vault_monthly",
};

/** On a price: its product, also after its lookup key went to a newer price. */
export const productLabel = "lane_product";

const memoryMs = 5 * 60_000;
const advice = "Run `npm run admin -- stripe-setup`";

interface CatalogDeps {
  readonly stripe: Stripe;
  readonly vatPercent: number;
  readonly clock: Clock;
}

/** What `stripe-setup` left at Stripe: prices, the tax rate, the portal's configuration. */
export interface Catalog {
  /** Rejects unless the price is the one that the product shows. */
  priceOf(product: Product): Promise<string>;
  taxRate(): Promise<string>;
  portal(): Promise<string | undefined>;
  /** Undefined for a price of something else. */
  productOf(priceId: string): Promise<Product | undefined>;
}

export function createCatalog({ stripe, vatPercent, clock }: CatalogDeps): Catalog {
  const prices = remember(clock, () =>
    stripe.prices.list({ lookup_keys: Object.values(lookupKeys), active: true }).then(({ data }) => data),
  );
  const taxRate = remember(clock, async () => {
    const found = await findTaxRate(stripe, vatPercent);
    if (found === undefined) throw new Error(`Stripe has no tax rate for ${vatPercent} % VAT. ${advice}`);
    return found;
  });
  const portal = remember(clock, () => findPortal(stripe));
  const otherPrices = new Map<string, Product | undefined>();

  return {
    async priceOf(product) {
      const price = (await prices.read()).find(({ lookup_key: key }) => key === lookupKeys[product]);
      const differences = price === undefined ? ["is missing"] : differencesOf(price, product);
      if (price !== undefined && differences.length === 0) return price.id;
      prices.forget();
      throw new Error(`The price ${lookupKeys[product]} at Stripe ${differences.join(" and ")}. ${advice}`);
    },
    async productOf(priceId) {
      const current = (await prices.read()).find(({ id }) => id === priceId);
      if (current) return productOfPrice(current);
      if (!otherPrices.has(priceId)) otherPrices.set(priceId, await readProduct(stripe, priceId));
      return otherPrices.get(priceId);
    },
    taxRate: async () => (await taxRate.read()).id,
    portal: async () => (await portal.read())?.id,
  };
}

export function productOfPrice({ lookup_key: key, metadata }: Stripe.Price): Product | undefined {
  return products.find((product) => key === lookupKeys[product] || metadata[productLabel] === product);
}

/** How the price differs from the one that is shown, as ends of a sentence. */
export function differencesOf(price: Stripe.Price, product: Product): string[] {
  const rhythm = price.recurring ? `${price.recurring.interval_count} ${price.recurring.interval}` : "one payment";
  const facts = [
    { found: price.unit_amount, wanted: monthlyCents[product], name: "cents" },
    { found: price.currency, wanted: currency.toLowerCase(), name: "as its currency" },
    { found: rhythm, wanted: "1 month", name: "as its rhythm" },
    { found: price.tax_behavior, wanted: "inclusive", name: "as its tax behaviour" },
  ];
  return facts
    .filter(({ found, wanted }) => found !== wanted)
    .map(({ found, wanted, name }) => `has ${found} instead of ${wanted} ${name}`);
}

export async function findTaxRate(stripe: Stripe, vatPercent: number): Promise<Stripe.TaxRate | undefined> {
  for await (const rate of stripe.taxRates.list({ active: true, inclusive: true, limit: 100 })) {
    if (rate.metadata?.["lane"] === "vat" && rate.percentage === vatPercent) return rate;
  }
  return undefined;
}

export async function findPortal(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | undefined> {
  for await (const configuration of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (configuration.metadata?.["lane"] === "portal") return configuration;
  }
  return undefined;
}

async function readProduct(stripe: Stripe, priceId: string): Promise<Product | undefined> {
  try {
    return productOfPrice(await stripe.prices.retrieve(priceId));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Keeps what was read for some minutes; a failure is not kept. */
function remember<T>(clock: Clock, load: () => Promise<T>): { read(): Promise<T>; forget(): void } {
  let kept: { readonly at: number; readonly value: T } | undefined;
  return {
    async read() {
      if (!kept || !isRecent(kept.at, memoryMs, clock.now())) kept = { at: clock.now(), value: await load() };
      return kept.value;
    },
    forget: () => void (kept = undefined),
  };
}
