import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { editor, monthAddress, openAsWriter, writeMemory } from "../memories.ts";
import { allowRefusals } from "../newcomer.ts";

const keptText = "Saved on this device. We'll send it when you're back online.";

test("three memories that were written without a connection arrive once and in order", async ({
  page,
  product,
  complaints,
}) => {
  const writer = await openAsWriter(page, product);
  await writer.add({ title: "The lake", html: "<p>The lake was cold.</p>" });
  await page.goto(monthAddress);
  await walkThrough(page);
  await expectOutboxReady(page);
  await page.context().setOffline(true);
  for (const title of ["A first walk", "A second walk", "A third walk"]) await addMemory(page, title);
  expect(await writer.titles()).toEqual(["The lake"]);

  await page.context().setOffline(false);

  await expect(page.getByText("Your changes have been sent.")).toBeVisible();
  await expect(page.getByText("waiting to be sent")).toHaveCount(0);
  expect(await writer.titles()).toEqual(["The lake", "A first walk", "A second walk", "A third walk"]);
  allowRefusals(complaints);
});

test("a mark and the archive wait for a connection, in a list @long", async ({ page, product, complaints }) => {
  const writer = await openAsWriter(page, product);
  await writer.add({ title: "The lake", html: "<p>The lake was cold.</p>" });
  const fair = await writer.add({ title: "The fair", html: "<p>We ate apples.</p>" });
  await writer.add({ title: "The storm", html: "<p>It blew.</p>" });
  await page.goto(monthAddress);
  await walkThrough(page);
  await expectOutboxReady(page);
  await page.context().setOffline(true);
  await card(page, "The fair").getByRole("button", { name: "Flower" }).click();
  await expect(card(page, "The fair").getByText("waiting to be sent")).toBeVisible();
  await archiveStorm(page);
  await expect(card(page, "The fair")).toBeVisible();
  await expect(card(page, "The storm")).toBeHidden();
  await page.getByRole("button", { name: "2 changes waiting for a connection" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page, { within: "[role=dialog]" });
  await page.keyboard.press("Escape");

  await page.context().setOffline(false);

  await expect.poll(() => writer.titles()).toEqual(["The lake", "The fair"]);
  expect(await writer.read(fair._id)).toMatchObject({ memoryType: "Flower" });
  allowRefusals(complaints);
});

test("a text that waited and met another one is shown beside it, and both are kept @long", async ({
  page,
  product,
  complaints,
}) => {
  const writer = await openAsWriter(page, product);
  const lake = await writer.add({ title: "The lake", html: "<p>The lake was cold.</p>" });
  await page.goto(monthAddress);
  await walkThrough(page);
  await expectOutboxReady(page);
  await page.context().setOffline(true);
  await editLake(page);
  await writer.change(lake._id, { memoryDescription: "<p>The lake was icy.</p>", memoryType: "Flower", day: 12 });

  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Some changes need your attention" }).click();
  await page.getByRole("link", { name: "See both texts" }).click();
  await expect(page.getByRole("region", { name: "Saved elsewhere" })).toContainText("The lake was icy.");
  await expect(page.getByText("but also: Flower or Stone and the day.")).toBeVisible();
  await page.getByRole("button", { name: "Keep both" }).click();
  await expect(editor(page)).toContainText("The lake was icy.The lake was warm.");
  await page.getByRole("button", { name: "Update memory" }).click();

  await expect(page.getByRole("heading", { name: "Memories of July" })).toBeVisible();
  await expect(page.getByText("waiting to be sent")).toBeHidden();
  await expect
    .poll(async () => (await writer.read(lake._id)).memoryDescription)
    .toBe("<p>The lake was icy.</p><p>The lake was warm.</p>");
  expect(await writer.read(lake._id)).toMatchObject({ memoryType: "Flower", day: 12 });
  allowRefusals(complaints);
});

test("a text that waited is sent without a question beside the mark and the day that were saved elsewhere @long", async ({
  page,
  product,
  complaints,
}) => {
  const writer = await openAsWriter(page, product);
  const lake = await writer.add({ title: "The lake", html: "<p>The lake was cold.</p>" });
  await page.goto(monthAddress);
  await walkThrough(page);
  await expectOutboxReady(page);
  await page.context().setOffline(true);
  await editLake(page);
  await writer.change(lake._id, { memoryType: "Flower", day: 12 });

  await page.context().setOffline(false);

  const warm = { memoryDescription: "<p>The lake was warm.</p>", memoryType: "Flower", day: 12 };
  await expect.poll(() => writer.read(lake._id)).toMatchObject(warm);
  allowRefusals(complaints);
});

test("a memory written without a connection can be changed and taken back, and outlives the page @long", async ({
  page,
  product,
  complaints,
}) => {
  const writer = await openAsWriter(page, product);
  await writer.add({ title: "The lake", html: "<p>The lake was cold.</p>" });
  await page.goto(monthAddress);
  await walkThrough(page);
  await expectOutboxReady(page);
  await page.context().setOffline(true);
  await addMemory(page, "A walk");
  await addMemory(page, "A swim");
  await card(page, "A walk").getByRole("link", { name: "View Memory" }).click();
  await page.getByRole("link", { name: "Edit memory" }).click();
  await editor(page).fill("Much further.");
  await page.getByRole("button", { name: "Update memory" }).click();
  await page.getByRole("button", { name: "3 changes waiting for a connection" }).click();
  const swim = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "A swim" });
  await swim.getByRole("button", { name: "Edit before sending" }).click();
  await expect(page.getByText("You started a memory")).toBeVisible();

  await page.context().setOffline(false);
  await page.goto(monthAddress);

  await expect.poll(() => writer.titles()).toEqual(["The lake", "A walk"]);
  await expect(page.getByText("waiting to be sent")).toBeHidden();
  // Read while it is being sent, the month lists it twice for a moment.
  await expect(card(page, "A walk")).toHaveCount(1);
  await card(page, "A walk").getByRole("link", { name: "View Memory" }).click();
  await expect(page.locator("article")).toContainText("Much further.");
  allowRefusals(complaints);
});

