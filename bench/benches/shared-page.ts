import type { Browser, Page } from "@playwright/test";
import { z } from "zod";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { look, openBrowser, openPage, phone, settle } from "./browser.ts";
import { findWedding, type KeptTokens, openDemoLife, shareByLink } from "./demo-life.ts";
import { startServer } from "./running-server.ts";

const visits = sized(5, 1);
const slowdown = 4;
/** "Fast 4G" of Chromium's developer tools: 9 Mbit/s and a round trip of 60 ms, as one connection gets it. */
const fast4g = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

interface Visit {
  readonly paint: number;
  readonly shift: number;
  readonly requests: number;
  readonly outside: number;
  readonly scriptKilobytes: number;
}

/** A shared page of thirteen pictures on a slow phone, beside the same memory as its owner opens it. */
export const sharedPage: Bench = {
  name: "shared-page",
  async run(): Promise<Row[]> {
    const server = await startServer();
    const browser = await openBrowser();
    try {
      const { tokens } = await openDemoLife(server);
      const wedding = await findWedding(server.address, tokens.authToken);
      const path = await shareByLink(server.address, tokens.authToken, wedding);
      const shared = await visitOften(browser, `${server.address}${path}`);
      const own = await visitOften(
        browser,
        `${server.address}/timeline/memory/${wedding}/our-wedding-day/view`,
        tokens,
      );
      return [...rowsOf("a shared page of 13 pictures", shared), ...ratioRows(shared, own)];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

function rowsOf(name: string, all: readonly Visit[]): Row[] {
  const worst = (field: keyof Visit) => Math.max(...all.map((visit) => visit[field]));
  const what = `${name}, first visit, fast 4G, processor 4 times as slow`;
  return [
    { what: `${name}: JavaScript over the wire`, value: worst("scriptKilobytes"), unit: "kB", atMost: 60 },
    { what: `${name}: requests outside of /s`, value: worst("outside"), unit: "", atMost: 0 },
    { what: `${name}: requests until it rests`, value: worst("requests"), unit: "" },
    { what: `${what}: largest paint, median of ${all.length}`, value: medianPaint(all), unit: "ms", atMost: 2500 },
    { what: `${what}: layout shift, worst of ${all.length}`, value: worst("shift"), unit: "", atMost: 0 },
  ];
}

function ratioRows(shared: readonly Visit[], own: readonly Visit[]): Row[] {
  const value = medianPaint(shared) / medianPaint(own);
  return [{ what: "the shared page's largest paint, of its owner's for the same memory", value, unit: "", atMost: 1 }];
}

function medianPaint(all: readonly Visit[]): number {
  return percentile(
    all.map(({ paint }) => paint),
    0.5,
  );
}

async function visitOften(browser: Browser, url: string, tokens?: KeptTokens): Promise<Visit[]> {
  const all: Visit[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await openPage(browser, phone, tokens);
    all.push(await visitOnce(page, url));
    await page.context().close();
  }
  return all;
}

async function visitOnce(page: Page, url: string): Promise<Visit> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", fast4g);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(url);
  await settle(page);
  const scripts = z
    .number()
    .parse(
      await page.evaluate(
        `performance.getEntriesByType("resource").filter(({ initiatorType, name }) => initiatorType === "script" || name.endsWith(".js")).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
      ),
    );
  const prefix = `${new URL(url).origin}/s/`;
  return {
    paint: await look(page, "largestPaint()"),
    shift: await look(page, "shift()"),
    requests: asked.length,
    outside: asked.filter((address) => !address.startsWith(prefix) && !address.startsWith("data:")).length,
    scriptKilobytes: scripts / 1000,
  };
}
