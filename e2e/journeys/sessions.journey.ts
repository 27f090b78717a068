import type { Page, Request } from "@playwright/test";

import { expect } from "../journey.ts";
import { createMember, type JourneyMember, signIn, test } from "../member.ts";
import { allowRefusals, logIn } from "../newcomer.ts";

test("a token that has run out is renewed and nobody notices", async ({ page, product, complaints }) => {
  const member = await createMember(product);
  await signIn(page, { ...member, token: expiredToken(member.token) });
  const renewals = countRenewals(page);

  await page.goto("/timeline");

  await expect(page.getByText("Welcome Ada Vermeer")).toBeVisible();
  expect(renewals()).toBe(1);
  const tokens = await storedTokens(page);
  expect(tokens.refreshToken).not.toBe(member.refreshToken);
  allowRefusals(complaints);
});

test("many tabs with the same old token renew it once @long", async ({ context, product }) => {
  const member = await createMember(product);
  const first = await context.newPage();
  await first.goto("/about");
  const pages = [first, await context.newPage(), await context.newPage(), await context.newPage()];
  const counts = pages.map((page) => countRenewals(page));
  await store(first, { ...member, token: expiredToken(member.token) });

  await Promise.all(pages.map((page) => page.goto("/timeline")));

  for (const page of pages) await expect(page.getByText("Welcome Ada Vermeer")).toBeVisible();
  expect(counts.reduce((sum, count) => sum + count(), 0)).toBe(1);
});

test("a session that was ended elsewhere leads to /login and back after the login", async ({
  page,
  product,
  complaints,
}) => {
  const member = await createMember(product);
  await signIn(page, member);
  await page.goto("/subscriptions");
  await expect(page.getByText("Welcome Ada Vermeer")).toBeVisible();
  await endEverywhere(product.address, member);

  await page.reload();

  await expect(page).toHaveURL("/login?next=%2Fsubscriptions");
  await expect(page.getByRole("main").getByText("Invalid token")).toBeVisible();
  await expect(page.getByText("Please log in again.")).toBeVisible();
  expect(await storedTokens(page)).toEqual({});
  await page.reload();
  await expect(page.getByRole("main").getByText("Invalid token")).toBeVisible();
  await logIn(page, member);
  await expect(page).toHaveURL("/subscriptions");
  allowRefusals(complaints);
});

test("logging out in one tab logs out in the other", async ({ context, product }) => {
  const member = await createMember(product);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto("/about");
  await store(one, member);
  await one.goto("/timeline");
  await other.goto("/subscriptions");
  await expect(other.getByText("Welcome Ada Vermeer")).toBeVisible();

  await one.evaluate(() => localStorage.clear());

  await expect(other).toHaveURL("/login");
});

function countRenewals(page: Page): () => number {
  let count = 0;
  page.on("request", (request: Request) => {
    if (request.url().endsWith("/api/auth/refresh")) count += 1;
  });
  return () => count;
}

/** A token with the same subject that has expired. */
function expiredToken(token: string): string {
  const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  const old = Object.assign({}, claims, { exp: 1_000_000_000 });
  return `e30.${Buffer.from(JSON.stringify(old)).toString("base64url")}.c2ln`;
}

async function store(page: Page, { token, refreshToken }: JourneyMember): Promise<void> {
  await page.evaluate(
    (tokens) => {
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
    },
    { authToken: token, refreshToken },
  );
}

function storedTokens(page: Page): Promise<{ authToken?: string; refreshToken?: string }> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => /token/i.test(key))));
}

async function endEverywhere(address: string, { token }: JourneyMember): Promise<void> {
  const answer = await fetch(`${address}/api/auth/logout-everywhere`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
}
