import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { openAsWriter } from "../memories.ts";
import { comeBackTo } from "../sharing.ts";
import { answerByVoice, askVera, expectSounds, openPhone, question, reloadUntilSeen } from "../voice-answer.ts";

const patience = { timeout: 60_000 };
/** Speech is written down by one process at a time, behind everything else: it took more than a minute beside other journeys. */
const writtenDown = { timeout: 150_000 };

test("a grandmother without an account answers by voice, though her phone loses its connection twice", async ({
  page,
  product,
  browser,
}) => {
  test.slow();
  await openAsWriter(page, product);
  const link = await askVera(page);
  const phone = await openPhone(browser, product, link);
  await expectAccessible(phone);
  await answerByVoice(phone, "Ada");
  await expectAccessible(phone);

  const answer = page.getByRole("article", { name: "Vera answered" });
  await reloadUntilSeen(page, answer);
  await expectSounds(answer.locator("audio"));
  const said = answer.getByRole("region", { name: "What is said: Recording 1" });
  await said.getByRole("button", { name: "Correct" }).click(writtenDown);
  await said.getByRole("textbox", { name: "What is said" }).fill("She sang while she worked.");
  await said.getByRole("button", { name: "Save" }).click();
  await expect(said.getByText("She sang while she worked.")).toBeVisible();
  await expectAccessible(page);

  await answer.getByRole("button", { name: "Place on my timeline" }).click();
  const sheet = page.getByRole("dialog", { name: "Place it on your timeline" });
  await sheet.getByRole("button", { name: "Add what's said in the recording" }).click();
  await expect(sheet.getByLabel("Text")).toHaveValue("She sang while she worked.");
  await sheet.getByLabel("Year").selectOption("1998");
  await sheet.getByLabel("Month").selectOption("July");
  await sheet.getByRole("button", { name: "Add to my timeline" }).click();
  await expect(answer.getByText("It's on your timeline now, in July 1998, told by Vera.")).toBeVisible();
  await answer.getByLabel("Say thank you").fill("I can hear her. Thank you!");
  await answer.getByRole("button", { name: "Send your thanks" }).click();
  await expect(answer.getByText("You thanked Vera:")).toBeVisible();

  await answer.getByRole("link", { name: "Open the memory" }).click();
  await expect(page.getByText("Told by Vera")).toBeVisible();
  await expectSounds(page.locator("article audio"));
  await expect(page.getByRole("region", { name: "What is said: Recording 1" })).toContainText(
    "She sang while she worked.",
  );

  await comeBackTo(phone);
  await expect(phone.getByRole("heading", { name: "Your answer is now part of Ada's timeline." })).toBeVisible(
    patience,
  );
  await expect(phone.getByText("I can hear her. Thank you!")).toBeVisible();
});

test("an answer is withdrawn before it is accepted, and another one is given", async ({ page, product, browser }) => {
  await openAsWriter(page, product);
  const phone = await openPhone(browser, product, await askVera(page));
  await writeAnswer(phone, "She never told me her age.");
  await reloadUntilSeen(page, page.getByText("She never told me her age."));

  await phone.getByRole("button", { name: "Withdraw my answer" }).tap();
  await phone.getByRole("button", { name: "Withdraw and delete" }).tap();
  await expect(phone.getByRole("heading", { name: "Your answer has been withdrawn." })).toBeVisible();
  await page.reload();
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByText("She never told me her age.")).toHaveCount(0);

  await phone.getByRole("button", { name: "Answer again" }).tap();
  await writeAnswer(phone, "She was kind.");
  await reloadUntilSeen(page, page.getByText("She was kind."));
});

async function writeAnswer(phone: Page, text: string): Promise<void> {
  await phone.getByRole("button", { name: "Write instead" }).tap();
  await phone.getByRole("textbox", { name: "Your answer" }).fill(text);
  await phone.getByRole("button", { name: "Send to Ada" }).tap();
  await expect(phone.getByRole("heading", { name: "Thank you. Ada has your answer." })).toBeVisible();
}
