import { randomInt } from "node:crypto";

import { type BrowserContext, test as base, expect } from "@playwright/test";

import { preparedFolder } from "./prepare.ts";
import { type Product, startProduct } from "./product.ts";

interface JourneyFixtures {
  /** What the browser complained about: console errors, crashed scripts, policy violations, requests to other hosts. */
  readonly complaints: string[];
}

interface JourneyWorker {
  /** Environment of the product, where a journey needs another than the usual one. */
  readonly settings: Record<string, string>;
  readonly product: Product;
}

/** A journey through the running product. One that makes the browser complain has failed. */
export const test = base.extend<JourneyFixtures, JourneyWorker>({
  settings: [{}, { scope: "worker", option: true }],
  product: [
    async ({ settings }, use) => {
      // Reading the list of cities takes longer than most journeys, and few need it.
      const usual = { TRUSTED_PROXIES: "127.0.0.1", CITY_LIST: "none" };
      const product = await startProduct({ ...usual, ...settings }, preparedFolder);
      await use(product);
      await product.stop();
    },
    // A start takes seconds, and as many minutes on a machine with twenty other things to do.
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  // Tries are counted by address: each journey comes from one of its own, so that none is refused for the others.
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": somebodysAddress() }),
  complaints: [
    async ({ context, product }, use) => {
      const complaints: string[] = [];
      await listen(context, product, complaints);
      await use(complaints);
      expect(complaints, "the browser complained").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** From the block that is kept free for examples and tests. */
export function somebodysAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
}

const policyWatch = `document.addEventListener("securitypolicyviolation", (event) => {
  complainOfPolicy(event.effectiveDirective + " " + event.blockedURI + " " + event.sourceFile);
});`;
/** Said by Playwright itself. */
const blockedWorker = "Service Worker registration blocked by Playwright";

async function listen(context: BrowserContext, { address }: Product, complaints: string[]): Promise<void> {
  context.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && message.text() !== blockedWorker) complaints.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => complaints.push(`script: ${error.error().message}`));
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== address) complaints.push(`outside: ${request.url()}`);
  });
  await context.exposeBinding("complainOfPolicy", (_source, text: string) => complaints.push(`policy: ${text}`));
  await context.addInitScript({ content: policyWatch });
}
