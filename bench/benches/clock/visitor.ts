import { setTimeout } from "node:timers/promises";

import { z } from "zod";

import type { FakedServer } from "./faked-server.ts";

const pollMs = 250;
const patienceMs = 150_000;
const password = "seven quiet swans";
const tokensSchema = z.object({ token: z.string(), refreshToken: z.string() });
let visitors = 0;

/** A visitor with an email address and an IP address of their own. */
export async function createVisitor(server: FakedServer) {
  visitors += 1;
  const email = `visitor-${visitors}@example.com`;
  const from = `10.9.${visitors >> 8}.${visitors & 255}`;
  const post = (path: string, body: object) => server.post(path, body, from);

  /** A code that was not mailed before. */
  async function newCode(before: readonly string[]): Promise<string> {
    const { value } = await waitFor(async () => {
      const now = await server.codesFor(email);
      return now.find((code) => !before.includes(code));
    });
    return value;
  }

  async function register(): Promise<string> {
    await expectOk(
      await post("/auth/signup", {
        email,
        password,
        firstName: "Ada",
        lastName: "Marsh",
        dateOfBirth: "1958-03-09",
        cityName: "Utrecht",
        isReflectionPrompt: false,
        terms: true,
      }),
    );
    const otp = await newCode([]);
    const answer = await expectOk(await post("/auth/verify-email-otp", { otp, emailId: email, type: "signup" }));
    return tokensSchema.parse(await answer.json()).refreshToken;
  }

  const first = await register();

  return {
    first,
    logIn: (given = password) => post("/auth/login", { email, password: given }),
    refresh: (refreshToken: string) => post("/auth/refresh", { refreshToken }),
    prove: (asked: { token: string; otp: string }) => post("/auth/verify-otp", asked),
    /** Seconds until a code may be sent, and until its mail is there; then the code. */
    async askForCode() {
      const before = await server.codesFor(email);
      const allowed = await waitFor(async () => {
        const answer = await post("/auth/forgot-password", { email });
        return answer.status === 200 ? answer : undefined;
      });
      const { token } = z.object({ token: z.string() }).parse(await allowed.value.json());
      const mailedFrom = performance.now();
      const otp = await newCode(before);
      return { waited: allowed.seconds, mailed: secondsSince(mailedFrom), code: { token, otp } };
    },
  };
}

/** Polls until there is a value; returns it with the time that took. */
export async function waitFor<T>(look: () => Promise<T | undefined>): Promise<{ value: T; seconds: number }> {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    const value = await look();
    if (value !== undefined) return { value, seconds: secondsSince(began) };
    await setTimeout(pollMs);
  }
  throw new Error(`Nothing came within ${patienceMs / 1000} seconds`);
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000;
}

async function expectOk(answer: Response): Promise<Response> {
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
