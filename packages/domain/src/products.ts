/** What can be subscribed to, in the order in which it is shown. */
export const products = ["memory-keeper", "guest-contributor", "family-vault"] as const;
export type Product = (typeof products)[number];

/** Per month, VAT included. */
export const monthlyCents: Readonly<Record<Product, number>> = {
  "memory-keeper": 499,
  "guest-contributor": 199,
  "family-vault": 199,
};

export const currency = "EUR" as const;

/** For so long after buying, the whole price is paid back on request. */
export const withdrawalDays = 14;

export function monthlySum(chosen: readonly Product[]): number {
  return chosen.reduce((sum, product) => sum + monthlyCents[product], 0);
}

/** The VAT in a price that includes it, rounded to a cent. */
export function vatIn(cents: number, vatPercent: number): number {
  return Math.round((cents * vatPercent) / (100 + vatPercent));
}
