import type { Browser, Locator, Page } from "@playwright/test";

import { expect } from "./journey.ts";
import type { Product } from "./product.ts";
import { oldPhone, openElsewhere } from "./sharing.ts";

const patience = { timeout: 60_000 };

export const question = "What was our grandmother like?";

/** Asks by a link that is passed on by hand. */
export async function askVera(page: Page): Promise<string> {
  await page.goto("/shared-memories?tab=asked");
  await page.getByRole("button", { name: "Ask someone" }).click();
  const sheet = page.getByRole("dialog", { name: "Ask someone" });
  await sheet.getByLabel("Your question").fill(question);
  await sheet.getByLabel("Who are you asking?").fill("Vera");
  await sheet.getByLabel("I'll pass on the link myself").click();
  await sheet.getByRole("button", { name: "Create the link" }).click();
  await expect(sheet.getByRole("heading", { name: "The link for Vera is ready" })).toBeVisible();
  // Made for the configured port, which is "any" here.
  return new URL(await sheet.getByLabel("Link").inputValue()).pathname;
}

/** The phone of somebody without an account. */
export async function openPhone(browser: Browser, product: Product, link: string): Promise<Page> {
  const phone = await openElsewhere(browser, product, { ...oldPhone, permissions: ["microphone"] });
  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: question })).toBeVisible();
  return phone;
}

/** Answers by voice, although the connection is lost while recording and once more while sending. */
export async function answerByVoice(phone: Page, asker: string): Promise<void> {
  await phone.getByRole("button", { name: "Record your answer" }).tap();
  await expect(phone.getByText("Recording. You can lock the phone; nothing is lost.")).toBeVisible();
  await expectRecorded(phone, 6);

  await phone.context().setOffline(true);
  await expect(phone.getByText("No connection. Everything is safe on this device")).toBeVisible(patience);
  await phone.context().setOffline(false);
  await expect(phone.getByText("No connection.")).toBeHidden(patience);

  await phone.reload();
  await expect(phone.getByRole("heading", { name: question })).toBeVisible();
  await expect(phone.getByRole("group", { name: "Your recording" })).toBeVisible();
  await phone.getByRole("button", { name: "Continue recording" }).tap();
  await expectRecorded(phone, 12);
  await phone.context().setOffline(true);
  await phone.getByRole("button", { name: "Stop and listen" }).last().tap();
  await expect(phone.getByRole("group", { name: "Your recording" })).toBeVisible();
  await phone.getByRole("button", { name: `Send to ${asker}` }).tap();
  await expect(phone.getByRole("heading", { name: `Sending your answer to ${asker}` })).toBeVisible();
  await expect(phone.getByText("No connection. Everything is safe on this device")).toBeVisible(patience);
  await phone.context().setOffline(false);
  await expect(phone.getByRole("heading", { name: `Thank you. ${asker} has your answer.` })).toBeVisible(patience);
}

/** Waits until the recording has at least this many seconds. */
async function expectRecorded(phone: Page, seconds: number): Promise<void> {
  const shown = async () => {
    const [minutes = 0, rest = 0] = ((await phone.getByRole("timer").textContent()) ?? "").split(":").map(Number);
    return 60 * minutes + rest;
  };
  await expect.poll(shown, patience).toBeGreaterThanOrEqual(seconds);
}

/** An answer is in the tray once the worker has put its pieces together. */
export async function reloadUntilSeen(page: Page, answer: Locator): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "Questions you've asked" })).toBeVisible();
    await expect(answer).toBeVisible({ timeout: 1000 });
  }).toPass(patience);
}

/** Places the answer in July 1998 of one's own timeline, with these words. */
export async function placeAnswer(page: Page, answer: Locator): Promise<void> {
  await answer.getByRole("button", { name: "Place on my timeline" }).click();
  const sheet = page.getByRole("dialog", { name: "Place it on your timeline" });
  await sheet.getByLabel("Year").selectOption("1998");
  await sheet.getByLabel("Month").selectOption("July");
  await sheet.getByRole("button", { name: "Add to my timeline" }).click();
  await expect(answer.getByText("It's on your timeline now, in July 1998, told by Vera.")).toBeVisible();
}

export async function expectSounds(audio: Locator): Promise<void> {
  const duration = () => audio.first().evaluate(({ duration: length }: HTMLAudioElement) => length);
  await expect.poll(duration, patience).toBeGreaterThan(5);
}
