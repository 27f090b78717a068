import type { Page } from "@playwright/test";

import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";
import {
  addAddress,
  editAddress,
  editor,
  expectDraftKept,
  expectDrafts,
  openAsWriter,
  writeMemory,
} from "../memories.ts";
import { allowRefusals, logIn } from "../newcomer.ts";
import { statusFor } from "../profile.ts";

const canary = "canaryofgrandmother";

test("what was begun is offered after a reload and after the tab was killed, and can be thrown away @long", async ({
  page,
  context,
  product,
}) => {
  const { member } = await openAsWriter(page, product);
  await page.goto(addAddress);
  await writeMemory(page, "Half a thought", "It began with");
  await expectDraftKept(page);

  await page.reload();
  await page.getByRole("button", { name: "Continue: Half a thought" }).click();
  await expect(editor(page)).toHaveText("It began with");
  await editor(page).press("Control+End");
  await page.keyboard.type(" rain");
  await expectDraftKept(page);

  const other = await context.newPage();
  await signIn(other, member);
  await other.goto("/timeline/memory/add-memory");
  await expect(editor(other)).toBeVisible();
  await expect(other.getByText("You started a memory"), "it is being written in the first tab").toBeHidden();
  await page.close({ runBeforeUnload: false });

  await other.reload();
  await other.getByRole("button", { name: "Continue: Half a thought" }).click();
  await expect(editor(other)).toHaveText("It began with rain");
  await other.reload();
  await other.getByRole("button", { name: "Discard: Half a thought" }).click();

  await expect(other.getByText("You started a memory")).toBeHidden();
  await expectDrafts(other, 0);
});

test("a draft survives the end of the session, and a change is offered where it belongs @long", async ({
  page,
  product,
  complaints,
}) => {
  const writer = await openAsWriter(page, product);
  const { _id } = await writer.add({ title: "The pond", html: "<p>Ducks</p>" });
  await page.goto(editAddress(_id));
  await expect(editor(page)).toHaveText("Ducks");
  await editor(page).press("Control+End");
  await page.keyboard.type(" and swans");
  await expectDraftKept(page);
  await writer.change(_id, { memoryTitle: "The old pond" });
  await endEverywhere(product.address, writer.member.token);

  await page.getByRole("button", { name: "Update memory" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expectNothingReadable(page, "swans");
  await logIn(page, writer.member);

  await expect(page).toHaveURL(editAddress(_id));
  await expect(page.getByText("The memory has changed since then.")).toBeVisible();
  await page.getByRole("button", { name: "Continue: The pond" }).click();
  await expect(editor(page)).toHaveText("Ducks and swans");
  allowRefusals(complaints);
});

test("leaving with unsaved text asks, and logging out asks and leaves nothing that can be read here", async ({
  page,
  product,
  complaints,
}) => {
  const writer = await openAsWriter(page, product);
  await page.goto(addAddress);
  await writeMemory(page, canary, `All about ${canary}`);
  await expectDrafts(page, 1);

  await page.getByRole("link", { name: "Shared Memories" }).click();
  await expect(page.getByText("as a draft on this device")).toBeVisible();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(addAddress);
  await page.getByRole("link", { name: "Your profile" }).click();
  await page.getByRole("button", { name: "Leave and keep the draft" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("dialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  await expect.poll(() => statusFor(product.address, writer.member.token)).toBe(401);
  await expectNothingReadable(page, canary);
  await expect.poll(() => page.evaluate(keyDatabases), { intervals: [50] }).toEqual([]);

  await logIn(page, writer.member);
  await page.waitForURL("/timeline");
  await page.evaluate((to) => history.pushState({}, "", to), addAddress);
  await page.getByRole("button", { name: `Continue: ${canary}` }).click();
  await page.getByRole("button", { name: "Discard Memory" }).click();
  await expect(page).toHaveURL(/\/timeline\?/);
  await expectDrafts(page, 0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: `Continue: ${canary}` }).click();
  await expect(page.getByLabel("Title")).toHaveValue(canary);
  // Requests that were running while logging out are refused like all others.
  allowRefusals(complaints);
});

/** Expects that nothing stored by this browser contains the word as readable text. */
async function expectNothingReadable(page: Page, word: string): Promise<void> {
  const kept = await page.evaluate(keptTexts);
  expect(kept.join("\n")).not.toContain(word);
}

async function keptTexts(): Promise<string[]> {
  const texts = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener("success", () => resolve(opening.result));
    });
    for (const store of database.objectStoreNames) {
      const records = await new Promise<unknown[]>((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.addEventListener("success", () => resolve(reading.result));
      });
      texts.push(
        JSON.stringify(records, (_key, value: unknown) =>
          value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? new TextDecoder("latin1").decode(value) : value,
        ),
      );
    }
    database.close();
  }
  for (const name of await caches.keys()) texts.push(name);
  return texts;
}

async function keyDatabases(): Promise<string[]> {
  const databases = await indexedDB.databases();
  return databases.flatMap(({ name = "" }) => (name.includes("key") ? [name] : []));
}

async function endEverywhere(address: string, token: string): Promise<void> {
  const answer = await fetch(`${address}/api/auth/logout-everywhere`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
}
