import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page } from "@playwright/test";
import sharp from "sharp";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { mailedCode, readInMail } from "../mails.ts";
import { createMember, signIn, test } from "../member.ts";
import { viewAddress } from "../memories.ts";
import { enterCode, fillRegistration, newcomer } from "../newcomer.ts";
import type { Product } from "../product.ts";
import { comeBackTo, oldPhone, openElsewhere, type Sharing, sharingOf } from "../sharing.ts";
import { createTimelineMember } from "../timeline.ts";

const title = "Our wedding day";
const text = "Rain at ten, sun at noon.";
const nothingThere = "This link doesn't work any more.";
const noLongerShared = "This is no longer shared with you.";

test("three people at once: a link with a passphrase, a person, an answer, and the end of it all", async ({
  page,
  browser,
  product,
}) => {
  const { ada, sharing, memoryId } = await createSharer(product);
  const sjoerd = await createMember(product);
  const [vera, his] = [await openElsewhere(browser, product, oldPhone), await openElsewhere(browser, product)];
  await signIn(page, ada);
  await signIn(his, sjoerd);

  await page.goto(viewAddress(memoryId));
  await page.getByRole("button", { name: "Share memory" }).click();
  const sheet = page.getByRole("dialog", { name: `Share “${title}”` });
  await sheet.getByLabel("Who is it for?").fill("Aunt Vera");
  await sheet.getByRole("button", { name: "No passphrase" }).click();
  await sheet.getByLabel("Passphrase").fill("tulips");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Create the link" }).click();
  await expect(sheet.getByRole("heading", { name: "The link for Aunt Vera is ready" })).toBeVisible();
  const link = await sheet.getByLabel("Link", { exact: true }).inputValue();
  await sheet.getByRole("button", { name: "QR code" }).click();
  await expect(sheet.getByRole("figure", { name: "QR code of the link" })).toBeVisible();
  await expectAccessible(page);

  await vera.goto(new URL(link).pathname);
  await expectAccessible(vera);
  await expect(vera.getByText(title)).toHaveCount(0);
  await vera.getByLabel("Passphrase").fill("roses");
  await vera.getByRole("button", { name: "Open" }).tap();
  await expect(vera.getByText("That's not the right passphrase.")).toBeVisible();
  await vera.getByLabel("Passphrase").fill("tulips");
  await vera.getByRole("button", { name: "Open" }).tap();
  await expect(vera.getByRole("heading", { name: title })).toBeVisible();
  await expect(vera.getByText(text)).toBeVisible();
  await expectPicture(vera);
  await expectAccessible(vera);
  await vera.getByRole("button", { name: "Tell Ada what you remember" }).tap();
  await vera.getByLabel("Your name").fill("Vera");
  await vera.getByLabel("What do you remember?").fill("There was no bus.");
  await vera.getByRole("button", { name: "Send" }).tap();
  await expect(vera.getByText("Thank you. Ada can read it now.")).toBeVisible();

  await sheet.getByRole("button", { name: "Create another link" }).click();
  await sheet.getByRole("tab", { name: "With a person" }).click();
  await sheet.getByLabel("Their email address").fill(sjoerd.email);
  await sheet.getByRole("button", { name: `Share with ${sjoerd.email}` }).click();
  await expect(sheet.getByText(`We've sent an email to ${sjoerd.email}.`)).toBeVisible();

  await his.goto("/shared-memories");
  await expect(his.getByText("New", { exact: true })).toBeVisible();
  await expectAccessible(his);
  await his.getByRole("link", { name: title }).first().click();
  await expect(his.getByText(text)).toBeVisible();
  await expectPicture(his);
  await expectAccessible(his);
  await expect.poll(() => sharing.openings()).toEqual([1, 1]);

  await page.goto("/shared-memories?tab=by-me");
  await expect(page.getByText("There was no bus.")).toBeVisible();
  await expectAccessible(page);

  await sharing.archive(memoryId, true);
  await comeBackTo(vera);
  await comeBackTo(his);
  await expect(vera.getByText(nothingThere)).toBeVisible();
  await expect(his.getByText(noLongerShared)).toBeVisible();
  await expectNothingLeft(vera);
  await expectNothingLeft(his);

  await sharing.archive(memoryId, false);
  await vera.reload();
  // What was over is forgotten, the passphrase with it.
  await vera.getByLabel("Passphrase").fill("tulips");
  await vera.getByRole("button", { name: "Open" }).tap();
  await expect(vera.getByText(text)).toBeVisible();
  await page.getByRole("button", { name: "Stop sharing with Aunt Vera" }).click();
  await page.getByRole("button", { name: "Stop sharing", exact: true }).click();
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
  await comeBackTo(vera);
  await expect(vera.getByText(nothingThere)).toBeVisible();
  await expectNothingLeft(vera);
});

