import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";
import { createWriter, type Writer } from "../memories.ts";
import type { Product } from "../product.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const line = "What's new in Down Memory Lane";

/** As if the account had been there before any release. */
function backdate({ folder }: Product, { member }: Writer): void {
  const database = new DatabaseSync(join(folder, "lane.sqlite"), { timeout: 10_000 });
  database.prepare("update accounts set created_at = 0 where email = ?").run(member.email);
  database.close();
}

test("after an update home says once, below one's own memories, where to read what is new", async ({
  page,
  product,
}) => {
  const writer = await createWriter(product);
  await writer.add({ title: "The blue door", html: "<p>Words.</p>" });
  backdate(product, writer);
  await signIn(page, writer.member);
  await page.goto("/timeline");
  const note = page.getByRole("complementary", { name: "What's new" });
  await expect(note).toBeVisible();
  const memory = await page.getByRole("heading", { name: "The blue door" }).last().boundingBox();
  expect((await note.boundingBox())?.y).toBeGreaterThan(memory?.y ?? Infinity);
  await expectAccessible(page);

  await note.getByRole("link", { name: line }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "What's new" })).toBeInViewport();
  await expectAccessible(page, { themes: "both" });
  await page.getByRole("link", { name: "Take everything with you" }).tap();
  await expect(page.getByRole("heading", { level: 2, name: "Download Memory" })).toBeVisible();

  await page.goto("/timeline");
  await expect(page.getByRole("heading", { name: "Recently added" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(note).toHaveCount(0);
});

test("the line can be closed, and what is new is still one tap from the profile", async ({ page, product }) => {
  const writer = await createWriter(product);
  await writer.add({ title: "The blue door", html: "<p>Words.</p>" });
  backdate(product, writer);
  await signIn(page, writer.member);
  await page.goto("/timeline");
  const note = page.getByRole("complementary", { name: "What's new" });

  await note.getByRole("button", { name: "Don't show this again" }).tap();

  await expect(note).toHaveCount(0);
  await page.goto("/profile");
  await page.getByRole("main").getByRole("link", { name: "What's new" }).tap();
  await expect(page.getByRole("heading", { level: 2, name: "The first full version" })).toBeVisible();
});

test("a new account is told of nothing new", async ({ page, product }) => {
  const writer = await createWriter(product);
  await writer.add({ title: "The blue door", html: "<p>Words.</p>" });
  await signIn(page, writer.member);

  await page.goto("/timeline");

  await expect(page.getByRole("heading", { name: "Recently added" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("main").getByText(line)).toHaveCount(0);
});

test.describe(() => {
  test.use({ locale: "de-DE" });

  test("a guest reads it in their own language, from the foot of any page", async ({ page }) => {
    await page.goto("/help");
    await page.getByRole("contentinfo").getByRole("link", { name: "Neuigkeiten" }).tap();

    await expect(page.getByRole("heading", { level: 2, name: "Die erste vollständige Version" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
  });
});
