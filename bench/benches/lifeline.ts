import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Browser, CDPSession } from "@playwright/test";
import { z } from "zod";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { openBrowser } from "./browser.ts";
import { openDemoLife } from "./demo-life.ts";
import { demoYears, type PlannedMemory, plantMemories } from "./planted-memories.ts";
import { startServer } from "./running-server.ts";

/** Pans the stage back and forth over several screens, or scrolls the list of a phone, with one step per frame. */
const moving = readFileSync(join(import.meta.dirname, "lifeline/pan.mjs"), "utf8");
const memoryCount = sized(10_000, 300);
const slowdown = 4;
const heard = z.object({ frames: z.array(z.number()), longTasks: z.array(z.number()) });

/** Ten thousand memories on one lifeline, panned or scrolled on a processor that is four times as slow. */
export const lifeline: Bench = {
  name: "lifeline",
  async run(): Promise<Row[]> {
    const server = await startServer();
    const browser = await openBrowser();
    try {
      const { email, tokens } = await openDemoLife(server);
      plantMemories(server, email, longLife());
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

/** Memories on all days of all years alike. */
function* longLife(): Generator<PlannedMemory> {
  for (let number = 0; number < memoryCount; number += 1) {
    yield {
      year: demoYears[number % demoYears.length] ?? 0,
      month: 1 + ((number * 7) % 12),
      day: 1 + ((number * 11) % 28),
      mark: number % 10 < 6 ? "Flower" : number % 10 < 9 ? "Stone" : null,
      size: (["small", "medium", "large"] as const)[number % 3] ?? "medium",
    };
  }
}