test("whoever is invited without an account reads it from the mail, signs up, and finds it there", async ({
  page,
  product,
}) => {
  const { sharing, memoryId } = await createSharer(product);
  const somebody = newcomer();
  await sharing.withPerson([memoryId], somebody.email, { greeting: "Do you remember?" });
  const path = await readInMail(product, somebody.email, (mail) => /\/s\/[\w-]{32}/.exec(mail)?.[0]);

  await page.goto(path);
  await expect(page.getByText("Do you remember?")).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole("link", { name: "Create an account to keep this" }).click();
  await fillRegistration(page, somebody);
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await enterCode(page, await mailedCode(product, somebody.email));
  await expect(page).toHaveURL("/timeline");
  await page.goto("/shared-memories");
  await page.getByRole("link", { name: title }).first().click();
  await expect(page.getByText(text)).toBeVisible();
});

test("a scanner's request changes nothing and learns nothing but the title", async ({ product }) => {
  const { sharing, memoryId } = await createSharer(product);
  const { url } = await sharing.byLink([memoryId]);
  const address = product.address + new URL(url).pathname;

  const answers = await Promise.all(
    ["WhatsApp/2.24", "Slackbot-LinkExpanding 1.0", "Mozilla/5.0"].map((agent) =>
      fetch(address, { headers: { "user-agent": agent } }),
    ),
  );
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  const head = await fetch(address, { method: "HEAD" });

  for (const html of pages) {
    expect(html).toContain(title);
    expect(html).not.toContain(text);
    expect(html).not.toContain("/s/media/");
    expect(html).not.toContain("Vermeer");
  }
  for (const { headers, status } of [...answers, head]) {
    expect(status).toBe(200);
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("set-cookie")).toBeNull();
  }
  expect(await sharing.openings()).toEqual([0]);
});

test("behind a proxy that publishes only /s, the page has everything it needs", async ({ browser, product }) => {
  const { sharing, memoryId } = await createSharer(product);
  const { url } = await sharing.byLink([memoryId]);
  const proxy = await publishOnlyShared(product);
  try {
    const vera = await openElsewhere(browser, proxy, oldPhone);
    await vera.goto(new URL(url).pathname);
    await expect(vera.getByText(text)).toBeVisible();
    await expectPicture(vera);
    expect(proxy.refused).toEqual([]);
    await vera.context().close();
  } finally {
    await proxy.close();
  }
});

test("what was shared is not kept: offline it goes with its time, and nothing of it lies on the device", async ({
  browser,
  product,
}) => {
  const { sharing, memoryId } = await createSharer(product);
  const sjoerd = await createMember(product);
  await sharing.withPerson([memoryId], sjoerd.email);
  const his = await openElsewhere(browser, product, { serviceWorkers: "allow" });
  await signIn(his, sjoerd);
  await his.goto("/shared-memories");
  await his.evaluate(async () => void (await navigator.serviceWorker.ready));
  await his.getByRole("link", { name: title }).first().click();
  await expect(his.getByText(text)).toBeVisible();
  await expectPicture(his);

  const kept = await his.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  await his.context().setOffline(true);
  await his.goto("/shared-memories");
  await expect(his.getByText("Shared memories need a connection.")).toBeVisible();
  await expect(his.getByText(title)).toHaveCount(0);
  await sharing.archive(memoryId, true);
  await his.context().setOffline(false);
  await his.reload();
  await expect(his.getByText("Nobody has shared a memory with you yet")).toBeVisible();

  expect(kept.filter((path) => path.startsWith("/s/"))).toEqual([]);
  expect(kept.length).toBeGreaterThan(0);
  await his.context().close();
});

async function createSharer(product: Product): Promise<{
  readonly ada: Awaited<ReturnType<typeof createMember>>;
  readonly sharing: Sharing;
  readonly memoryId: string;
}> {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#b8395a" } })
    .jpeg()
    .toBuffer();
  const memory = { year: 1998, month: 7, title, text, mark: "Flower", photos: [photo] } as const;
  const ada = await createTimelineMember(product, [memory]);
  const sharing = sharingOf(product, ada);
  const memoryId = (await sharing.memoryIds()).get(title) ?? "";
  return { ada, sharing, memoryId };
}

/** The first picture is there, and comes from the prefix of shares. */
async function expectPicture(page: Page): Promise<void> {
  const picture = page.locator('img[src*="/s/media/"], img[srcset*="/s/media/"]').first();
  await expect
    .poll(() => picture.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.naturalWidth : 0)))
    .toBeGreaterThan(0);
}

async function expectNothingLeft(page: Page): Promise<void> {
  await expect(page.getByText(text)).toHaveCount(0);
  await expect(page.locator('[src*="/s/media/"], [srcset*="/s/media/"]')).toHaveCount(0);
}

interface SharedProxy {
  readonly address: string;
  /** What was asked for outside of /s. */
  readonly refused: string[];
  close(): Promise<void>;
}

async function publishOnlyShared(product: Product): Promise<SharedProxy> {
  const refused: string[] = [];
  const server = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    if (!path.startsWith("/s/")) {
      // A browser asks for this by itself.
      if (path !== "/favicon.ico") refused.push(path);
      answer.writeHead(404).end();
      return;
    }
    const passed = request(
      new URL(path, product.address),
      { method: asked.method, headers: asked.headers },
      (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      },
    );
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
