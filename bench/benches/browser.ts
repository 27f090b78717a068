import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { z } from "zod";

import type { KeptTokens } from "./demo-life.ts";

const looking = readFileSync(join(import.meta.dirname, "screens/in-page.mjs"), "utf8");

const patienceMs = 30_000;

export const phone = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const satisfies BrowserContextOptions;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
}

/** A page in a fresh browser profile, ready to be measured; with tokens, that of a signed-in member. */
export async function openPage(browser: Browser, options: BrowserContextOptions, tokens?: KeptTokens): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block", ...options });
  await context.addInitScript(({ kept }) => Object.assign(localStorage, kept), { kept: tokens ?? {} });
  await context.addInitScript(looking);
  return context.newPage();
}

/** Waits until nothing is loaded any more, no picture in view is missing, and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const until = Date.now() + patienceMs;
  // Two looks, because a transition may begin a frame after what it belongs to was loaded.
  for (let still = 0; still < 2; still = (await page.evaluate("looking.isStill()")) === true ? still + 1 : 0) {
    if (Date.now() > until) throw new Error(`${page.url()} does not come to rest`);
    await setTimeout(100);
  }
}

/** Asks one of the functions of `in-page.mjs`. */
export async function look(page: Page, question: string): Promise<number> {
  return z.number().parse(await page.evaluate(`looking.${question}`));
}
