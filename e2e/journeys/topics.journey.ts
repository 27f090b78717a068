import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";
import { createWriter } from "../memories.ts";
import { openProfile } from "../profile.ts";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
test.use(phone);

test("after the third memory home asks what belongs to a life, and the profile changes it", async ({
  page,
  product,
}) => {
  const writer = await createWriter(product);
  for (const title of ["The blue door", "A dog called Max"]) await writer.add({ title, html: "<p>Words.</p>" });
  await signIn(page, writer.member);
  const invitation = page.getByRole("region", { name: "What belongs to your life?" });
  await page.goto("/timeline");
  await expect(page.getByText("A dog called Max").first()).toBeVisible();
  await expect(invitation).toHaveCount(0);

  await writer.add({ title: "The lake in winter", html: "<p>Words.</p>" });
  await page.reload();
  await invitation.getByRole("button", { name: "Choose" }).tap();
  const sheet = page.getByRole("dialog", { name: "What belongs to your life?" });
  await expect(sheet.getByRole("button", { name: "Animals" })).toBeVisible();
  await expect(sheet.getByRole("button", { pressed: true })).toHaveCount(0);
  await expectAccessible(page, { within: "[role=dialog]" });
  for (const name of ["My mother", "Animals"]) await sheet.getByRole("button", { name }).tap();
  await sheet.getByRole("button", { name: "Save" }).tap();

  await expect(sheet).toBeHidden();
  await expect(invitation).toHaveCount(0);
  await openProfile(page, "preferences");
  const card = page.getByRole("main");
  await expect(card.getByText("My mother, Animals", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Change what belongs to your life" }).tap();
  await sheet.getByRole("button", { name: "Animals", pressed: true }).tap();
  await sheet.getByRole("button", { name: "Save" }).tap();
  await expect(card.getByText("My mother", { exact: true })).toBeVisible();

  await page.reload();
  await expect(card.getByText("My mother", { exact: true })).toBeVisible();
});
