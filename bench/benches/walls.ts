import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Browser, Page } from "@playwright/test";
import { z } from "zod";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { look, openBrowser, openPage, phone, settle } from "./browser.ts";
import { type KeptTokens, openDemoLife } from "./demo-life.ts";
import { type PlannedMemory, plantMemories } from "./planted-memories.ts";
import { startServer } from "./running-server.ts";

/** Years of the demo life with hardly a memory, so that a wall has what is planted. */
const many = { year: 1995, count: 40 };
const long = { year: 1996, month: 3, count: sized(500, 60) };
const slowdown = 4;
/** "Fast 4G" of Chromium's developer tools: 9 Mbit/s and a round trip of 60 ms, as one connection gets it. */
const fast4g = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const visits = sized(5, 1);
/** Scrolls 40 px in every frame, as a thumb does. */
const moving = readFileSync(join(import.meta.dirname, "lifeline/pan.mjs"), "utf8");
const traced = ["disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"] as const;

/** Walls full of pictures on a phone with a slow processor: when they are there, and how they scroll. */
export const walls: Bench = {
  name: "walls",
  async run(): Promise<Row[]> {
    const server = await startServer();
    const browser = await openBrowser();
    try {
      const { email, tokens } = await openDemoLife(server);
      plantMemories(server, email, plannedWalls());
      const rows: Row[] = [];
      for (const [name, address] of [
        ["a year with 40 pictures", `/timeline?year=${many.year}`],
        ["a month with 40 pictures", `/timeline?year=${many.year}&month=7`],
      ] as const) {
        rows.push(...(await measureOpening(browser, { name, url: `${server.address}${address}` }, tokens)));
      }
      rows.push(...(await measureScrolling(browser, server.address, tokens)));
      return rows;
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

function* plannedWalls(): Generator<PlannedMemory> {
  const picture = { mark: "Flower", size: "medium", hasPicture: true } as const;
  for (let number = 0; number < many.count; number += 1) {
    yield { year: many.year, month: 7, day: 1 + (number % 28), ...picture };
    yield { year: many.year, month: 1 + (number % 12), day: 1, ...picture };
  }
  for (let number = 0; number < long.count; number += 1) {
    yield { year: long.year, month: long.month, day: 1 + (number % 28), ...picture };
  }
}

interface Place {
  readonly name: string;
  readonly url: string;
}

async function measureOpening(browser: Browser, { name, url }: Place, tokens: KeptTokens): Promise<Row[]> {
  const paints: number[] = [];
  const shifts: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await openPage(browser, phone, tokens);
    await slowDown(page, true);
    await page.goto(url);
    await settle(page);
    paints.push(await look(page, "largestPaint()"));
    shifts.push(await look(page, "shift()"));
    await page.context().close();
  }
  const what = `${name}, first visit, fast 4G, processor 4 times as slow`;
  return [
    { what: `${what}: largest paint, median of ${visits}`, value: percentile(paints, 0.5), unit: "ms", atMost: 2500 },
    { what: `${what}: layout shift, worst of ${visits}`, value: Math.max(...shifts), unit: "", atMost: 0 },
  ];
}

async function slowDown(page: Page, isNetworkSlow: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (!isNetworkSlow) return;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", fast4g);
}

/** All pictures of a month are listed, then a thumb scrolls through them from the top. */
async function measureScrolling(browser: Browser, address: string, tokens: KeptTokens): Promise<Row[]> {
  const page = await openPage(browser, phone, tokens);
  await page.goto(`${address}/timeline?year=${long.year}&month=${long.month}`);
  await settle(page);
  const cards = page.locator("main article");
  while ((await cards.count()) < long.count) {
    await cards.last().scrollIntoViewIfNeeded();
    await page.waitForTimeout(100);
  }
  await slowDown(page, false);
  await page.evaluate(moving);
  const work = await scrolledWork(browser, page);
  const scrolled = z.number().parse(await page.evaluate("scrollY"));
  await page.evaluate(onlyPictures);
  const leastWork = await scrolledWork(browser, page);
  await page.context().close();
  const what = `a month with ${long.count} pictures, scrolled by ${Math.round(scrolled)} px, processor 4 times as slow`;
  return [
    { what: `${what}: work for one frame, 95 of 100 within`, value: percentile(work, 0.95), unit: "ms", atMost: 16.7 },
    { what: `${what}: work for one frame, longest`, value: Math.max(...work), unit: "ms" },
    { what: `${what}: frames`, value: work.length, unit: "" },
    { what: `${what}: the same without anything but the pictures`, value: percentile(leastWork, 0.95), unit: "ms" },
  ];
}

/** What the browser needs for the pictures alone on this machine, to compare with. */
const onlyPictures = `document.body.replaceChildren(
  ...[...document.querySelectorAll("main article img")].map(({ currentSrc, src, width, height }) =>
    Object.assign(new Image(width, height), { loading: "lazy", decoding: "async", src: currentSrc || src }),
  ),
)`;

async function scrolledWork(browser: Browser, page: Page): Promise<number[]> {
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  await settle(page);
  await browser.startTracing(page, { categories: [...traced] });
  await page.evaluate("scroll()");
  return workOfFrames(await browser.stopTracing());
}

const eventsSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number().default(0),
      dur: z.number().default(0),
      tdur: z.number().optional(),
    }),
  ),
});

/**
 * What the page's main thread does from the beginning of one frame to that of the next, in ms of its own time: scripts,
 * styles, layout and painting. The time of frames that the compositor shows without it is not counted, nor is other
 * processes' work.
 */
function workOfFrames(trace: Buffer): number[] {
  const { traceEvents } = eventsSchema.parse(JSON.parse(trace.toString("utf8")));
  const begins = traceEvents.filter(({ name }) => name === "BeginMainThreadFrame");
  const [main] = begins;
  if (!main) throw new Error("No frame was drawn");
  const isMain = ({ pid, tid }: { pid: number; tid: number }) => pid === main.pid && tid === main.tid;
  const starts = begins
    .filter(isMain)
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other);
  const tasks = traceEvents.filter((event) => isMain(event) && event.name === "RunTask");
  const work = starts.map(() => 0);
  let frame = 0;
  for (const { ts, dur, tdur } of tasks.toSorted((one, other) => one.ts - other.ts)) {
    while (frame + 1 < starts.length && (starts[frame + 1] ?? 0) <= ts + dur) frame += 1;
    work[frame] = (work[frame] ?? 0) + (tdur ?? dur) / 1000;
  }
  return work;
}
