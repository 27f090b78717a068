import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";

import { startAnsweringServer } from "../testing/answering-server.ts";
import { openAskPage } from "../testing/open-ask-page.ts";

const elsewhere = "You have this question open in another tab.";

/** With the locks of the browser, and for browsers that have none. */
const locks = ["with locks", "without locks"] as const;

function useLocks(kind: (typeof locks)[number]): void {
  if (kind === "without locks") vi.stubGlobal("BroadcastChannel", undefined);
}

test.for(locks)("a second tab goes on with what the first has, which says where it went: %s", async (kind) => {
  useLocks(kind);
  const server = startAnsweringServer();
  const first = openAskPage();
  const firstPage = page.elementLocator(first.root);
  await firstPage.getByRole("button", { name: "Write instead" }).click();
  await firstPage.getByLabelText("Your answer").fill("She sang in the kitchen.");

  const second = openAskPage(first);

  const secondPage = page.elementLocator(second.root);
  await expect.element(secondPage.getByLabelText("Your answer")).toHaveValue("She sang in the kitchen.");
  await expect.element(firstPage.getByText(elsewhere)).toBeVisible();
  await secondPage.getByRole("button", { name: "Send to Marianne" }).click();
  await expect.element(secondPage.getByText("Thank you. Marianne has your answer.")).toBeVisible();
  expect(server.countOf("send")).toBe(1);
  expect(server.answers.size).toBe(1);
});

test.for(locks)("a tab that records is not disturbed, unless somebody says so: %s", async (kind) => {
  useLocks(kind);
  const server = startAnsweringServer();
  const first = openAskPage();
  const firstPage = page.elementLocator(first.root);
  await firstPage.getByRole("button", { name: "Record your answer" }).click();
  await expect.element(firstPage.getByRole("timer")).toBeVisible();
  const second = openAskPage(first);
  const secondPage = page.elementLocator(second.root);
  await expect.element(secondPage.getByText(elsewhere)).toBeVisible();
  await expect.element(firstPage.getByRole("timer")).toBeVisible();

  await secondPage.getByRole("button", { name: "Continue here" }).click();

  await expect.element(secondPage.getByRole("button", { name: "Listen" })).toBeVisible();
  await expect.element(firstPage.getByText(elsewhere)).toBeVisible();
  await expect.poll(() => server.answers.size).toBe(1);
  expect(server.sounds()).toHaveLength(1);
});

test.for(locks)("a tab is answered in again when the other one is closed: %s", async (kind) => {
  useLocks(kind);
  startAnsweringServer();
  const first = openAskPage();
  await expect.element(page.elementLocator(first.root).getByText("Marianne asks you, Vera:")).toBeVisible();
  const second = openAskPage(first);
  await expect.element(page.elementLocator(second.root).getByText("Marianne asks you, Vera:")).toBeVisible();
  await expect.element(page.elementLocator(first.root).getByText(elsewhere)).toBeVisible();
  await second.close();
  await expectAccessible(first.root);

  await page.elementLocator(first.root).getByRole("button", { name: "Continue here" }).click();

  await expect.element(page.elementLocator(first.root).getByText("Marianne asks you, Vera:")).toBeVisible();
});
