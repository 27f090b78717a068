import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { test as base, expect } from "vitest";

import { startChild } from "#testing/child-process.ts";

const program = join(import.meta.dirname, "main.ts");

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "lane-main-"));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

async function refusal(env: Record<string, string>): Promise<{ code: number | undefined; said: string }> {
  const child = startChild(program, env);
  const code = await child.ended;
  return { code, said: child.errors() };
}

test("a taken port is named in one sentence", async ({ folder }) => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, "127.0.0.1", () => {
      const address = other.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });

  const { code, said } = await refusal({ DATA_DIR: folder, PORT: String(port) });

  other.close();
  expect(said).toBe(`PORT ${port} on 127.0.0.1 is already taken. Choose another one.\n`);
  expect(code).toBe(1);
});

test("a folder that cannot be written is named in one sentence", async ({ folder }) => {
  const inTheWay = join(folder, "file");
  await writeFile(inTheWay, "");

  const { code, said } = await refusal({ DATA_DIR: join(inTheWay, "data"), PORT: "0" });

  expect(said).toMatch(/^DATA_DIR cannot be written: .*\n$/);
  expect(code).toBe(1);
});

test("a database out of reach is named in one sentence, without its password", async ({ folder }) => {
  const url = "postgresql://lane:hunter2@127.0.0.1:1/lane";

  const { code, said } = await refusal({ DATA_DIR: folder, PORT: "0", DATABASE_URL: url });

  expect(said).toMatch(/^Cannot open the database at DATABASE_URL: .*ECONNREFUSED.*\n$/);
  expect(said).not.toContain("hunter2");
  expect(code).toBe(1);
});

test("a bad variable is named in one sentence", async ({ folder }) => {
  const { code, said } = await refusal({ DATA_DIR: folder, PORT: "many" });

  expect(said).toBe("Please correct the environment: PORT must be a port number.\n");
  expect(code).toBe(1);
});

test("told to stop under load, it answers every request it has taken", { timeout: 60_000 }, async ({ folder }) => {
  const child = startChild(program, { DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent", CITY_LIST: "none" });
  const address = (await child.line(/is open at/)).split(" ").at(-1) ?? "";
  const outcomes: string[] = [];
  // Like a load balancer: keeps its connections open until it is told to close them.
  const visitors = Array.from({ length: 20 }, async () => {
    for (let isWelcome = true; isWelcome;) {
      const answer = await fetch(`${address}/api/health`);
      await answer.text();
      outcomes.push(String(answer.status));
      isWelcome = answer.headers.get("connection") !== "close";
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 300));

  const askedAt = performance.now();
  child.process.kill("SIGTERM");
  await Promise.all(visitors);

  expect(await child.ended).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(10_000);
  expect(outcomes.length).toBeGreaterThan(20);
  expect(outcomes.filter((outcome) => outcome !== "200")).toEqual([]);
});
