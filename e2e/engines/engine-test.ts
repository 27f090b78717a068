import { writeFile } from "node:fs/promises";

import { expect } from "@playwright/test";

import type { JourneyMember } from "../member.ts";
import { productTest } from "../product-test.ts";
import { phonePhoto } from "../samples.ts";
import type { Engine, EngineName } from "./engine.ts";
import { type Gate, openGate } from "./gate.ts";
import { launchEngine } from "./launch.ts";
import { type EnginePage, pageOf } from "./page.ts";

interface EngineFixtures {
  readonly gate: Gate;
  readonly enginePage: EnginePage;
}

interface EngineWorker {
  readonly engineName: EngineName;
  readonly engine: Engine;
}

/** A journey in Firefox or WebKit, as its project says. It fails if the browser complains of anything. */
export const test = productTest.extend<EngineFixtures, EngineWorker>({
  engineName: ["firefox", { scope: "worker", option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launchEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  gate: async ({ product }, use) => {
    const gate = await openGate(product);
    await use(gate);
    await gate.close();
    expect(gate.complaints, "the browser complained").toEqual([]);
  },
  enginePage: async ({ engine, gate }, use, info) => {
    const window = await engine.openWindow();
    await window.resize(1280, 800);
    await use(pageOf(window, gate));
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath("seen.png"), await window.screenshot());
    await window.close();
  },
});

/** Signs the member in from the next page on. */
export function signIn(page: EnginePage, { token, refreshToken }: JourneyMember): Promise<void> {
  return page.store({ authToken: token, refreshToken });
}

/** The path of a photo as from a phone, which is gone after the journey. */
export async function photoFile(name: string, number = 0): Promise<string> {
  const path = test.info().outputPath(name);
  const { buffer } = await phonePhoto(name, number);
  await writeFile(path, buffer);
  return path;
}
