import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { createWriter, monthAddress } from "../memories.ts";
import { allowRefusals, logIn } from "../newcomer.ts";
import { startProduct } from "../product.ts";

const otherKey = "A0b1C2d3e4f5g6h7i8j9k0l1m2n3o4p5q6r7s8t9u0v";

/** A restored server starts anew, which takes a busy machine more than the usual 15 seconds. */
const patience = { timeout: 60_000 };

const left: (() => Promise<void>)[] = [];

test.afterEach(async () => {
  for (const remove of left.splice(0).toReversed()) await remove();
});

test("who has moved restores a backup on the new server, logs in and finds the memories", async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  const writer = await createWriter(product);
  await writer.add({ title: "The lighthouse of Texel", html: "<p>We climbed it twice.</p>" });
  const place = await mkdtemp(join(tmpdir(), "lane-backups-"));
  await product.backUp(place);
  left.push(() => rm(place, { recursive: true }));
  const fresh = await startProduct({ CITY_LIST: "none", BACKUPS: "off", BACKUP_FOLDER: place });
  left.push(() => fresh.stop());

  await page.goto(fresh.address);
  await page.getByRole("link", { name: "Restore a backup" }).click();
  await expect(page.getByText("use the whole address that the server printed")).toBeVisible();
  await expectAccessible(page, { themes: "both" });
  await page.goto(fresh.restorePage);
  const restore = page.getByRole("button", { name: "Restore this backup" });
  await expect(page.getByRole("radio")).toBeChecked();
  await expectAccessible(page, { themes: "both" });
  await page.getByLabel("Key of the old installation").fill(otherKey);
  await restore.click();
  await expect(page.getByText("This is not the key of the backup")).toBeVisible();

  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await choosing).setFiles(join(product.folder, "secrets/key"));
  await expect(page.getByLabel("Key of the old installation")).not.toHaveValue(otherKey);
  await restore.click();
  await expect(page.getByRole("heading", { name: "Restoring the backup" })).toBeVisible();
  await expectAccessible(page, { themes: "both" });
  await expect(page.getByRole("heading", { name: "Everything is back" })).toBeVisible(patience);
  await expectAccessible(page, { themes: "both" });

  await page.getByRole("link", { name: "Log in" }).click();
  await logIn(page, writer.member);
  await expect(page).toHaveURL(`${fresh.address}/timeline`);
  await page.goto(fresh.address + monthAddress);
  await expect(page.getByRole("heading", { name: "The lighthouse of Texel" })).toBeVisible();

  await page.goto(`${fresh.address}/restore`);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  // Its page goes on fetching what may be needed later.
  await page.goto("about:blank");
  allowRefusals(complaints);
  const expected = new RegExp(`^outside: ${fresh.address}/|Failed to load resource.*status of 503`);
  const others = complaints.filter((complaint) => !expected.test(complaint));
  complaints.splice(0, complaints.length, ...others);
});
