import { randomInt } from "node:crypto";

import { type BrowserContext, expect } from "@playwright/test";

import { productTest } from "./product-test.ts";
import type { Product } from "./product.ts";

interface JourneyFixtures {
  /** Console errors, script errors, policy violations, and requests to other hosts. */
  readonly complaints: string[];
}

/** A journey through the running product. It fails if the browser reports any complaint. */
export const test = productTest.extend<JourneyFixtures>({
  baseURL: async ({ product }, use) => use(product.address),
  // Attempts are limited by IP address, so each journey uses its own.
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": randomIpAddress() }),
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

/** A random IP address from the block reserved for benchmarks (198.18.0.0/15). */
export function randomIpAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
}

const policyWatch = `document.addEventListener("securitypolicyviolation", (event) => {
  complainOfPolicy(event.effectiveDirective + " " + event.blockedURI + " " + event.sourceFile);
});`;
/** A warning by Playwright itself. */
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
