import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Browser, type BrowserContext, launch } from "puppeteer-core";

import type { Engine, EngineWindow } from "./engine.ts";
import { pathOf } from "./programs.ts";

const settings = {
  "intl.accept_languages": "en-GB",
  "intl.locale.requested": "en-GB",
  "ui.prefersReducedMotion": 1,
  // As on a phone, where scrollbars take no room.
  "ui.useOverlayScrollbars": 1,
  // A microphone that is always there and always allowed.
  "media.navigator.streams.fake": true,
  "media.navigator.permission.disabled": true,
  // Nothing leaves the machine, and no page of the browser itself is opened.
  "browser.startup.homepage_override.mstone": "ignore",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

/** Firefox without windows, by WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), "lane-firefox-"));
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const browser = await launchIn(folder);
    const program = browser.process();
    return {
      openWindow: async () => openWindow(await browser.createBrowserContext()),
      async close() {
        await browser.close();
        if (program?.exitCode === null && program.signalCode === null) await once(program, "exit");
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

function launchIn(folder: string): Promise<Browser> {
  return launch({
    browser: "firefox",
    executablePath: pathOf("firefox"),
    userDataDir: join(folder, "profile"),
    extraPrefsFirefox: settings,
    env: { ...process.env, HOME: folder, TMPDIR: folder, TZ: "Europe/Amsterdam", MOZ_CRASHREPORTER_DISABLE: "1" },
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
}

async function openWindow(context: BrowserContext): Promise<EngineWindow> {
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  return {
    async open(address) {
      await page.goto(address, { waitUntil: "load", timeout: 60_000 });
    },
    async evaluate<T>(expression: string) {
      const json = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
      const value: T = JSON.parse(String(await page.evaluate(json)));
      return value;
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async upload(expression, paths) {
      const input = await page.evaluateHandle<[], () => HTMLInputElement>(expression);
      await input.uploadFile(...paths);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
