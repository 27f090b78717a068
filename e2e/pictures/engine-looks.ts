import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { type EngineName, engineNames } from "../engines/engine.ts";
import { openGate } from "../engines/gate.ts";
import { launchEngine } from "../engines/launch.ts";
import { type EnginePage, pageOf } from "../engines/page.ts";
import type { Product } from "../product.ts";
import type { Screen } from "./screens.ts";
import type { Tokens, Visitors } from "./visitors.ts";

/** A window of another browser's engine, for pictures of the core screens as they are seen first. */
export interface EngineLook {
  readonly name: string;
  readonly engine: EngineName;
  readonly size: readonly [width: number, height: number];
}

interface EngineScreen extends Pick<Screen, "name" | "who" | "address"> {
  /** A link to follow from the address. */
  readonly link?: RegExp;
}

export const engineLooks: readonly EngineLook[] = engineNames.flatMap((engine) => [
  { name: `360-${engine}`, engine, size: [360, 780] },
  { name: `1280-${engine}`, engine, size: [1280, 800] },
]);

export const engineScreens: readonly EngineScreen[] = [
  { name: "landing", who: "guest", address: "/" },
  { name: "register", who: "guest", address: "/register" },
  { name: "first-visit", who: "newcomer", address: "/timeline" },
  { name: "timeline", who: "full", address: "/timeline" },
  { name: "year", who: "full", address: "/timeline?year=1993" },
  { name: "sparse-timeline", who: "sparse", address: "/timeline" },
  { name: "month", who: "full", address: "/timeline?year=1998&month=7" },
  { name: "memory", who: "full", address: "/timeline?year=1993&month=5", link: /Our wedding day/ },
  { name: "walk", who: "full", address: "/timeline/walk?year=1993" },
  { name: "add", who: "full", address: "/timeline/memory/add-memory?year=1995&month=6" },
  { name: "lifeline", who: "full", address: "/lifeline" },
  { name: "book", who: "full", address: "/book" },
  { name: "profile", who: "full", address: "/profile" },
];

interface EnginePictures {
  readonly product: Product;
  readonly look: EngineLook;
  readonly screens: readonly EngineScreen[];
  readonly visitors: Visitors;
  readonly folder: string;
  readonly say: (line: string) => void;
}

export async function takeInEngine({ product, look, screens, visitors, folder, say }: EnginePictures): Promise<void> {
  await mkdir(folder, { recursive: true });
  const engine = await launchEngine(look.engine);
  try {
    for (const screen of screens) {
      const gate = await openGate(product);
      const window = await engine.openWindow();
      const page = pageOf(window, gate);
      await page.resize(...look.size);
      await show(page, screen, await visitors.tokensOf(screen.who));
      for (const line of [...(await page.misfits()), ...gate.complaints]) say(`${look.name} ${screen.name}: ${line}`);
      await writeFile(join(folder, `${screen.name}.png`), await page.screenshot());
      await window.close();
      await gate.close();
    }
  } finally {
    await engine.close();
  }
}

async function show(page: EnginePage, { address, link }: EngineScreen, stored: Tokens): Promise<void> {
  await page.store(stored);
  await page.open(address);
  if (link) {
    await page.click("link", link);
    await page.seeElement("heading", link);
  }
  await page.evaluate("void scrollTo(0, 0)");
  await page.settle();
}
