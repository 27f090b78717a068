import { expect, type Page } from "@playwright/test";

import { randomIpAddress } from "./journey.ts";

/** The sections of the profile that journeys open by their address, with their first heading. */
const headings = {
  details: "Personal details",
  preferences: "Questions and language",
  family: "Family Vault management",
  downloads: "Download Memory",
  storage: "Storage",
  devices: "Signed-in devices",
  security: "Password and account",
} as const;

/** Opens one section of the signed-in member's profile and waits for its cards. */
export async function openProfile(page: Page, section: keyof typeof headings): Promise<void> {
  await page.goto(`/profile?section=${section}`);
  await expect(page.getByRole("heading", { level: 2, name: headings[section], exact: true })).toBeVisible();
}

/** Logs in on another device and returns its token. */
export async function logInElsewhere(
  address: string,
  account: { readonly email: string; readonly password: string },
  userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0",
): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent, "x-forwarded-for": randomIpAddress() },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  expect(answer.status, "logging in elsewhere").toBe(200);
  const said: unknown = await answer.json();
  return typeof said === "object" && said !== null && "token" in said ? String(said.token) : "";
}

/** The status of the server's answer to a call with this token. */
export async function statusFor(address: string, token: string): Promise<number> {
  const answer = await fetch(`${address}/api/user/details`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  return answer.status;
}
