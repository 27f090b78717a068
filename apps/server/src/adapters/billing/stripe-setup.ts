import { currency, monthlyCents, type Product, productNames, products } from "@lane/domain/products.ts";
import type { Stripe } from "stripe";

import { differencesOf, findPortal, findTaxRate, lookupKeys, productLabel } from "./stripe-catalog.ts";
import { answered, createStripeClient, isMissing } from "./stripe-client.ts";
import { setUpWebhook } from "./stripe-webhook.ts";

interface StripeSetup {
  readonly secretKey: string;
  readonly apiBase: string | undefined;
  readonly vatPercent: number;
  readonly baseUrl: string;
}

/** Makes what is missing in a Stripe account, and says in lines what was made and what was there. */
export function setUpStripe({ secretKey, apiBase, vatPercent, baseUrl }: StripeSetup): Promise<readonly string[]> {
  const stripe = createStripeClient({ secretKey, apiBase });
  return answered(async () => {
    const lines: string[] = [];
    for (const product of products) lines.push(await setUpPrice(stripe, product));
    lines.push(await setUpTaxRate(stripe, vatPercent));
    lines.push(await setUpPortal(stripe));
    lines.push(...(await setUpWebhook(stripe, baseUrl)));
    return lines;
  });
}

async function setUpPrice(stripe: Stripe, product: Product): Promise<string> {
  const key = lookupKeys[product];
  const label = `Price ${key} (${productNames.en[product]}, ${currency} ${(monthlyCents[product] / 100).toFixed(2)} a month)`;
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
  const differences = data[0] ? differencesOf(data[0], product) : [];
  if (data[0] && differences.length === 0) return `${label}: found ${data[0].id}`;
  const { id } = await stripe.prices.create({
    product: await setUpProduct(stripe, product),
    currency: currency.toLowerCase(),
    unit_amount: monthlyCents[product],
    recurring: { interval: "month" },
    tax_behavior: "inclusive",
    lookup_key: key,
    transfer_lookup_key: true,
    metadata: { [productLabel]: product },
  });
  return `${label}: made ${id}${data[0] ? `, because ${data[0].id} ${differences.join(" and ")}` : ""}`;
}

/** With an id of ours: a second run finds the product of the first. */
async function setUpProduct(stripe: Stripe, product: Product): Promise<string> {
  const id = `lane_${product.replaceAll("-", "_")}`;
  try {
    return (await stripe.products.retrieve(id)).id;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return (await stripe.products.create({ id, name: productNames.en[product], metadata: { [productLabel]: product } }))
      .id;
  }
}

async function setUpTaxRate(stripe: Stripe, vatPercent: number): Promise<string> {
  const label = `Tax rate (VAT, ${vatPercent} %, included)`;
  const found = await findTaxRate(stripe, vatPercent);
  if (found) return `${label}: found ${found.id}`;
  const { id } = await stripe.taxRates.create({
    display_name: "VAT",
    percentage: vatPercent,
    inclusive: true,
    tax_type: "vat",
    metadata: { lane: "vat" },
  });
  return `${label}: made ${id}`;
}

async function setUpPortal(stripe: Stripe): Promise<string> {
  const label = "Customer portal (card, invoices, cancelling at the end of the month)";
  const found = await findPortal(stripe);
  if (found) return `${label}: found ${found.id}`;
  const { id } = await stripe.billingPortal.configurations.create({
    features: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
    },
    metadata: { lane: "portal" },
  });
  return `${label}: made ${id}`;
}
