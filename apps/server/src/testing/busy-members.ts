import { setTimeout as pause } from "node:timers/promises";

import { z } from "zod";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { compose } from "#app/compose.ts";
import { openResources } from "#app/open-resources.ts";
import { loadConfig } from "#config/config.ts";
import type { Database } from "#db/client.ts";

import { createRecordingLogger } from "./recording-logger.ts";
import type { SteadyCaller, Tally } from "./steady-caller.ts";
import { registrationOf } from "./visitor.ts";

/** One member, new visitors, and what they find again after everything that happened to the processes that serve them. */

const lookEveryMs = 20;
const ada = {
  email: "ada@example.com",
  password: "a long enough password",
  firstName: "Ada",
  lastName: "Marsh",
  dateOfBirth: "1958-03-09",
  cityName: "Utrecht",
  isReflectionPrompt: false,
};

export async function openAccount(env: Record<string, string>): Promise<void> {
  const server = { config: loadConfig(env), clock: systemClock, logger: createRecordingLogger() };
  const composition = compose({ ...server, ...(await openResources(server)) });
  await composition.services.accounts.openAnew(ada);
  await composition.close();
}

export async function signIn(address: string) {
  const headers = { "content-type": "application/json" };
  const post = (path: string, body: object, extra: Record<string, string> = {}) =>
    fetch(`${address}/api${path}`, {
      method: "POST",
      headers: { ...headers, ...extra },
      body: JSON.stringify(body),
    });
  const login = await post("/auth/login", { email: ada.email, password: ada.password });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const authorization = `Bearer ${token}`;
  await post("/timeline/create", { startYear: 1990 }, { authorization });
  const answer = await fetch(`${address}/api/timeline`, { headers: { authorization } });
  const found = z.object({ timeline: z.object({ _id: z.string() }), years: z.array(z.object({ _id: z.string() })) });
  const { timeline, years } = found.parse(await answer.json());
  return { token, timelineId: timeline._id, yearId: years[0]?._id ?? "" };
}

/** Queues a mail. */
export async function signUp(address: string, round: number): Promise<void> {
  const answer = await fetch(`${address}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `10.1.${round >> 8}.${round & 255}` },
    body: JSON.stringify(registrationOf(`visitor-${round}@example.com`)),
  });
  if (!answer.ok) throw new Error(`Signing up fails: ${await answer.text()}`);
}

/** Resolves once every caller that is still served has seen one more of what is counted. */
export async function untilEveryone(callers: readonly SteadyCaller[], count: (tally: Tally) => number): Promise<void> {
  const before = callers.map(({ tally }) => count(tally));
  while (callers.some((caller, at) => caller.isServed() && count(caller.tally) <= (before[at] ?? 0))) {
    await pause(lookEveryMs);
  }
}

export function sumOf(callers: readonly SteadyCaller[]): Tally {
  const tallies = callers.map(({ tally }) => tally);
  const sum = (count: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + count(tally), 0);
  return {
    answered: sum(({ answered }) => answered),
    replayed: sum(({ replayed }) => replayed),
    refused: sum(({ refused }) => refused),
    refusedWithoutRetry: sum(({ refusedWithoutRetry }) => refusedWithoutRetry),
    unexpected: tallies.flatMap(({ unexpected }) => unexpected),
    longestMs: Math.max(...tallies.map(({ longestMs }) => longestMs)),
  };
}

export async function titlesIn({ db }: Database): Promise<Map<string, number>> {
  const kept = new Map<string, number>();
  for (const { title } of await db.selectFrom("memories").select("title").execute()) {
    kept.set(title, (kept.get(title) ?? 0) + 1);
  }
  return kept;
}
