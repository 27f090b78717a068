import { expectAccessibleInLongRuns } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { addAddress, openAsWriter, writeMemory } from "../memories.ts";
import { allowRefusals } from "../newcomer.ts";
import { answers, expectKept, expectPicture, openWithWorker } from "../offline.ts";
import { phonePhoto } from "../samples.ts";

const read = [
  ["/timeline", '["memories","home"'],
  ["/timeline?year=1998", '["memories","year"'],
  ["/timeline/walk?year=1998", '["memories","walk"'],
] as const;
const patience = { timeout: 20_000 };

test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test("home with its prints, a year and a walk that were read are there without a connection", async ({
  page,
  context,
  product,
  complaints,
}) => {
  test.slow();
  await openAsWriter(page, product);
  await openWithWorker(page, addAddress);
  await writeMemory(page, "The lake", "We swam until it was dark");
  await page.getByLabel("Files to add").setInputFiles([await phonePhoto("lake.jpg")]);
  await page.getByRole("button", { name: "Add memory" }).tap();
  await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
  // Otherwise the stored answers would be those from before the picture was ready.
  await expect(page.locator("main article img").first()).toHaveAttribute("srcset", /\d+w$/, patience);
  for (const [address, question] of read) {
    await page.goto(address);
    await expect.poll(async () => (await answers(page)).join(), patience).toContain(question);
  }
  await expectKept(page);
  await context.setOffline(true);

  await page.goto("/timeline");
  await expect(page.getByRole("link", { name: "The lake" }).first()).toBeVisible(patience);
  await expectPicture(page);
  await expectAccessibleInLongRuns(page);
  await page.getByRole("button", { name: "All years" }).tap();
  await page.getByRole("navigation", { name: "Years" }).getByRole("link", { name: /^1998/ }).last().tap();
  await expect(page.getByRole("link", { name: /^July/ })).toBeVisible();
  await expectPicture(page);
  await page.getByRole("link", { name: "Walk through 1998" }).tap();
  await expect(page.getByRole("heading", { name: "The lake" })).toBeVisible();
  allowRefusals(complaints);
});