function card(page: Page, title: string) {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
}

/** Opens every page that is needed, because none can be loaded without a connection. */
async function walkThrough(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Add Memory" }).first().click();
  await expect(editor(page)).toBeVisible();
  await page.goBack();
  await card(page, "The lake").getByRole("link", { name: "View Memory" }).click();
  await page.getByRole("button", { name: "Delete memory" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Edit memory" }).click();
  await expect(editor(page)).toHaveText("The lake was cold.");
  await page.goBack();
  await page.goBack();
  await expect(card(page, "The lake")).toBeVisible();
}

async function expectOutboxReady(page: Page): Promise<void> {
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toContain("lane-outbox");
}

async function addMemory(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: "Add Memory" }).first().click();
  await writeMemory(page, title, "We went far.");
  await page.getByRole("button", { name: "Add memory" }).click();
  await expect(page.getByText(keptText).last()).toBeVisible();
  await expect(card(page, title).getByText("waiting to be sent")).toBeVisible();
}

async function editLake(page: Page): Promise<void> {
  await card(page, "The lake").getByRole("link", { name: "View Memory" }).click();
  await page.getByRole("link", { name: "Edit memory" }).click();
  await editor(page).fill("The lake was warm.");
  await page.getByRole("button", { name: "Update memory" }).click();
  await expect(card(page, "The lake").getByText("waiting to be sent")).toBeVisible();
}

async function archiveStorm(page: Page): Promise<void> {
  await card(page, "The storm").getByRole("link", { name: "View Memory" }).click();
  await page.getByRole("button", { name: "Delete memory" }).click();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Memories of July" })).toBeVisible();
}
