import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { mailedCode } from "../mails.ts";
import { signIn, test } from "../member.ts";
import { allowRefusals, enterCode, logIn, newcomer, registerUpToCode } from "../newcomer.ts";

test("a member logs in by keyboard alone and comes to the page they asked for", async ({ page, member }) => {
  await holdTheSecond(page);
  await page.goto("/profile");
  await expect(page).toHaveURL("/login?next=%2Fprofile");
  await page.getByLabel("Email", { exact: true }).focus();
  await page.keyboard.type(member.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(member.password);

  await page.keyboard.press("Enter");

  await expect(page.getByText("Logged in successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Logging In..." })).toBeVisible();
  await letTheSecondPass(page, "/profile");
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toEqual(expect.arrayContaining(["authToken", "refreshToken"]));
});

test("a stranger's address behind next leads to the timeline", async ({ page, member }) => {
  await page.goto("/login?next=%2F%2Fevil.example%2Fprofile");

  await logIn(page, member);

  await expect(page).toHaveURL("/timeline");
});

test("without email and password there is a warning @long", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Log In" })).toBeDisabled();

  await page.getByLabel("Email", { exact: true }).press("Enter");

  await expect(page.getByText("Please enter email and password")).toBeVisible();
});

test("a wrong password is said in the form and in passing, until one leaves @long", async ({
  page,
  member,
  complaints,
}) => {
  await page.goto("/login");
  await logIn(page, { ...member, password: "not the one" });

  await expect(page.getByRole("alert")).toContainText("Invalid email or password");
  await expect(page.getByRole("main").getByText("Invalid email or password")).toBeVisible();
  await expectAccessible(page, { within: "main" });
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText("Invalid email or password")).toHaveCount(0);
  allowRefusals(complaints);
});

test("without a connection the form says so, and works once it is back @long", async ({
  page,
  context,
  member,
  complaints,
}) => {
  await page.goto("/login");
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  await context.setOffline(true);

  await logIn(page, member);

  await expect(page.getByRole("main").getByText("Network error - no response received")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/timeline");
  allowRefusals(complaints);
});

test("an address that was never verified leads to the code @long", async ({ page, product, complaints }) => {
  const somebody = newcomer();
  await registerUpToCode(page, somebody);
  await page.getByRole("link", { name: "Back to login" }).click();

  await logIn(page, somebody);

  await expect(page).toHaveURL("/verify-otp");
  await expect(page.getByText("Please verify your email")).toBeVisible();
  await enterCode(page, await mailedCode(product, somebody.email));
  await expect(page).toHaveURL("/timeline");
  allowRefusals(complaints);
});

test("a member who opens the login page is taken on after a second @long", async ({ page, member }) => {
  await signIn(page, member);
  await holdTheSecond(page);

  await page.goto("/login");

  await expect(page.getByText("You're already logged in.")).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL("/login");
  await letTheSecondPass(page, "/timeline");
});

/** Holds the timer of one second, because a slow check would otherwise find the next page. */
async function holdTheSecond(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = globalThis.setTimeout;
    const held: (() => void)[] = [];
    const setTimeout = (work: () => void, ms?: number) => (ms === 1000 ? held.push(work) : later(work, ms));
    const passTheSecond = () => held.splice(0).forEach((work) => work());
    Object.assign(globalThis, { setTimeout, passTheSecond });
  });
}

/** Polls, because the timer may start a moment after its message appears. */
async function letTheSecondPass(page: Page, to: string): Promise<void> {
  const arrived = async () => {
    await page.evaluate("passTheSecond()");
    return new URL(page.url()).pathname;
  };
  await expect.poll(arrived).toBe(to);
}
