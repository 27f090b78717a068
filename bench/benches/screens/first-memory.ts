import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";

import { openPage, phone, settle } from "../browser.ts";
import type { RunningServer } from "../running-server.ts";
import { createFinger } from "./finger.ts";

const email = `grace-${process.pid}@example.org`;
const password = "seven swans on the pond";
type Finger = ReturnType<typeof createFinger>;

/** Taps from the landing page to a first saved memory with a photo, with every field of the registration. */
export async function tapsToFirstMemory(browser: Browser, server: RunningServer): Promise<number> {
  const page = await openPage(browser, { ...phone, baseURL: server.address });
  const finger = createFinger(page);
  await page.goto("/");
  await finger.tap(page.getByRole("link", { name: "Start Your Journey" }).first());
  await register(page, finger);
  await page.waitForURL("**/verify-otp");
  await finger.write(page.getByRole("textbox", { name: /digit/i }).first(), await mailedCode(server.folder));
  await finger.tap(page.getByRole("button", { name: "Set timeline" }));
  const sheet = page.getByRole("dialog");
  await finger.choose(sheet.getByLabel("Start year"), "1990");
  await finger.tap(sheet.getByRole("button", { name: "Save" }));
  await addMemory(page, finger);
  await page.getByText("Memory added successfully").waitFor();
  await page.context().close();
  return finger.taps();
}

async function register(page: Page, finger: Finger): Promise<void> {
  await page.waitForURL("**/register");
  await settle(page);
  await finger.write(page.getByLabel("First name"), "Grace");
  await finger.write(page.getByLabel("Last name"), "Hopper");
  await finger.write(page.getByLabel("Email", { exact: true }), email);
  await finger.write(page.getByLabel("Day", { exact: true }), "09");
  await finger.choose(page.getByLabel("Month", { exact: true }), "December");
  await finger.write(page.getByLabel("Year", { exact: true }), "1946");
  await finger.tap(page.getByRole("combobox", { name: "Childhood city" }));
  await finger.write(page.getByRole("combobox", { name: "Search" }), "Vlissingen");
  await finger.tap(page.getByRole("option", { name: "Vlissingen" }).first());
  await finger.tap(page.getByText("No, Just The Basic Memory Prompts"));
  await finger.write(page.getByLabel("Password", { exact: true }), password);
  await finger.write(page.getByLabel("Confirm password"), password);
  await finger.tap(page.getByLabel("I have read and accept the terms"));
  await finger.tap(page.getByRole("button", { name: "Register", exact: true }));
}

async function addMemory(page: Page, finger: Finger): Promise<void> {
  await finger.tap(page.getByRole("link", { name: "Add Memory" }));
  await settle(page);
  await finger.write(page.getByLabel("Title"), "The pier");
  await finger.write(page.getByRole("textbox", { name: "Your memory" }), "We walked to its end and back.");
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#35553f" } })
    .jpeg()
    .toBuffer();
  const photo = { name: "pier.jpg", mimeType: "image/jpeg", buffer };
  await finger.attach(page.getByRole("button", { name: "Photos", exact: true }), photo);
  await finger.tap(page.getByRole("button", { name: "Add memory" }));
}

/** The server writes its mails into a folder where no mail server is set. */
async function mailedCode(folder: string): Promise<string> {
  for (;;) {
    const names = await readdir(join(folder, "outbox")).catch(() => []);
    for (const name of names.filter((each) => each.endsWith(".eml"))) {
      const mail = await readFile(join(folder, "outbox", name), "utf8");
      const code = mail.includes(email) ? /^\s*(\d{6})\s*$/m.exec(mail)?.[1] : undefined;
      if (code !== undefined) return code;
    }
    await setTimeout(100);
  }
}
