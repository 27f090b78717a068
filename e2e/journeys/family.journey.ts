import type { Browser, Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import {
  addToVault,
  buyFamilyVault,
  createRelative,
  foundVault,
  invite,
  mayIn1993,
  vaultName,
  writeInVault,
} from "../family.ts";
import { expect } from "../journey.ts";
import { readInMail } from "../mails.ts";
import { type JourneyMember, signIn, test } from "../member.ts";
import { editor } from "../memories.ts";
import { allowRefusals } from "../newcomer.ts";
import { answers, openWithWorker } from "../offline.ts";
import { otherDeviceOf } from "../other-device.ts";
import type { Product } from "../product.ts";
import { comeBackTo, oldPhone, openElsewhere } from "../sharing.ts";
import { answerByVoice, askVera, expectSounds, openPhone, placeAnswer, reloadUntilSeen } from "../voice-answer.ts";

const patience = { timeout: 30_000 };

test("a family of four: the owner, a sister, a brother who is removed, and a grandmother without an account", async ({
  page: owner,
  product,
  browser,
  complaints,
}) => {
  test.setTimeout(400_000);
  const marianne = await createRelative(product, "Marianne");
  const hanna = await createRelative(product, "Hanna");
  const sjoerd = await createRelative(product, "Sjoerd");

  await buyFamilyVault(owner, marianne);
  const vaultId = await foundVault(owner);
  await expectAccessible(owner);
  for (const person of [hanna, sjoerd]) await invite(owner, person);
  const sister = await accept({ browser, product }, hanna, "My memories go with me", oldPhone);
  const desktop = { viewport: { width: 1280, height: 800 } };
  const brother = await accept({ browser, product }, sjoerd, "My memories stay with the family", desktop);

  await writeInVault(owner, vaultId, "The wedding", "It rained all day.");
  await addToVault(owner, vaultId);
  await writeInVault(sister, vaultId, "The garden", "We picked beans.");
  await addToVault(sister, vaultId);
  await writeHeavy(brother, vaultId, "The quarrel", "I shouted at father.");

  await tellDifferently(sister, vaultId);
  await readTellings(owner, vaultId);
  await openHeavy(owner, vaultId);

  const kept = await keepOnDevice(brother, vaultId);
  await remove(owner, vaultId, sjoerd);
  await expectGone({ product, vaultId }, sjoerd, brother);
  await expect(async () => {
    const left = await answers(brother);
    expect(left.filter((name) => kept.includes(name))).toEqual([]);
  }).toPass(patience);
  await exportOwn(brother);
  await owner.goto(mayIn1993(vaultId));
  await expect(owner.getByRole("link", { name: /The quarrel/ }).first()).toBeVisible();

  const grandmother = await openPhone(browser, product, await askVera(owner));
  await answerByVoice(grandmother, "Marianne");
  await bringGrandmother(owner, vaultId);
  await sister.goto(`/timeline?year=1998&month=7&timeline=${vaultId}`);
  await expect(sister.getByRole("link", { name: /What was our grandmother like\?/ }).first()).toBeVisible();

  await leave(sister, vaultId);
  await owner.goto(mayIn1993(vaultId));
  await expect(owner.getByRole("link", { name: /The wedding/ }).first()).toBeVisible();
  await expect(owner.getByRole("link", { name: /The garden/ })).toHaveCount(0);
  allowRefusals(complaints);
});

interface House {
  readonly browser: Browser;
  readonly product: Product;
}

/** Somebody who was invited opens the mail and accepts in a browser of their own. */
async function accept(
  { browser, product }: House,
  member: JourneyMember,
  choice: string,
  device: object,
): Promise<Page> {
  const link = await readInMail(product, member.email, (mail) => /\/invitations\b/.exec(mail)?.[0]);
  const page = await openElsewhere(browser, product, { ...device, serviceWorkers: "allow" });
  await signIn(page, member);
  await page.goto(link);
  const card = page.getByRole("article", { name: `Marianne Hofstra has invited you to join “${vaultName}”` });
  await card.getByRole("radio", { name: choice }).click();
  await expectAccessible(page);
  await card.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText(`You've joined “${vaultName}”.`)).toBeVisible();
  return page;
}

async function writeHeavy(page: Page, vaultId: string, title: string, text: string): Promise<void> {
  await writeInVault(page, vaultId, title, text);
  await page.getByRole("button", { name: /^Stone/ }).click();
  await page.getByRole("button", { name: "Add memory" }).click();
  const asked = page.getByRole("alertdialog").or(page.getByRole("dialog", { name: /heavy memory/ }));
  await asked.getByRole("button", { name: "Add it to the vault" }).click();
  await expect(page.getByText("Memory added successfully")).toBeVisible();
}

async function openWedding(page: Page, vaultId: string): Promise<void> {
  await page.goto(mayIn1993(vaultId));
  await page
    .getByRole("link", { name: /The wedding/ })
    .first()
    .click();
  await expect(page.getByText("It rained all day.")).toBeVisible();
}

