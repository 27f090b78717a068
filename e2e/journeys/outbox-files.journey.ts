import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { editor, monthAddress, openAsWriter, writeMemory } from "../memories.ts";
import { allowRefusals } from "../newcomer.ts";
import { openWithWorker } from "../offline.ts";
import { phonePhoto } from "../samples.ts";

const patience = { timeout: 20_000 };

test.use({ serviceWorkers: "allow" });

test("a photo that was chosen without a connection arrives once, though two tabs could send it", async ({
  page,
  context,
  product,
  complaints,
}) => {
  test.slow();
  const writer = await openAsWriter(page, product);
  const other = await context.newPage();
  await openWithWorker(page, monthAddress);
  await page.getByRole("link", { name: "Add Memory" }).first().click();
  await expect(editor(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await other.goto(monthAddress);
  await expect(other.getByRole("heading", { name: "Memories of July" })).toBeVisible();
  for (const tab of [page, other]) {
    const stores = () => tab.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(stores, patience).toContain("lane-outbox");
  }
  const taken: string[] = [];
  context.on("response", (answer) => {
    const call = `${answer.request().method()} ${new URL(answer.url()).pathname}`;
    if (call === "POST /api/memories" || call === "POST /api/uploads") taken.push(call);
  });

  await context.setOffline(true);
  await writeMemory(page, "A walk", "We went far.");
  await page.getByLabel("Files to add").setInputFiles([await phonePhoto("walk.jpg")]);
  await page.getByRole("button", { name: "Add memory" }).click();
  await expect(page.getByText("waiting to be sent")).toBeVisible();
  await expect(other.getByText("waiting to be sent")).toBeVisible();
  expect(await writer.titles()).toEqual([]);
  await context.setOffline(false);

  await expect(page.getByText("waiting to be sent")).toHaveCount(0, patience);
  await expect(other.getByText("waiting to be sent")).toHaveCount(0, patience);
  for (const tab of [page, other]) await expect(tab.getByRole("link", { name: "View Memory A walk" })).toBeVisible();
  expect(await writer.titles()).toEqual(["A walk"]);
  expect(taken).toEqual(["POST /api/uploads", "POST /api/memories"]);
  await page.getByRole("link", { name: "View Memory A walk" }).click();
  await expect(page.locator("article").getByRole("button", { name: "Photo" })).toHaveCount(1);
  allowRefusals(complaints);
});
