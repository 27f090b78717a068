import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect, test } from "../journey.ts";
import { allowRefusals } from "../newcomer.ts";
import type { Product } from "../product.ts";

test.use({ settings: { OPERATOR_PAGE: "on" } });
test.describe.configure({ mode: "default" });

/** Where a new link leads, as the command prints it. */
async function newLink(product: Product): Promise<string> {
  const [line = ""] = (await product.admin("sign-in")).split("\n");
  const { pathname, hash } = new URL(line);
  return pathname + hash;
}

async function signIn(page: Page, product: Product): Promise<void> {
  await page.goto(await newLink(product));
  await expect(page.getByRole("heading", { level: 2, name: "Queue" })).toBeVisible();
}

/** A job that was given up before, as its worker leaves it. */
function plantFailedJobs({ folder }: Product, ids: readonly string[]): void {
  const database = new DatabaseSync(join(folder, "lane.sqlite"), { timeout: 10_000 });
  const now = Date.now();
  const insert = database.prepare(
    "insert into jobs (id, name, payload, status, run_at, attempts, created_at, finished_at, last_error) values (?, 'outbox.deliver-mail', '{\"mailId\":\"gone\"}', 'failed', ?, 13, ?, ?, 'MailError: to ada@example.com')",
  );
  for (const id of ids) insert.run(id, now, now, now);
  database.close();
}

test("a link opens the page once; it shows how the server is, and failed jobs are tried again", async ({
  page,
  product,
  complaints,
}) => {
  plantFailedJobs(product, ["one", "two", "three"]);
  await page.goto("/operator");
  await expect(page.getByText("You're not signed in.")).toBeVisible();
  await expectAccessible(page, { themes: "both" });

  const link = await newLink(product);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: /^outbox.deliver-mail/ })).toBeVisible();
  await expect(page).toHaveURL("/operator");
  await expect(page.getByText("MailError after 13 tries")).toHaveCount(3);
  await expect(page.getByText("ada@example.com")).toHaveCount(0);
  await expectAccessible(page, { themes: "both" });
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect(page.getByText("1 job is back in the queue.")).toBeFocused();
  await expect(page.getByText("MailError after 13 tries")).toHaveCount(2);
  await page.getByRole("button", { name: "Try all 2 again" }).click();
  await expect(page.getByText("2 jobs are back in the queue.")).toBeFocused();
  await expect(page.getByRole("heading", { name: "Failed jobs" })).toHaveCount(0);

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You're signed out.")).toBeVisible();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByText("This link has expired or was already used.")).toBeVisible();
  allowRefusals(complaints);
});

test("when the server does not answer, the page says so and keeps its figures", async ({
  page,
  context,
  product,
  complaints,
}) => {
  await signIn(page, product);

  await context.setOffline(true);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("alert")).toContainText("The server doesn't answer. These are the figures of");
  await expect(page.getByRole("heading", { level: 2, name: "Queue" })).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  allowRefusals(complaints);
});

test("it reads again by itself, and says when its session has ended", async ({ page, product, complaints }) => {
  await page.clock.install();
  await signIn(page, product);

  await product.admin("sign-out");
  await page.clock.runFor(31_000);

  await expect(page.getByText("You're not signed in.")).toBeVisible();
  allowRefusals(complaints);
});
