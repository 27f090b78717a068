import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { type Browser, chromium, type Page } from "@playwright/test";

import { isInstalled } from "../engines/programs.ts";
import { startProduct } from "../product.ts";
import { type EngineLook, engineLooks, engineScreens, takeInEngine } from "./engine-looks.ts";
import { misfits } from "./fit.ts";
import { type Look, looks } from "./looks.ts";
import { type Screen, screens } from "./screens.ts";
import { type Tokens, Visitors } from "./visitors.ts";
import { chosen } from "./wanted.ts";

const folder = join(import.meta.dirname, "../../.cache/pictures");
const names = process.argv.slice(2);
const wanted = chosen(names, { looks: [...looks, ...engineLooks], screens });

const product = await startProduct({ CITY_LIST: "none", TRUSTED_PROXIES: "127.0.0.1", NODE_ENV: "development" });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const visitors = new Visitors(product);
try {
  if (names.length === 0) await rm(folder, { recursive: true, force: true });
  for (const look of looks.filter(wanted.isLook)) await takeAll(browser, look);
  for (const look of engineLooks.filter(wanted.isLook)) await takeOther(look);
  say(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await product.stop();
}

async function takeAll(from: Browser, look: Look): Promise<void> {
  const place = join(folder, look.name);
  await mkdir(place, { recursive: true });
  for (const screen of screens.filter(wanted.isScreen)) {
    const context = await from.newContext({
      baseURL: product.address,
      reducedMotion: "reduce",
      locale: "en-GB",
      serviceWorkers: "block",
      ...look.options,
    });
    await context.addInitScript(
      (tokens: Tokens) => {
        for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
      },
      await visitors.tokensOf(screen.who),
    );
    const page = await context.newPage();
    await take(page, screen, look, join(place, `${screen.name}.png`)).catch((error: unknown) => {
      process.exitCode = 1;
      say(`${look.name} ${screen.name}: ${String(error).split("\n").slice(0, 3).join(" ")}`);
    });
    await context.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The core screens in the engine of another browser. */
async function takeOther(look: EngineLook): Promise<void> {
  if (!isInstalled(look.engine)) return say(`${look.name}: not taken, because ${look.engine} is not installed`);
  const asked = engineScreens.filter(wanted.isScreen);
  await takeInEngine({ product, look, screens: asked, visitors, folder: join(folder, look.name), say });
}

async function take(page: Page, screen: Screen, look: Look, file: string): Promise<void> {
  page.setDefaultTimeout(30_000);
  await page.goto(screen.address);
  await arrived(page);
  await screen.act?.(page);
  await look.prepare?.(page);
  await arrived(page);
  for (const misfit of await page.evaluate(misfits)) say(`${look.name} ${screen.name}: ${misfit}`);
  // A sheet is positioned in the window, and would be in the middle of a full-page screenshot.
  const fullPage = (await page.getByRole("dialog").count()) === 0;
  if (fullPage && screen.isScrolled !== true) await page.evaluate(unpin);
  await page.screenshot({ path: file, fullPage: fullPage && screen.isScrolled !== true, animations: "disabled" });
}

/** Puts the bars of the window's edges where the page begins and ends. It runs in the page. */
function unpin(): void {
  scrollTo(0, 0);
  document.documentElement.style.position = "relative";
  for (const element of document.querySelectorAll<HTMLElement>("#root *")) {
    const { position } = getComputedStyle(element);
    if (position === "fixed") element.style.position = "absolute";
    if (position === "sticky") Object.assign(element.style, { position: "relative", inset: "auto" });
  }
}

/** Waits until nothing is loading; lazy pictures are loaded here. */
async function arrived(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  // The gallery always shows loading states.
  const isWaiting = page.url().endsWith("/dev/ui") ? "no-such-part" : "[aria-busy=true]";
  await page.waitForFunction((waiting) => document.querySelector(waiting) === null, isWaiting);
  await page.evaluate(async () => {
    for (const image of document.images) {
      Object.assign(image, { loading: "eager", decoding: "sync" });
      // What is far below the window would not be drawn.
      if (image.parentElement) image.parentElement.style.contentVisibility = "visible";
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
