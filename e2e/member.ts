import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { somebodysAddress, test as journey } from "./journey.ts";
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
let lastNumber = 0;

/** Registers somebody new through the API, with the code from the mail. */
export async function createMember(product: Product): Promise<JourneyMember> {
  lastNumber += 1;
  const email = `ada-${process.pid}-${lastNumber}@example.org`;
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

/** The newest code mailed to an address; a mail may be on its way for a moment. */
export async function mailedCode(product: Product, email: string, subject = ""): Promise<string> {
  const folder = join(product.folder, "outbox");
  let code = "";
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).toSorted();
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
    const codes = mails
      .filter((mail) => mail.includes(email) && mail.includes(subject))
      .flatMap((mail) => /^\s*(\d{6})\s*$/m.exec(mail)?.[1] ?? []);
    expect(codes, `codes mailed to ${email}`).not.toEqual([]);
    code = codes.at(-1) ?? "";
  }).toPass({ timeout: 10_000, intervals: [50] });
  return code;
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
