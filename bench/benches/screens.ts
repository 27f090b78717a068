import type { Browser, Page } from "@playwright/test";

import type { Bench, Row } from "../row.ts";
import { look, openBrowser, openPage, phone, settle } from "./browser.ts";
import { type KeptTokens, openDemoLife } from "./demo-life.ts";
import { startServer } from "./running-server.ts";
import { tapsToFirstMemory } from "./screens/first-memory.ts";
import { headingsAfterTaps, life, openedMark, waysToAdd, waysToPhoto } from "./screens/ways.ts";

/** Counts what a person does and sees: taps, and where things are on the screen of a phone and of a desk. */
export const screens: Bench = {
  name: "screens",
  async run(): Promise<Row[]> {
    const server = await startServer();
    const browser = await openBrowser();
    try {
      const taps = await tapsToFirstMemory(browser, server);
      const { tokens } = await openDemoLife(server);
      return [
        { what: "taps from the landing page to a first memory with a photo", value: taps, unit: "taps", atMost: 22 },
        ...(await measureScreens(browser, server.address, tokens)),
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

/** The rows that need the demo life. */
async function measureScreens(browser: Browser, baseURL: string, tokens: KeptTokens): Promise<Row[]> {
  const page = await openPage(browser, { ...phone, baseURL }, tokens);
  const memory = await addressOfMemory(page);
  const { home, year, month, lifeline } = life;
  const rows = [
    ...(await waysToAdd(page, {
      home,
      "a year": year,
      "a month": month,
      "a memory": memory,
      "the lifeline": lifeline,
    })),
    ...(await waysToPhoto(page)),
    ...(await headingsAfterTaps(page, memory)),
    await openedMark(page),
    ...(await measurePlaces(page, memory)),
    ...(await measureShifts(browser, baseURL, tokens, { ...life, memory, edit: editAddress(memory) })),
  ];
  await page.context().close();
  return [...rows, ...(await measureDesk(browser, baseURL, tokens, memory))];
}

function editAddress(memory: string): string {
  return memory.replace(/view$/, "edit");
}

/** A memory with a long text and many pictures. */
async function addressOfMemory(page: Page): Promise<string> {
  await page.goto("/timeline?year=1993&month=5");
  const link = page.getByRole("link", { name: "View Memory Our wedding day" });
  return (await link.getAttribute("href")) ?? "";
}

async function measurePlaces(page: Page, memory: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, address] of [
    ["a year", life.year],
    ["a month", life.month],
  ] as const) {
    await page.goto(address);
    await settle(page);
    const value = await look(page, "firstPictureTop()");
    rows.push({ what: `top of the first picture of ${name}`, value, unit: "px", atMost: 420 });
  }
  await page.goto(life.home);
  await settle(page);
  const banner = await page.locator("main header").first().boundingBox();
  rows.push({ what: "height of the banner of home", value: banner?.height ?? Number.NaN, unit: "px", atMost: 120 });
  for (const [name, address, button] of [
    ["a new memory", life.add, "Add memory"],
    ["a new memory of a month", life["add in a month"], "Add memory"],
    ["a changed memory", editAddress(memory), "Update memory"],
  ] as const) {
    await page.goto(address);
    await settle(page);
    const title = await page.getByLabel("Title").boundingBox();
    const hidden = await look(page, `worstHidden("${button}")`);
    rows.push(
      { what: `end of the title's field of ${name}`, value: endOf(title), unit: "px", atMost: 300 },
      { what: `hidden part of the button that saves ${name}`, value: hidden, unit: "px", atMost: 0 },
    );
  }
  return rows;
}

function endOf(box: { readonly y: number; readonly height: number } | null): number {
  return box ? box.y + box.height : Number.NaN;
}

/** What moves by itself while a screen is loaded, each in a browser that has never seen it. */
async function measureShifts(
  browser: Browser,
  baseURL: string,
  tokens: KeptTokens,
  addresses: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const open = async (name: string, address: string, who?: KeptTokens) => {
    const page = await openPage(browser, { ...phone, baseURL }, who);
    await page.goto(address);
    await settle(page);
    rows.push({ what: `layout shift, ${name}`, value: await look(page, "shift()"), unit: "", atMost: 0 });
    await page.context().close();
  };
  for (const [name, address] of Object.entries(addresses)) await open(name, address, tokens);
  for (const [name, address] of [
    ["landing", "/"],
    ["login", "/login"],
    ["register", "/register"],
  ] as const) {
    await open(name, address);
  }
  return rows;
}

async function measureDesk(browser: Browser, baseURL: string, tokens: KeptTokens, memory: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    const page = await openPage(browser, { viewport: { width, height }, baseURL }, tokens);
    await page.goto(memory);
    await settle(page);
    const characters = await look(page, "longestLine()");
    rows.push({ what: `longest line of a memory at ${width} px`, value: characters, unit: "characters", atMost: 62 });
    await page.goto(life.lifeline);
    await settle(page);
    const stage = await page.locator("section[tabindex='0']").boundingBox();
    const share = ((stage?.height ?? Number.NaN) / height) * 100;
    rows.push({ what: `height of the lifeline's stage at ${width} px`, value: share, unit: "%", atLeast: 60 });
    if (width === 1920) {
      await page.goto(life.year);
      await settle(page);
      const wall = await page.getByRole("list", { name: "Select month to see your memory." }).boundingBox();
      rows.push(
        {
          what: "width of the lifeline's stage at 1920 px",
          value: stage?.width ?? Number.NaN,
          unit: "px",
          atLeast: 1500,
        },
        { what: "width of a year's wall at 1920 px", value: wall?.width ?? Number.NaN, unit: "px", atLeast: 1500 },
      );
    }
    await page.context().close();
  }
  return rows;
}
