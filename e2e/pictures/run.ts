import { execFile } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import { type Browser, chromium, type Page } from "@playwright/test";

import { isInstalled } from "../engines/programs.ts";
import { createMember } from "../member.ts";
import { type Product, startProduct } from "../product.ts";
import { type EngineLook, engineLooks, engineScreens, takeInEngine } from "./engine-looks.ts";
import { misfits } from "./fit.ts";
import { type Look, looks } from "./looks.ts";
import { type Screen, screens } from "./screens.ts";

const folder = join(import.meta.dirname, "../../.cache/pictures");
const demoProgram = join(import.meta.dirname, "../../apps/server/src/demo.ts");
const wanted = process.argv.slice(2);

type Tokens = Readonly<Record<string, string>>;
type Visitors = Readonly<Record<Screen["who"], Tokens>>;

const product = await startProduct({ CITY_LIST: "none", TRUSTED_PROXIES: "127.0.0.1", NODE_ENV: "development" });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const visitors = { guest: {}, newcomer: await newcomer(product), member: await demoMember(product) };
  for (const look of looks.filter(isWantedLook)) await takeAll(browser, look, visitors);
  for (const look of engineLooks.filter(isWantedLook)) await takeOther(look, visitors);
  process.stdout.write(`The pictures are in ${folder}\n`);
} finally {
  await browser.close();
  await product.stop();
}

function isWantedLook({ name }: { readonly name: string }): boolean {
  return isWanted(name, [...looks, ...engineLooks]);
}

/** True if named on the command line, or if no name of its kind is: `360-dark timeline` is one picture. */
function isWanted(name: string, all: readonly { readonly name: string }[]): boolean {
  const named = all.filter((one) => wanted.includes(one.name));
  return named.length === 0 || wanted.includes(name);
}

async function takeAll(from: Browser, look: Look, visitors: Visitors): Promise<void> {
  const place = join(folder, look.name);
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  for (const screen of screens.filter(({ name }) => isWanted(name, screens))) {
    const context = await from.newContext({
      baseURL: product.address,
      reducedMotion: "reduce",
      locale: "en-GB",
      serviceWorkers: "block",
      ...look.options,
    });
    await context.addInitScript((tokens: Tokens) => {
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
    }, visitors[screen.who]);
    const page = await context.newPage();
    await take(page, screen, look, join(place, `${screen.name}.png`)).catch((error: unknown) => {
      process.exitCode = 1;
      process.stdout.write(`${look.name} ${screen.name}: ${String(error).split("\n")[0]}\n`);
    });
    await context.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The core screens in the engine of another browser. */
async function takeOther(look: EngineLook, visitors: Visitors): Promise<void> {
  if (!isInstalled(look.engine)) return say(`${look.name}: not taken, because ${look.engine} is not installed`);
  const asked = engineScreens.filter(({ name }) => isWanted(name, screens));
  await takeInEngine({ product, look, screens: asked, visitors, folder: join(folder, look.name), say });
}

async function take(page: Page, screen: Screen, look: Look, file: string): Promise<void> {
  page.setDefaultTimeout(30_000);
  await page.goto(screen.address);
  await arrived(page);
  await screen.act?.(page);
  await look.prepare?.(page);
  await arrived(page);
  for (const misfit of await page.evaluate(misfits)) process.stdout.write(`${look.name} ${screen.name}: ${misfit}\n`);
  // A sheet is positioned in the window, and would be in the middle of a full-page screenshot.
  const fullPage = (await page.getByRole("dialog").count()) === 0;
  await page.screenshot({ path: file, fullPage, animations: "disabled" });
}

/** Waits until nothing is loading; lazy pictures are loaded here. */
async function arrived(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  // The gallery always shows loading states.
  const isWaiting = page.url().endsWith("/dev/ui") ? "no-such-part" : "[aria-busy=true]";
  await page.waitForFunction((waiting) => document.querySelector(waiting) === null, isWaiting);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

async function newcomer(of: Product): Promise<Tokens> {
  const { token, refreshToken } = await createMember(of);
  return { authToken: token, refreshToken };
}

/** Reads the login from the output of the demo command. */
async function demoMember({ address, folder: data }: Product): Promise<Tokens> {
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: data, CITY_LIST: "none" };
  const { stdout } = await promisify(execFile)(process.execPath, [demoProgram], { env });
  const word = (name: string) => new RegExp(`${name}\\s+(\\S+)`).exec(stdout)?.[1] ?? "";
  const answer = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: word("email"), password: word("password") }),
  });
  const { token, refreshToken }: { token: string; refreshToken: string } = await answer.json();
  return { authToken: token, refreshToken };
}
