import { type Product, products } from "@lane/domain/products.ts";

/** A stored list of products. Unknown names are left out: a later release may have stored them. */
export function productsIn(list: string): Product[] {
  const names = list.split(",");
  return products.filter((product) => names.includes(product));
}
