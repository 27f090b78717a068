import type { Subscription } from "@lane/contract/subscriptions.ts";
import { type Product, products } from "@lane/domain/products.ts";
import { useLingui } from "@lingui/react/macro";

export function useProductNames(): Readonly<Record<Product, string>> {
  const { t } = useLingui();
  return {
    "memory-keeper": t`memory keeper`,
    "guest-contributor": t`Guest contributor`,
    "family-vault": t`Family vault`,
  };
}

/** "memory keeper and Family vault", in the order in which products are shown. */
export function useProductList(): (chosen: readonly Product[]) => string {
  const names = useProductNames();
  const { i18n } = useLingui();
  return (chosen) =>
    new Intl.ListFormat(i18n.locale).format(
      products.filter((product) => chosen.includes(product)).map((product) => names[product]),
    );
}

/** For the first word of a sentence. */
export function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Whether it is paid for or a gift. */
export function hasProduct({ products, gifts }: Subscription, product: Product): boolean {
  return products.includes(product) || gifts.some((gift) => gift.product === product);
}
