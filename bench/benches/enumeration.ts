import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { type RunningServer, startServer } from "./running-server.ts";

const rounds = sized(200, 5);
const password = "seven quiet swans";

/** Whether the time of an answer reveals if an address has an account: 0.5 reveals nothing. */
export const enumeration: Bench = {
  name: "enumeration",
  async run(): Promise<Row[]> {
    const server = await startServer();
    await pause(15_000);
    const known = await register(server, rounds);
    const rows: Row[] = [];
    for (const [what, ask] of Object.entries(questions)) {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
      for (let round = 0; round < rounds; round += 1) {
        const unknown = `nobody-${what.replaceAll(" ", "-")}-${round}@example.com`;
        const one = await timed(() => ask(server, known[round] ?? ""));
        const other = await timed(() => ask(server, unknown));
        // Different answers would make the times incomparable.
        if (one.status !== other.status) throw new Error(`${what}: ${one.status} and ${other.status}`);
        times.known.push(one.tookMs);
        times.unknown.push(other.tookMs);
      }
      const apart = Math.abs(percentile(times.known, 0.5) - percentile(times.unknown, 0.5));
      const tellsApart = areaUnderCurve(times.known, times.unknown);
      rows.push({ what: `${what}: medians apart, known and unknown`, value: apart, unit: "ms", atMost: 10 });
      rows.push({
        what: `${what}: how well time tells them apart`,
        value: tellsApart,
        unit: "AUC",
        atLeast: 0.4,
        atMost: 0.6,
      });
    }
    await server.stop();
    return rows;
  },
};

const questions: Record<string, (server: RunningServer, email: string) => Promise<Response>> = {
  "log in": (server, email) => server.post("/auth/login", { email, password: "wrong password" }),
  "forgot password": (server, email) => server.post("/auth/forgot-password", { email }),
  "sign up": (server, email) => server.post("/auth/signup", registration(email)),
};

function registration(email: string): object {
  return {
    firstName: "Ada",
    lastName: "Marsh",
    email,
    password,
    dateOfBirth: "1958-03-09",
    cityName: "Utrecht",
    isReflectionPrompt: true,
  };
}

async function register(server: RunningServer, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, at) => `known-${at}@example.com`);
  for (const email of emails) await (await server.post("/auth/signup", registration(email))).text();
  await pause(5000);
  const outbox = join(server.folder, "outbox");
  for (const file of await readdir(outbox)) {
    const mail = await readFile(join(outbox, file), "utf8");
    const emailId = /^To: (\S+)$/m.exec(mail.replaceAll("\r", ""))?.[1];
    const otp = /^ *(\d{6}) *$/m.exec(mail.replaceAll("\r", ""))?.[1];
    await (await server.post("/auth/verify-email-otp", { emailId, otp, type: "signup" })).text();
  }
  // The limit on codes is a minute per address; another purpose than signing up is not affected by it.
  await pause(61_000);
  return emails;
}

async function timed(ask: () => Promise<Response>): Promise<{ tookMs: number; status: number }> {
  const asked = performance.now();
  const answer = await ask();
  await answer.text();
  return { tookMs: performance.now() - asked, status: answer.status };
}

/** The chance that a known address took longer than an unknown one. */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  const wins = known.map(
    (one) => unknown.filter((other) => one > other).length + unknown.filter((other) => one === other).length / 2,
  );
  return wins.reduce((sum, count) => sum + count, 0) / (known.length * unknown.length);
}
