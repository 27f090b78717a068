import type { Language } from "./languages.ts";
import type { PlanFeature } from "./plans.ts";

/** What can be subscribed to, in the order in which it is shown. */
export const products = ["memory-keeper", "guest-contributor", "family-vault"] as const;
export type Product = (typeof products)[number];

/** Per month, VAT included. */
export const monthlyCents: Readonly<Record<Product, number>> = {
  "memory-keeper": 499,
  "guest-contributor": 199,
  "family-vault": 199,
};

/** As mails and invoices name them; the payment processor has the English ones. */
export const productNames: Readonly<Record<Language, Readonly<Record<Product, string>>>> = {
  en: { "memory-keeper": "Memory keeper", "guest-contributor": "Guest contributor", "family-vault": "Family vault" },
  nl: { "memory-keeper": "Verhalenbewaarder", "guest-contributor": "Gastschrijver", "family-vault": "Familiekluis" },
  de: { "memory-keeper": "Erinnerungsschatz", "guest-contributor": "Gästebuch", "family-vault": "Familienchronik" },
  fr: { "memory-keeper": "Garde-souvenirs", "guest-contributor": "Plume invitée", "family-vault": "Coffre de famille" },
  es: { "memory-keeper": "Guardarrecuerdos", "guest-contributor": "Pluma invitada", "family-vault": "Baúl familiar" },
};

/** What each product adds to a plan. */
export const featureOf: Readonly<Record<Product, PlanFeature>> = {
  "memory-keeper": "life",
  "guest-contributor": "guests",
  "family-vault": "vault",
};

export const productOf: Readonly<Record<PlanFeature, Product>> = {
  life: "memory-keeper",
  guests: "guest-contributor",
  vault: "family-vault",
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
