import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

import { type Product, startProduct } from "./product.ts";

interface JourneyFixtures {
  /** What the browser complained about: console errors, crashed scripts, policy violations, requests to other hosts. */
  readonly complaints: string[];
}

interface JourneyWorker {
  readonly product: Product;
}

/** A journey through the running product. One that makes the browser complain has failed. */
export const test = base.extend<JourneyFixtures, JourneyWorker>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  complaints: [
    async ({ page, product }, use) => {
      const complaints: string[] = [];
      listen(page, product, complaints);
      await use(complaints);
      expect(complaints, "the browser complained").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function listen(page: Page, { address }: Product, complaints: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`script: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== address) complaints.push(`outside: ${request.url()}`);
  });
}

/** No violation that axe can find, on the page as it stands now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(found, "accessibility").toEqual([]);
}
