import { expect, type Locator, type Page } from "@playwright/test";

import { createMember, type JourneyMember, signIn } from "./member.ts";
import { otherDeviceOf } from "./other-device.ts";
import type { Product } from "./product.ts";
import type { FoundTimeline } from "./timeline.ts";

const startYear = 1995;

interface StoredMemory {
  readonly _id: string;
  readonly version: number;
  readonly memoryTitle: string;
  readonly memoryDescription: string;
  readonly media: readonly { readonly state: string }[];
}

/** A member with a ten-year timeline, and direct access to the API. */
export interface Writer {
  readonly member: JourneyMember;
  add(words: { readonly title: string; readonly html: string; readonly month?: number }): Promise<StoredMemory>;
  change(id: string, change: object): Promise<StoredMemory>;
  read(id: string): Promise<StoredMemory>;
  /** Titles of July 1998. */
  titles(): Promise<readonly string[]>;
  remove(id: string): Promise<void>;
}

export const monthAddress = "/timeline?year=1998&month=7";
export const addAddress = "/timeline/memory/add-memory?year=1998&month=7";

export function viewAddress(id: string): string {
  return `/timeline/memory/${id}/a-memory/view`;
}

export function editAddress(id: string): string {
  return `/timeline/memory/${id}/a-memory/edit`;
}

export async function createWriter(product: Product): Promise<Writer> {
  const member = await createMember(product);
  const { ask } = otherDeviceOf(product, member);
  await ask("POST", "/timeline/create", { startYear });
  const { timeline, years } = await ask<FoundTimeline>("GET", "/timeline");
  const place = { timelineId: timeline._id, yearId: years.find(({ year }) => year === 1998)?._id ?? "" };
  const read = async (id: string) => (await ask<{ memory: StoredMemory }>("GET", `/memories/details?id=${id}`)).memory;
  return {
    member,
    read,
    async add({ title, html, month = 7 }) {
      const body = { ...place, month, memoryTitle: title, memoryDescription: html };
      return (await ask<{ memory: StoredMemory }>("POST", "/memories", body)).memory;
    },
    async change(id, change) {
      const body = { _id: id, version: (await read(id)).version, ...change };
      return (await ask<{ memory: StoredMemory }>("PUT", "/memories", body)).memory;
    },
    async titles() {
      const found = await ask<{ memories: StoredMemory[] }>("GET", `/memories?yearId=${place.yearId}&month=7`);
      return found.memories.map(({ memoryTitle }) => memoryTitle);
    },
    async remove(id) {
      await ask("DELETE", "/memories", { id });
    },
  };
}

/** Signs in as a member with a ten-year timeline. */
export async function openAsWriter(page: Page, product: Product): Promise<Writer> {
  const writer = await createWriter(product);
  await signIn(page, writer.member);
  return writer;
}

/** The text editor, which is loaded a moment after the page. */
export function editor(page: Page): Locator {
  return page.getByRole("textbox", { name: "Your memory" });
}

export async function writeMemory(page: Page, title: string, text: string): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await editor(page).click();
  await page.keyboard.type(text);
}

/** Expects this many drafts in the browser. */
export async function expectDrafts(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await draftTimes(page)).length, { intervals: [50] }).toBe(count);
}

/** Makes one more change and waits until the browser has stored it, and with it everything typed before. */
export async function expectDraftKept(page: Page): Promise<void> {
  const typedAt = await page.evaluate(() => Date.now());
  const aboutThen = page.getByLabel("Approximate date");
  if (!(await aboutThen.isVisible())) await page.getByRole("button", { name: /^When was it\?/ }).click();
  await aboutThen.click();
  const newest = async () => Math.max(0, ...(await draftTimes(page)));
  await expect.poll(newest, { intervals: [50] }).toBeGreaterThanOrEqual(typedAt);
}

function draftTimes(page: Page): Promise<number[]> {
  return page.evaluate(keptDraftTimes);
}

/** When each draft in the browser was stored. It runs in the page. */
export async function keptDraftTimes(): Promise<number[]> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === "lane-drafts")) return [];
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("lane-drafts");
    opening.addEventListener("success", () => resolve(opening.result));
  });
  const records = await new Promise<{ readonly savedAt: number }[]>((resolve) => {
    const reading = database.transaction("drafts").objectStore("drafts").getAll();
    reading.addEventListener("success", () => resolve(reading.result));
  });
  database.close();
  return records.map(({ savedAt }) => savedAt);
}
