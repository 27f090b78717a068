import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

import { randomIpAddress } from "./journey.ts";
import type { JourneyMember } from "./member.ts";
import { otherDeviceOf } from "./other-device.ts";
import type { Product } from "./product.ts";

export const oldPhone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

export interface SharedLink {
  readonly id: string;
  readonly url: string;
}

/** A page in a browser of its own, as another person has it. What it complains of is part of these journeys. */
export async function openElsewhere(
  browser: Browser,
  { address }: Pick<Product, "address">,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const extraHTTPHeaders = { "x-forwarded-for": randomIpAddress() };
  const context = await browser.newContext({ baseURL: address, extraHTTPHeaders, ...options });
  return context.newPage();
}

export interface Sharing {
  /** The ids of the member's memories by their titles, of July 1998. */
  memoryIds(): Promise<ReadonlyMap<string, string>>;
  byLink(memoryIds: readonly string[], settings?: object): Promise<SharedLink>;
  withPerson(memoryIds: readonly string[], email: string, settings?: object): Promise<void>;
  stop(id: string): Promise<void>;
  archive(memoryId: string, isArchived: boolean): Promise<void>;
  /** How often each share was opened, newest first. */
  openings(): Promise<readonly number[]>;
}

interface ListedShare extends SharedLink {
  readonly openedCount: number;
}

/** Sharing by the API, as a member's other device would. */
export function sharingOf(product: Product, member: JourneyMember): Sharing {
  const { ask } = otherDeviceOf(product, member);

  return {
    async memoryIds() {
      const { years } = await ask<{ years: { _id: string; year: number }[] }>("GET", "/timeline");
      const yearId = years.find(({ year }) => year === 1998)?._id;
      const path = `/memories?yearId=${yearId}&month=7`;
      const { memories } = await ask<{ memories: { _id: string; memoryTitle: string }[] }>("GET", path);
      return new Map(memories.map(({ _id, memoryTitle }) => [memoryTitle, _id]));
    },
    async byLink(memoryIds, settings = {}) {
      const body = { kind: "link", label: "Aunt Vera", memoryIds, ...settings };
      return (await ask<{ share: SharedLink }>("POST", "/shares", body)).share;
    },
    async withPerson(memoryIds, email, settings = {}) {
      await ask("POST", "/shares", { kind: "person", email, memoryIds, ...settings });
    },
    async stop(id) {
      await ask("POST", "/shares/stop", { id });
    },
    async archive(memoryId, isArchived) {
      await ask("PUT", "/memories", { _id: memoryId, isArchived });
    },
    async openings() {
      const { shares } = await ask<{ shares: ListedShare[] }>("GET", "/shares");
      return shares.map(({ openedCount }) => openedCount);
    },
  };
}

/** As when a person comes back to a tab. */
export async function comeBackTo(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}
