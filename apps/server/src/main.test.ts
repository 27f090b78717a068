import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { test as base, expect, vi } from "vitest";

import { startChild } from "#testing/child-process.ts";

// Traces a real program, because a container may have strace and forbid tracing.
const canTrace = spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;
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

/** Starts the server on a folder whose files fail as `fault` says, and returns how it was refused. */
async function tracedRefusal(folder: string, fault: string): Promise<{ code: unknown; said: string }> {
  // `-D` runs the tracer beside the program: as its parent it would wait for a call that it delays itself.
  const tracing = ["-D", "-f", "-o", "/dev/null", "-P", join(folder, ".probe"), "-e", fault];
  const child = spawn("strace", [...tracing, process.execPath, program], {
    env: { PATH: "/usr/bin:/bin", DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent", CITY_LIST: "none" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  let said = "";
  for await (const chunk of child.stderr) {
    // The tracer's own messages are dropped.
    said += String(chunk).replaceAll(/^strace: .*\n/gm, "");
    if (said.endsWith("\n")) break;
  }
  const [code]: unknown[] = await ended;
  return { code, said };
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

test.runIf(canTrace && isLongTest)("a folder that never answers is named in one sentence", async ({ folder }) => {
  const { code, said } = await tracedRefusal(folder, "inject=fsync:delay_enter=20000000");

  expect(said).toMatch(/^DATA_DIR does not answer: .*\n$/);
  expect(code).toBe(1);
});

test.runIf(canTrace && isLongTest)("a folder that cannot be locked is named in one sentence", async ({ folder }) => {
  const { code, said } = await tracedRefusal(folder, "inject=fcntl:error=ENOLCK");

  expect(said).toMatch(/^DATA_DIR is on a file system that cannot lock files, .*\n$/);
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

test("told to stop, it answers every request it has taken", { timeout: 60_000 }, async ({ folder }) => {
  const child = startChild(program, { DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent", CITY_LIST: "none" });
  const address = (await child.line(/is open at/)).split(" ").at(-1) ?? "";
  const visits = await Promise.all(Array.from({ length: 20 }, () => beginVisit(`${address}/api/auth/login`)));

  child.process.kill("SIGTERM");
  await stopsListening(address);
  const outcomes = await Promise.all(visits.map((visit) => visit.end("{}")));

  expect(await child.ended).toBe(0);
  expect(outcomes).toEqual(visits.map(() => ({ status: 400, connection: "close" })));
});

test(
  "at its loudest the log is JSON, and holds neither a mail nor the key",
  { timeout: 60_000 },
  async ({ folder }) => {
    const child = startChild(program, { DATA_DIR: folder, PORT: "0", LOG_LEVEL: "trace", CITY_LIST: "none" });
    const address = (await child.line(/is open at/)).split(" ").at(-1) ?? "";
    const key = (await child.line(/dev\/mailbox#/)).split("#").at(-1) ?? "";
    await fetch(`${address}/api/auth/signup`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        email: "ada@example.com",
        password: "a long enough password",
        firstName: "Ada",
        lastName: "Marsh",
        dateOfBirth: "1958-03-09",
        cityName: "Utrecht",
        isReflectionPrompt: false,
        terms: true,
      }),
    });
    const outbox = join(folder, "outbox");
    const [name = ""] = await vi.waitUntil(async () => orFalse(await readdir(outbox).catch(() => [])), 20_000);
    const code = /^\s*(\d{6})\s*$/m.exec(await readFile(join(outbox, name), "utf8"))?.[1] ?? "no code";
    const opened = await fetch(`${address}/dev/mailbox/key`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ key }),
    });

    child.process.kill("SIGTERM");
    await child.ended;

    const lines = child.errors().trim().split("\n");
    expect(opened.status).toBe(204);
    expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: "mail written to the outbox folder" }),
    );
    for (const secret of [code, key, "ada@example.com"]) expect(child.errors()).not.toContain(secret);
  },
);

function orFalse(names: string[]): string[] | false {
  return names.some((name) => name.endsWith(".eml")) && names.filter((name) => name.endsWith(".eml"));
}

/** Sends all but the body, and resolves when the server has asked for it. */
async function beginVisit(url: string) {
  const headers = { expect: "100-continue", "content-type": "application/json", "content-length": 2 };
  const visit = request(url, { method: "POST", headers });
  const answered = once(visit, "response");
  await once(visit, "continue");
  return {
    async end(body: string) {
      visit.end(body);
      const [answer]: IncomingMessage[] = await answered;
      answer?.resume();
      return { status: answer?.statusCode, connection: answer?.headers.connection };
    },
  };
}

async function stopsListening(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  for (let isOpen = true; isOpen;) {
    const caller = connect(Number(port), hostname);
    isOpen = await once(caller, "connect").then(
      () => true,
      () => false,
    );
    caller.destroy();
  }
}
