import { test as base } from "@playwright/test";

import { preparedFolder } from "./prepare.ts";
import { type Product, startProduct } from "./product.ts";

interface ProductWorker {
  /** Environment variables of the product, for journeys that need other than the defaults. */
  readonly settings: Record<string, string>;
  readonly product: Product;
}

/** A test with a running product, shared by all tests of one worker. It opens no browser by itself. */
export const productTest = base.extend<object, ProductWorker>({
  settings: [{}, { scope: "worker", option: true }],
  product: [
    async ({ settings }, use) => {
      // Reading the list of cities takes longer than most journeys, and few need it.
      const usual = { TRUSTED_PROXIES: "127.0.0.1", CITY_LIST: "none", BACKUPS: "off" };
      const product = await startProduct({ ...usual, ...settings }, preparedFolder);
      await use(product);
      await product.stop();
    },
    // A start takes seconds, and up to minutes on a busy machine.
    { scope: "worker", timeout: 180_000 },
  ],
});
