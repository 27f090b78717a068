import type { Page } from "@playwright/test";

import { expectHarmless } from "../harmless.ts";
import { createHostileLife, type HostileLife } from "../hostile-life.ts";
import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";
import { editAddress, monthAddress, viewAddress } from "../memories.ts";

// Every field of the product holds markup here. A script, a policy violation or a request to another host is a complaint.

const patience = { timeout: 60_000 };

test("a life whose every field holds markup is words on every page of its owner", async ({ page, product }) => {
  test.setTimeout(240_000);
  const life = await createHostileLife(product);
  await signIn(page, life.ada);

  for (const path of pagesOf(life)) await openHarmless(page, path);

  await page.goto(monthAddress);
  await page.getByRole("button", { name: "Search your memories" }).click();
  await page.getByRole("combobox", { name: "Search your memories" }).fill("laneBreach");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await expectHarmless(page);
  await page.goto("/book");
  await expect(page.getByRole("img", { name: "Front cover" })).toBeVisible(patience);
  await expectHarmless(page);
});

test("what others are shown of it is words: to a member of the vault, to visitors and to who is asked", async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  const life = await createHostileLife(product);
  await openHarmless(page, life.share.path);
  await openHarmless(page, life.askPath);

  await signIn(page, life.ben);
  for (const path of [
    `/timeline?timeline=${life.vaultId}`,
    inVault(life, "/timeline?year=1998&month=7"),
    inVault(life, viewAddress(life.tellingId)),
    inVault(life, "/lifeline"),
    "/shared-memories",
    `/shared-memories/${life.share.received}`,
    "/profile?section=family",
  ]) {
    await openHarmless(page, path);
  }
});

function pagesOf(life: HostileLife): readonly string[] {
  return [
    "/timeline",
    "/timeline?year=1998",
    monthAddress,
    viewAddress(life.memoryId),
    editAddress(life.memoryId),
    "/timeline/walk?year=1998",
    "/timeline/memory/add-memory?year=1999&month=7",
    "/lifeline",
    "/shared-memories",
    "/shared-memories?tab=by-me",
    "/shared-memories?tab=asked",
    `/import/${life.importId}`,
    "/import/dates",
    "/profile",
    ...["details", "preferences", "family"].map((section) => `/profile?section=${section}`),
    inVault(life, "/timeline?year=1998&month=7"),
    inVault(life, viewAddress(life.tellingId)),
  ];
}

function inVault({ vaultId }: HostileLife, path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}timeline=${vaultId}`;
}

async function openHarmless(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading").first()).toBeVisible(patience);
  await page.waitForLoadState("networkidle");
  await expectHarmless(page);
}
