import type { Page } from "@playwright/test";

import { expect } from "./journey.ts";
import { createMember, type JourneyMember, signIn } from "./member.ts";
import { writeMemory } from "./memories.ts";
import { otherDeviceOf } from "./other-device.ts";
import type { Product } from "./product.ts";

export const vaultName = "Hofstra family";

/** A member of this name, with a timeline of their own from 1995 on. */
export async function createRelative(product: Product, firstName: string): Promise<JourneyMember> {
  const member = { ...(await createMember(product)), firstName, lastName: "Hofstra" };
  const { lastName } = member;
  const { ask } = otherDeviceOf(product, member);
  await ask("PUT", "/user/profile", { firstName, lastName });
  await ask("POST", "/timeline/create", { startYear: 1995 });
  return member;
}

/** Buys the plan and the add-on for vaults. */
export async function buyFamilyVault(page: Page, member: JourneyMember): Promise<void> {
  await signIn(page, member);
  await page.goto("/subscriptions");
  await page.getByRole("button", { name: "Open all my years" }).click();
  await page.getByRole("button", { name: "Pay €4.99" }).click();
  await expect(page.getByText("All your years are open.")).toBeVisible();
  await page.goto("/subscriptions");
  await page.getByRole("button", { name: "Add Family vault" }).click();
  const adding = page.getByRole("dialog", { name: "Add Family vault" });
  await adding.getByRole("button", { name: "Pay €1.99" }).click();
  await expect(adding).toBeHidden();
}

/** Founds the vault on the profile; the sheet of its members stays open. Gives its id. */
export async function foundVault(page: Page): Promise<string> {
  await page.goto("/profile?section=family");
  await page.getByRole("button", { name: "Add members" }).click();
  const sheet = page.getByRole("dialog", { name: "Family Vault" });
  await sheet.getByLabel("Vault name").fill(vaultName);
  await sheet.getByLabel("First year").fill("1990");
  await sheet.getByRole("button", { name: "Create the vault" }).click();
  await expect(page.getByRole("dialog", { name: vaultName })).toBeVisible();
  return new URL(page.url()).searchParams.get("vault") ?? "";
}

export async function invite(page: Page, { email }: JourneyMember): Promise<void> {
  const sheet = page.getByRole("dialog", { name: vaultName });
  await sheet.getByLabel("Their email address").fill(email);
  await sheet.getByRole("button", { name: "Send the invitation" }).click();
  await expect(sheet.getByRole("button", { name: `Withdraw: ${email}` })).toBeVisible();
}

/** Writes a memory of May 1993 into the vault, up to the button that adds it. */
export async function writeInVault(page: Page, vaultId: string, title: string, text: string): Promise<void> {
  await page.goto(`/timeline/memory/add-memory?timeline=${vaultId}&year=1993&month=5`);
  await expect(page.getByText(`For everyone in ${vaultName}`)).toBeVisible();
  await writeMemory(page, title, text);
}

export async function addToVault(page: Page, vaultId: string): Promise<void> {
  await page.getByRole("button", { name: "Add memory" }).click();
  await expect(page.getByText("Memory added successfully")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/timeline\\?.*timeline=${vaultId}`));
}

export function mayIn1993(vaultId: string): string {
  return `/timeline?year=1993&month=5&timeline=${vaultId}`;
}
