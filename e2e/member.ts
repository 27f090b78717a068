import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { somebodysAddress, test as journey } from "./journey.ts";
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
  /** Shared by the journeys of one worker: look, but leave the account as it was. */
  readonly member: JourneyMember;
}

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
/** By the data folder of their product: members that nobody has taken yet. */
const pools = new Map<string, PooledMember[]>();
let lastNumber = 0;

type PooledMember = Omit<JourneyMember, "token">;

/** A member of the product's prepared pool, whom no other journey takes. Without a pool somebody new is registered. */
export async function createMember(product: Product): Promise<JourneyMember> {
  const pool = pools.get(product.folder) ?? (await readPool(product));
  pools.set(product.folder, pool);
  const pooled = pool.shift();
  if (pooled === undefined) return register(product);
  // The pool was written at the start of the run: an access token from then may be too old by now.
  const answer = await post(product, "/api/auth/refresh", { refreshToken: pooled.refreshToken });
  return { ...pooled, token: String(answer["token"]), refreshToken: String(answer["refreshToken"]) };
}

async function readPool({ folder }: Product): Promise<PooledMember[]> {
  const text = await readFile(join(folder, "members.json"), "utf8").catch(() => "[]");
  const pool: PooledMember[] = JSON.parse(text);
  return pool;
}

/** Registers somebody new through the API, with the code from the mail. */
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

/** From the next page on the member is signed in, until something in the page signs them out. */
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
    headers: { "content-type": "application/json", "x-forwarded-for": somebodysAddress() },
    body: JSON.stringify(body),
  });
  const said: unknown = await answer.json();
  if (!answer.ok || typeof said !== "object" || said === null) {
    throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(said)}`);
  }
  return { ...said };
}
