import type { Locator, Page } from "@playwright/test";

import type { Row } from "../../row.ts";
import { look, settle } from "../browser.ts";
import { createFinger } from "./finger.ts";

/** At 360 px, a picture between the margins of a page. */
const largePx = 320;
const firstPx = 200;

const named = (name: string | RegExp) => (page: Page) => page.getByRole("link", { name }).first();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name }).first();
const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first();

/** Addresses of the demo life that show what a person with memories sees. */
export const life = {
  home: "/timeline",
  year: "/timeline?year=1998",
  month: "/timeline?year=1998&month=7",
  lifeline: "/lifeline",
  walk: "/timeline/walk?year=1998",
  add: "/timeline/memory/add-memory",
  "add in a month": "/timeline/memory/add-memory?year=1995&month=6",
  "add photos": "/timeline/memory/add-memory?photos=true",
  profile: "/profile",
} as const;

/** The taps, with the scrolls before them, from every screen to the form for a new memory. */
export async function waysToAdd(page: Page, screens: Readonly<Record<string, string>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(address);
    await settle(page);
    const finger = createFinger(page);
    await finger.tap(page.getByRole("link", { name: "Add Memory", exact: true }));
    await page.getByLabel("Title").waitFor();
    const value = finger.taps() + finger.scrolls();
    rows.push({ what: `taps from ${name} to the form for a memory`, value, unit: "taps", atMost: 1 });
  }
  return rows;
}

/** The taps, with the scrolls before them, until a photo fills the width of the screen. */
export async function waysToPhoto(page: Page): Promise<Row[]> {
  const walk = named("Walk through 1998");
  const ways = [
    { from: "a year", address: life.year, taps: [walk], atMost: 1 },
    { from: "home", address: life.home, taps: [named(/^1998/), walk], atMost: 2 },
  ];
  const rows: Row[] = [];
  for (const { from, address, taps, atMost } of ways) {
    await page.goto(address);
    await settle(page);
    const finger = createFinger(page);
    for (const target of taps) {
      await finger.tap(target(page));
      await settle(page);
    }
    const isLarge = (await look(page, "widestPicture()")) >= largePx;
    const value = isLarge ? finger.taps() + finger.scrolls() : Number.NaN;
    rows.push({ what: `taps from ${from} to a photo seen large`, value, unit: "taps", atMost });
  }
  return rows;
}

interface Step {
  readonly name: string;
  readonly address: string;
  readonly tap: (page: Page) => Locator;
  /** What is new: a heading, or the picture where the picture comes before it. */
  readonly shows: (page: Page) => Locator;
}

const memoryTop = (page: Page) => page.locator("main article").locator("figure, h1").first();

function steps(memory: string): readonly Step[] {
  return [
    { name: "a year", address: life.home, tap: named(/^1998/), shows: heading("memories of 1998") },
    { name: "a month", address: life.year, tap: named(/^July/), shows: heading("Memories of July") },
    { name: "Next, to another month", address: life.month, tap: button("Next"), shows: heading("Memories of August") },
    { name: "a memory", address: life.month, tap: named(/^View Memory/), shows: memoryTop },
    { name: "the next memory", address: memory, tap: named(/^Next Memory/), shows: memoryTop },
    {
      name: "Walk",
      address: life.year,
      tap: named("Walk through 1998"),
      shows: (page) => page.getByRole("dialog").getByRole("article").first().locator("img, h2").first(),
    },
    {
      name: "a part of the profile",
      address: life.profile,
      tap: named(/^Personal details/),
      shows: heading("Personal details"),
    },
    { name: "Lifeline", address: life.home, tap: named("Lifeline"), shows: heading("Lifeline") },
    { name: "You", address: life.year, tap: named("You"), shows: heading("Marianne's profile") },
  ];
}

/** How far down the window the new heading begins once a tap has been answered. */
export async function headingsAfterTaps(page: Page, memory: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, address, tap, shows } of steps(memory)) {
    await page.goto(address);
    await settle(page);
    const before = page.url();
    await tap(page).tap();
    await page.waitForURL((url) => url.href !== before);
    await shows(page).waitFor();
    await settle(page);
    const value = (await shows(page).boundingBox())?.y ?? Number.NaN;
    rows.push({
      what: `top of the new heading after a tap on ${name}`,
      value,
      unit: "px",
      atLeast: 0,
      atMost: firstPx,
    });
  }
  return rows;
}

/** A mark of the lifeline opens where it is: its title stays under the finger, and what it opened must be in sight. */
export async function openedMark(page: Page): Promise<Row> {
  await page.goto(life.lifeline);
  await settle(page);
  await page.getByRole("button", { name: /^A bicycle for forty guilders/ }).tap();
  const open = page.getByRole("link", { name: /^Open/ });
  await open.waitFor();
  await settle(page);
  const box = await open.boundingBox();
  const barTop = (await page.locator("[data-bottom-bar]").boundingBox())?.y ?? Number.NaN;
  const value = box ? Math.max(0, box.y + box.height - barTop) : Number.NaN;
  return { what: "hidden part of what a tap on a mark of the lifeline opens", value, unit: "px", atMost: 0 };
}
