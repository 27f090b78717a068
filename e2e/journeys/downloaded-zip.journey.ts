import { expect } from "@playwright/test";

import { unpackArchive } from "../archive-folder.ts";
import { test } from "../journey.ts";
import { openAsWriter } from "../memories.ts";
import { openProfile } from "../profile.ts";
import { phonePhoto } from "../samples.ts";

test("everything is gathered, saved and opened without us", async ({ page, browser, product }) => {
  const writer = await openAsWriter(page, product);
  const photo = await phonePhoto("lake.jpg");
  const kept = await page.request.post("/api/auth/upload-image", {
    headers: { authorization: `Bearer ${writer.member.token}` },
    data: { imageBase64: `data:image/jpeg;base64,${photo.buffer.toString("base64")}` },
  });
  const { Key: s3id }: { readonly Key: string } = await kept.json();
  const { _id } = await writer.add({
    title: "The </script> lake",
    html: "<p>Nobody wanted to <strong>leave</strong>.</p>",
  });
  await writer.change(_id, { memoryType: "Flower", media: [{ s3id, caption: "At the lake", alt: "Water and a sun" }] });

  await openProfile(page);
  await page.getByRole("button", { name: "Gather everything" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Save/ }).click({ timeout: 20_000 });
  const folder = await unpackArchive(await (await saving).path());

  const elsewhere = await browser.newContext({ offline: true });
  const asked: string[] = [];
  elsewhere.on("request", (request) => asked.push(new URL(request.url()).protocol));
  const archive = await elsewhere.newPage();
  await archive.goto(folder.address);
  await expect(archive.getByRole("heading", { level: 1, name: "Ada Vermeer" })).toBeVisible();
  await archive.getByRole("link", { name: "1998 1 memory" }).click();
  await archive.getByRole("link", { name: "The </script> lake" }).click();
  await expect(archive.getByText("Nobody wanted to leave.").first()).toBeVisible();
  await expect(archive.getByRole("button", { name: "Photo 1: Water and a sun" })).toBeVisible();
  const print = archive.locator("article img");
  await expect.poll(() => print.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(new Set(asked)).toEqual(new Set(["file:"]));
  await elsewhere.close();
  await folder.remove();
});
