import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { randomIpAddress, test as journey } from "./journey.ts";
import { mailedCode } from "./mails.ts";
import type { Product } from "./product.ts";

export interface JourneyMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
}

interface MemberWorker {
  /** Shared by all journeys of one worker, which must leave the account unchanged. */
  readonly member: JourneyMember;
}

/** The `test` of every journey: with the same fixtures, all of them share workers and products. */
export const test = journey.extend<object, MemberWorker>({
  member: [async ({ product }, use) => use(await createMember(product)), { scope: "worker" }],
});

const registration = {
  firstName: "Ada",
  lastName: "Vermeer",
  password: "blue door by the canal",
  dateOfBirth: "1951-03-09",
  cityName: "Ghent",
  isReflectionPrompt: false,
  terms: true,
};
/** Unused members, by the data folder of their product. */
const pools = new Map<string, PooledMember[]>();
let lastNumber = 0;

type PooledMember = Omit<JourneyMember, "token">;

/**
 * A member of the product's prepared pool, used by no other journey. When the pool is empty, a new one is registered.
 */
export async function createMember(product: Product): Promise<JourneyMember> {
  const pool = pools.get(product.folder) ?? (await readPool(product));
  pools.set(product.folder, pool);
  const pooled = pool.shift();
  if (pooled === undefined) return register(product);
  // The pool was written at the start of the run, so its access tokens may have expired.
  const answer = await post(product, "/api/auth/refresh", { refreshToken: pooled.refreshToken });
  return { ...pooled, token: String(answer["token"]), refreshToken: String(answer["refreshToken"]) };
}

async function readPool({ folder }: Product): Promise<PooledMember[]> {
  const text = await readFile(join(folder, "members.json"), "utf8").catch(() => "[]");
  const pool: PooledMember[] = JSON.parse(text);
  return pool;
}

/** Registers a new member through the API, with the code from the mail. */
async function register(product: Product): Promise<JourneyMember> {
  lastNumber += 1;
  const email = `new-ada-${process.pid}-${lastNumber}@example.org`;
  await post(product, "/api/auth/signup", { ...registration, email });
  const otp = await mailedCode(product, email);
  const answer = await post(product, "/api/auth/verify-email-otp", { otp, emailId: email, type: "signup" });
  const { firstName, lastName, password } = registration;
  return {
    firstName,
    lastName,
    password,
    email,
    token: String(answer["token"]),
    refreshToken: String(answer["refreshToken"]),
  };
}

/** Signs the member in from the next page on, until the page logs out. */
export async function signIn(page: Page, { token, refreshToken }: JourneyMember): Promise<void> {
  await page.addInitScript(
    (tokens) => {
      if (sessionStorage.getItem("has-signed-in") !== null) return;
      sessionStorage.setItem("has-signed-in", "yes");
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
    },
    { authToken: token, refreshToken },
  );
}

async function post(product: Product, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${product.address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": randomIpAddress() },
    body: JSON.stringify(body),
  });
  const said: unknown = await answer.json();
  if (!answer.ok || typeof said !== "object" || said === null) {
    throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(said)}`);
  }
  return { ...said };
}
