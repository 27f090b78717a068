import { expect, type Page } from "@playwright/test";

import type { JourneyMember } from "./member.ts";
import { phonePhoto } from "./samples.ts";

const patience = { timeout: 20_000 };

/** Opens a page and waits until the service worker has cached everything and controls the page. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
  });
}

/** Waits until answers and pictures are stored, which happens a moment after they are shown. */
export async function expectKept(page: Page): Promise<void> {
  await expect.poll(async () => (await answers(page)).length, patience).toBeGreaterThan(2);
  const pictures = () => page.evaluate(async () => (await (await caches.open("lane-pictures")).keys()).length);
  await expect.poll(pictures, patience).toBeGreaterThan(0);
}

export async function expectPicture(page: Page): Promise<void> {
  const picture = page.locator("main img").first();
  await expect.poll(() => picture.evaluate(widthInSight), patience).toBeGreaterThan(0);
}

/** Scrolls to the image each time, because an image that cannot be fetched is replaced by a cached one. */
function widthInSight(image: HTMLImageElement): number {
  image.scrollIntoView({ block: "center" });
  return image.naturalWidth;
}

/** The queries whose answers are stored. */
export function answers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("lane-answers");
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error("nothing was kept yet")));
    }).catch(() => undefined);
    if (!database) return [];
    const asking = database.transaction("answers").objectStore("answers").getAllKeys();
    const questions = await new Promise<string[]>((resolve) => {
      asking.addEventListener("success", () => resolve(asking.result.map(String)));
    });
    database.close();
    return questions;
  });
}

export function keptStores(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

export function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

/** The proxy is the same product under another address, so requests to it are no complaint. */
export function allowAddress(complaints: string[], address: string): void {
  const others = complaints.filter((text) => !text.startsWith(`outside: ${address}/`));
  complaints.splice(0, complaints.length, ...others);
}

/**
 * Everything readable in this browser that belongs to a member. Encrypted drafts, files and outbox entries are not
 * counted.
 */
export function leftovers(page: Page, word: string): Promise<string[]> {
  return page.evaluate<string[]>(`(${findLeftovers})(${JSON.stringify(word)})`);
}

const findLeftovers = `async (word) => {
  const done = (asked) => new Promise((resolve) => asked.addEventListener("success", () => resolve(asked.result)));
  const left = (await caches.keys()).filter((name) => !name.startsWith("lane-shell-"));
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const count = await done(database.transaction(store).objectStore(store).count());
      if (count !== 0 && !["drafts", "files", "outbox"].includes(store)) left.push(name + ": " + count);
    }
    database.close();
  }
  const words = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  return words.includes(word) ? [...left, words] : left;
}`;

/** Stores another member's tokens, as a login would. */
export async function become(page: Page, { token, refreshToken }: JourneyMember): Promise<void> {
  await page.evaluate(
    (tokens) => {
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
      sessionStorage.setItem("has-signed-in", "yes");
    },
    { authToken: token, refreshToken },
  );
}

/** Sends what the share sheet of a phone sends: a form with files, to the address in the manifest. */
export async function share(page: Page): Promise<void> {
  const { name, mimeType, buffer } = await phonePhoto("shared.jpg", 2);
  await page.evaluate(
    ({ name, mimeType, base64 }) => {
      const form = document.createElement("form");
      form.method = "post";
      form.action = "/share-target";
      form.enctype = "multipart/form-data";
      const files = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      files.items.add(new File([bytes], name, { type: mimeType }));
      const picker = Object.assign(document.createElement("input"), { type: "file", name: "files" });
      picker.files = files.files;
      const title = Object.assign(document.createElement("input"), { name: "title", value: "From the phone" });
      const text = Object.assign(document.createElement("input"), { name: "text", value: "Look at this" });
      form.append(picker, title, text);
      document.body.append(form);
      form.submit();
    },
    { name, mimeType, base64: buffer.toString("base64") },
  );
}
