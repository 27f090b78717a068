import type { Browser, Page, Request } from "@playwright/test";

import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";
import {
  addAddress,
  createWriter,
  editAddress,
  monthAddress,
  openAsWriter,
  viewAddress,
  writeMemory,
} from "../memories.ts";
import { phonePhoto } from "../samples.ts";

const maxRequests = 20;
/** The book is a workshop: its form comes first, then its preview, and whether books are printed here. */
const maxOfBook = 23;

test("no screen takes more than 20 requests with a cold cache, pictures aside", async ({ browser, product }) => {
  const writer = await createWriter(product);
  await writer.add({ title: "The pier", html: "<p>Salt on our lips.</p>" });
  const { _id } = await writer.add({ title: "The lake", html: "<p>We swam until dark.</p>" });
  await writer.add({ title: "The mill", html: "<p>Flour everywhere.</p>" });
  const addresses = [
    "/timeline",
    "/timeline?year=1998",
    monthAddress,
    viewAddress(_id),
    "/timeline/walk?year=1998",
    addAddress,
    editAddress(_id),
    "/lifeline",
    "/profile",
    "/profile?section=security",
    "/book",
    "/import",
    "/shared-memories",
  ];

  for (const address of addresses) {
    const { requests } = await requestsOf(browser, `${product.address}${address}`, writer.member);
    const most = address === "/book" ? maxOfBook : maxRequests;
    expect(requests.length, `${address}\n${requests.join("\n")}`).toBeLessThanOrEqual(most);
    expect(requests, `what is asked twice on ${address}`).toEqual([...new Set(requests)]);
  }
  for (const address of ["/", "/login", "/register", "/privacy-policy", "/whats-new"]) {
    const { requests } = await requestsOf(browser, `${product.address}${address}`);
    expect(requests.length, `${address}\n${requests.join("\n")}`).toBeLessThanOrEqual(maxRequests);
  }
});

test("a picture in sight is requested once, though its page requests it before the app is loaded", async ({
  page,
  browser,
  product,
}) => {
  const writer = await openAsWriter(page, product);
  await page.goto(addAddress);
  await writeMemory(page, "The lake", "We swam");
  await page.getByLabel("Files to add").setInputFiles([await phonePhoto("lake.jpg")]);
  await page.getByRole("button", { name: "Add memory" }).click();
  const view = await page.getByRole("link", { name: "View Memory The lake" }).getAttribute("href");
  const id = view?.split("/")[3] ?? "";
  await expect.poll(async () => (await writer.read(id)).media.map(({ state }) => state)).toEqual(["ready"]);

  for (const address of ["/timeline", "/timeline?year=1998", view]) {
    const { pictures } = await requestsOf(browser, `${product.address}${address}`, writer.member, showsPicture);
    expect(pictures.length, `pictures of ${address}`).toBeGreaterThan(0);
    expect(pictures, `what is asked twice on ${address}`).toEqual([...new Set(pictures)]);
  }
});

/** A busy browser may be quiet for a while before it requests a picture. */
async function showsPicture(page: Page): Promise<void> {
  const picture = page.locator('img[src*="/api/media/"]').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

interface Requests {
  readonly requests: readonly string[];
  readonly pictures: readonly string[];
}

async function requestsOf(
  browser: Browser,
  address: string,
  member?: Parameters<typeof signIn>[1],
  settle: (page: Page) => Promise<void> = async () => undefined,
): Promise<Requests> {
  // A service worker fetches the files of all screens ahead of time.
  const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  if (member) await signIn(page, member);
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await settle(page);
  await page.waitForLoadState("networkidle");
  await context.close();
  const urls = (of: (request: Request) => boolean) => requests.filter(of).map((request) => request.url());
  return {
    requests: urls((request) => !isPicture(request)),
    pictures: urls((request) => request.url().includes("/api/media/")),
  };
}

/** The browser requests the icon of its tab by itself, once, twice or not at all. Pages of a book come as pictures. */
function isPicture(request: Request): boolean {
  if (request.url().includes("/api/books/preview")) return true;
  return ["image", "media"].includes(request.resourceType()) || request.url().endsWith("/favicon.svg");
}
