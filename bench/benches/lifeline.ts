import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";

import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { z } from "zod";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { type RunningServer, startServer } from "./running-server.ts";

const run = promisify(execFile);
/** Pans the stage back and forth over several screens, or scrolls the list of a phone, with one step per frame. */
const moving = readFileSync(join(import.meta.dirname, "lifeline/pan.mjs"), "utf8");
const memoryCount = sized(10_000, 300);
const slowdown = 4;
const demo = join(import.meta.dirname, "../../apps/server/src/demo.ts");
const loginSchema = z.object({ token: z.string(), refreshToken: z.string() });
const ownerSchema = z.object({ account: z.string(), timeline: z.string() });
const yearSchema = z.object({ id: z.string(), year: z.number() });
const heard = z.object({ frames: z.array(z.number()), longTasks: z.array(z.number()) });

/** Ten thousand memories on one lifeline, panned or scrolled on a processor that is four times as slow. */
export const lifeline: Bench = {
  name: "lifeline",
  async run(): Promise<Row[]> {
    const server = await startServer();
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox"],
    });
    try {
      const tokens = await fillLife(server);
      const rows: Row[] = [];
      for (const [name, width, height] of [
        ["desk", 1280, 800],
        ["phone", 360, 740],
      ] as const) {
        rows.push(...(await measure(browser, server.address, tokens, { name, width, height })));
      }
      return rows;
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

async function measure(browser: Browser, address: string, tokens: object, screen: Screen): Promise<Row[]> {
  const context = await browser.newContext({ viewport: screen, serviceWorkers: "block" });
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value));
  }, tokens);
  const page = await context.newPage();
  await page.goto(`${address}/lifeline`);
  await page.getByRole("group", { name: "Zoom level" }).waitFor();
  await page.evaluate(moving);
  const devtools = await context.newCDPSession(page);
  // The thread's own time: the work of other processes is not in it.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const rows: Row[] = [];
  for (const level of ["Decade", "Year"]) {
    await page.getByRole("button", { name: level, exact: true }).click();
    await page.waitForTimeout(500);
    const before = await busySeconds(devtools);
    const { frames, longTasks } = heard.parse(await page.evaluate(screen.name === "desk" ? "pan()" : "scroll()"));
    const busy = ((await busySeconds(devtools)) - before) * 1000;
    const what = `lifeline of ${memoryCount}, ${screen.name}, ${level.toLowerCase()}`;
    rows.push(
      { what: `${what}: long tasks while moving`, value: longTasks.length, unit: "", atMost: 0 },
      { what: `${what}: work for one frame`, value: busy / frames.length, unit: "CPU ms", atMost: 16.7 },
      { what: `${what}: longest task`, value: Math.max(0, ...longTasks), unit: "ms" },
      { what: `${what}: frames a second`, value: 1000 / percentile(frames, 0.5), unit: "", atLeast: 55 },
      { what: `${what}: 95 of 100 frames within`, value: percentile(frames, 0.95), unit: "ms" },
    );
  }
  await context.close();
  return rows;
}

async function busySeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
}

/** Fills the demo account with a long life. */
async function fillLife(server: RunningServer): Promise<object> {
  const env = { ...process.env, DATA_DIR: server.folder, NODE_ENV: "production" };
  const { stdout } = await run(process.execPath, [demo], { env });
  const word = (name: string) => new RegExp(`${name}\\s+(\\S+)`).exec(stdout)?.[1] ?? "";
  plantMemories(join(server.folder, "lane.sqlite"), word("email"));
  const answer = await server.post("/auth/login", { email: word("email"), password: word("password") });
  const { token, refreshToken } = loginSchema.parse(await answer.json());
  return { authToken: token, refreshToken };
}

function plantMemories(file: string, email: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  const owner = ownerSchema.parse(
    database
      .prepare(
        "select accounts.id as account, timelines.id as timeline from accounts join timelines on personal_of = accounts.id where email = ?",
      )
      .get(email),
  );
  const years = z
    .array(yearSchema)
    .parse(database.prepare("select id, year from timeline_years where timeline_id = ?").all(owner.timeline));
  const columns =
    "id, timeline_id, year_id, author_id, month, day, happened_on, title, description, month_description, memory_type, mark_size, created_at, updated_at, version";
  const insert = database.prepare(`insert into memories (${columns}) values (${columns.replaceAll(/\w+/g, "?")})`);
  database.exec("begin");
  for (let number = 0; number < memoryCount; number += 1) {
    const { id, year } = years[number % years.length] ?? { id: "", year: 0 };
    const [month, day] = [1 + ((number * 7) % 12), 1 + ((number * 11) % 28)];
    const mark = number % 10 < 6 ? "Flower" : number % 10 < 9 ? "Stone" : null;
    const size = ["small", "medium", "large"][number % 3] ?? "medium";
    const when = [month, day, year * 10_000 + month * 100 + day];
    const words = [`A day of ${year}`, "<p>It rained.</p>", ""];
    insert.run(`bench-${number}`, owner.timeline, id, owner.account, ...when, ...words, mark, size, number, number, 1);
  }
  database.exec("commit");
  database.close();
}
