import { currency } from "@lane/domain/products.ts";
import { i18n } from "@lingui/core";

/**
 * "€4.99", as the language of the app writes it. Without the region of the reader: prerendered pages are hydrated with
 * the same text, and English stays English in Germany.
 */
export function moneyText(cents: number): string {
  return new Intl.NumberFormat(i18n.locale, { style: "currency", currency }).format(cents / 100);
}
