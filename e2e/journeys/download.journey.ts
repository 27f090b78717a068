import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Page, TestInfo } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { openAsWriter, viewAddress } from "../memories.ts";
import { openProfile } from "../profile.ts";
import { phonePhoto } from "../samples.ts";
import { unpack } from "../unpack.ts";

/** Pages are really typeset here, by a child process that loads its fonts first. */
const patience = { timeout: 60_000 };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: "dark" } as const;

/** Runs `press` and returns the file that the browser downloaded. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

async function keepPhoto(page: Page, token: string): Promise<string> {
  const { buffer } = await phonePhoto("door.jpg");
  const answer = await page.request.post("/api/auth/upload-image", {
    headers: { authorization: `Bearer ${token}` },
    data: { imageBase64: `data:image/jpeg;base64,${buffer.toString("base64")}` },
  });
  const { Key }: { readonly Key: string } = await answer.json();
  return Key;
}

function folderOf(info: TestInfo): string {
  return join(info.outputDir, "unpacked");
}

test("everything is gathered, saved, unpacked and read without a connection", async ({
  page,
  product,
  browser,
}, info) => {
  const writer = await openAsWriter(page, product);
  const { _id } = await writer.add({ title: "The blue door", html: "<p>It was <strong>always</strong> open.</p>" });
  await writer.change(_id, { media: [{ s3id: await keepPhoto(page, writer.member.token), alt: "A door" }] });
  await openProfile(page, "downloads");

  await page.getByRole("button", { name: "Prepare my download" }).click();
  const link = page.getByRole("link", { name: /^Save \(/ });
  await expect(link).toBeVisible(patience);
  await expect(page.getByText(/Available until/)).toBeVisible();
  await expectAccessible(page);
  const zip = await saved(page, () => link.click());

  expect(zip.name).toMatch(/^down-memory-lane-\d{4}-\d\d-\d\d\.zip$/);
  const names = await unpack(zip.path, folderOf(info));
  expect(names).toEqual(expect.arrayContaining(["index.html", "archive.json", "memories/1998.json", "data/1998.js"]));
  const context = await browser.newContext({ offline: true });
  const offline = await context.newPage();
  const outside: string[] = [];
  context.on("request", (request) => outside.push(request.url()));
  await offline.goto(`${pathToFileURL(join(folderOf(info), "index.html")).href}#1998`);
  await offline.getByRole("link", { name: "The blue door" }).first().click();
  await expect(offline.getByText("always", { exact: true }).first()).toHaveCSS("font-weight", "700");
  await expect(offline.getByRole("button", { name: "Photo 1: A door" })).toBeVisible();
  const print = offline.locator("article img");
  await expect.poll(() => print.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(outside.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
  await context.close();
});

test.describe("on a phone by night", () => {
  test.use(phone);

  test("a memory is saved as PDF from its page, and the days of a life as a calendar @long", async ({
    page,
    product,
  }) => {
    test.slow();
    const writer = await openAsWriter(page, product);
    const { _id } = await writer.add({ title: "The blue door", html: "<p>It was open.</p>" });
    await writer.change(_id, { day: 4 });
    await page.goto(viewAddress(_id));

    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Save as PDF" }).click();
    const link = page.getByRole("link", { name: /^Save The blue door\.pdf/ });
    await expect(link).toBeVisible(patience);
    await expectAccessible(page);
    const pdf = await saved(page, () => link.click());
    await openProfile(page, "downloads");
    const calendar = await saved(page, () => page.getByRole("button", { name: "Save calendar file" }).click());

    expect(pdf.name).toBe("The blue door.pdf");
    expect((await readFile(pdf.path)).subarray(0, 5).toString()).toBe("%PDF-");
    expect(calendar.name).toBe("down-memory-lane.ics");
    expect(await readFile(calendar.path, "utf8")).toContain("DTSTART;VALUE=DATE:19980704");
    await expectAccessible(page);
  });
});
