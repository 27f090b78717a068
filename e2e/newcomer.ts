import { randomUUID } from "node:crypto";

import { expect, type Locator, type Page } from "@playwright/test";

export interface Newcomer {
  readonly email: string;
  readonly password: string;
}

/** A registration with an unused address. */
export function newcomer(): Newcomer {
  return { email: `grace-${randomUUID().slice(0, 8)}@example.org`, password: "seven swans on the pond" };
}

/** Fills in the registration without submitting it. */
export async function fillRegistration(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Last name").fill("Hopper");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Day", { exact: true }).fill("9");
  await page.getByLabel("Month", { exact: true }).selectOption("December");
  await page.getByLabel("Year", { exact: true }).fill("1946");
  await chooseCity(page, "Vlissingen");
  await page.getByLabel("No, Just The Basic Memory Prompts").check();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByLabel("I have read and accept the terms").check();
}

/** Registers through the screens, up to the page that asks for the code. */
export async function registerUpToCode(page: Page, newcomer: Newcomer): Promise<void> {
  await page.goto("/register");
  await fillRegistration(page, newcomer);
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page).toHaveURL("/verify-otp");
}

/** Types the name of a place and selects the first option, which is the place itself or the typed text. */
async function chooseCity(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: "Childhood city" }).click();
  await page.getByRole("combobox", { name: "Search" }).fill(name);
  await page.getByRole("option", { name }).first().click();
  await expect(page.getByRole("combobox", { name: "Childhood city" })).toContainText(name);
}

/** The first of the six inputs. */
export function codeField(page: Page): Locator {
  return page.getByRole("textbox", { name: "Six-digit code" });
}

/** Types the code; its last digit submits it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).click();
  await page.keyboard.type(code);
}

export async function logIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
}

/** Any code but the right one. */
export function wrongCode(right: string): string {
  return String((Number(right) + 1) % 1_000_000).padStart(6, "0");
}

/** The browser logs every refused or failed request in its console; in these journeys they are expected. */
export function allowRefusals(complaints: string[]): void {
  const others = complaints.filter((text) => !/Failed to load resource.*(status of 4\d\d|net::ERR_)/.test(text));
  complaints.splice(0, complaints.length, ...others);
}