/** On a phone, where one telling is read at a time. */
async function tellDifferently(page: Page, vaultId: string): Promise<void> {
  await openWedding(page, vaultId);
  await page.getByRole("link", { name: "I remember it differently" }).click();
  await editor(page).click();
  await page.keyboard.type("The sun came out at four.");
  await page.getByRole("button", { name: /^Add / }).last().click();
  await expect(page.getByText("The sun came out at four.").first()).toBeVisible(patience);
  const tabs = page.getByRole("tablist", { name: "Whose memory" });
  await expect(tabs.getByRole("tab")).toHaveCount(2);
  await tabs.getByRole("tab", { name: "Marianne" }).click();
  await expect(page.getByRole("tabpanel").getByText("It rained all day.")).toBeVisible();
  await expectAccessible(page);
}

/** On a wide screen, where they stand side by side. */
async function readTellings(page: Page, vaultId: string): Promise<void> {
  await openWedding(page, vaultId);
  await expect(page.getByRole("heading", { name: "Hanna remembers it differently" })).toBeVisible();
  await expect(page.getByText("The sun came out at four.")).toBeVisible();
  await expectAccessible(page);
}

/** A stone of somebody else shows nothing but its author until it is opened. */
async function openHeavy(page: Page, vaultId: string): Promise<void> {
  await page.goto(mayIn1993(vaultId));
  await expect(page.getByText("A heavy memory by Sjoerd Hofstra").first()).toBeVisible();
  await expect(page.getByText("The quarrel")).toHaveCount(0);
  await expect(page.getByText("I shouted at father.")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Open/ }).first().click();
  await expect(page.getByText("The quarrel").first()).toBeVisible();
}

/** Reads in the vault until the device has kept it; gives the names of what was kept. */
async function keepOnDevice(page: Page, vaultId: string): Promise<string[]> {
  await openWithWorker(page, mayIn1993(vaultId));
  const ofVault = async () => (await answers(page)).filter((name) => name.includes(vaultId));
  await expect.poll(async () => (await ofVault()).length, patience).toBeGreaterThan(0);
  await page
    .getByRole("link", { name: /The wedding/ })
    .first()
    .click();
  await expect(page.getByText("It rained all day.")).toBeVisible();
  return ofVault();
}

async function remove(page: Page, vaultId: string, { firstName, lastName }: JourneyMember): Promise<void> {
  await page.goto(`/profile?section=family&vault=${vaultId}`);
  const sheet = page.getByRole("dialog", { name: vaultName });
  const name = `${firstName} ${lastName}`;
  await sheet.getByRole("button", { name: `Remove: ${name}` }).click();
  const question = sheet.getByRole("group", { name: `Remove ${name}?` });
  await question.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText(`${name} no longer belongs to the vault.`)).toBeVisible();
}

interface Vault {
  readonly product: Product;
  readonly vaultId: string;
}

/** Within a second nothing answers any more, and the open page says so when it is looked at again. */
async function expectGone({ product, vaultId }: Vault, member: JourneyMember, page: Page): Promise<void> {
  const { statusOf } = otherDeviceOf(product, member);
  expect(await statusOf("GET", `/timeline?timelineId=${vaultId}`), "at once").toBe(404);
  const memoryId = /\/memory\/([\w-]+)\//.exec(page.url())?.[1] ?? "";
  expect(await statusOf("GET", `/memories/details?id=${memoryId}`), "at once").toBe(404);
  await comeBackTo(page);
  await expect(page.getByText("It rained all day.")).toBeHidden(patience);
  await expect(page.getByText("This memory is no longer here")).toBeVisible(patience);
  await page.goto(mayIn1993(vaultId));
  await expect(page.getByRole("heading", { name: "We can't find this vault" })).toBeVisible();
  await expectAccessible(page);
}

async function exportOwn(page: Page): Promise<void> {
  await page.goto("/profile?section=family");
  const former = page.getByRole("list", { name: "Vaults you no longer belong to" });
  await expect(former.getByText(`You no longer belong to “${vaultName}”.`)).toBeVisible();
  await former.getByRole("button", { name: /Export/ }).click();
  await expect(former.getByText("We're preparing the file.")).toBeVisible();
  await page.goto("/profile?section=downloads");
  await expect(
    page
      .getByRole("link", { name: /Download/ })
      .or(page.getByRole("button", { name: /^Download/ }))
      .first(),
  ).toBeVisible(patience);
}

/** The answer goes to the owner's own timeline, and a copy of it into the vault. */
async function bringGrandmother(page: Page, vaultId: string): Promise<void> {
  await page.goto("/shared-memories?tab=asked");
  const answer = page.getByRole("article", { name: "Vera answered" });
  await reloadUntilSeen(page, answer);
  await expectSounds(answer.locator("audio"));
  await placeAnswer(page, answer);
  await answer.getByRole("link", { name: "Open the memory" }).click();
  await expect(page.getByText("Told by Vera")).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Add to a family vault" }).click();
  const sheet = page.getByRole("dialog", { name: "Add memories to a vault" });
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Copy 1 memory" }).click();
  await expect(sheet).toBeHidden();
  await page.goto(`/timeline?year=1998&month=7&timeline=${vaultId}`);
  await expect(page.getByRole("link", { name: /What was our grandmother like\?/ }).first()).toBeVisible();
}

async function leave(page: Page, vaultId: string): Promise<void> {
  await page.goto(`/profile?section=family&vault=${vaultId}`);
  const sheet = page.getByRole("dialog", { name: vaultName });
  await sheet.getByRole("button", { name: "Leave the vault" }).click();
  await sheet
    .getByRole("button", { name: /^Leave/ })
    .last()
    .click();
  await expect(sheet).toBeHidden();
}
