import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { startChild } from "#testing/child-process.ts";

import { runBounded } from "./bounded-child.ts";

const patient = { timeoutMs: 20_000, maxMegabytes: 1000 };

async function run(program: string, bounds: Partial<typeof patient> & { signal?: AbortSignal } = {}): Promise<string> {
  let output = "";
  await runBounded({
    command: process.execPath,
    args: ["-e", program],
    onOutput: (piece) => (output += piece.toString()),
    ...patient,
    ...bounds,
  });
  return output;
}

test("a child is told nothing of our environment", async () => {
  expect(await run("console.log(Object.keys(process.env).filter((name) => name !== 'PWD').length)")).toBe("0\n");
});

test("a child steps back behind everybody else", async () => {
  // The child prints its priority only after its input ends; before that it could be faster than the change of
  // priority.
  expect(await run("process.stdin.resume().on('end', () => console.log(os.getPriority()))")).toBe("10\n");
});

test("a child that hangs, swells or fails is ended, and its fault is told apart", async () => {
  const swelling = "const all = []; setInterval(() => all.push(Buffer.alloc(2e7, 1)), 1)";

  await expect(run("setInterval(() => {}, 1000)", { timeoutMs: 300 })).rejects.toMatchObject({ fault: "too slow" });
  await expect(run(swelling, { maxMegabytes: 300 })).rejects.toMatchObject({ fault: "too large" });
  await expect(run("console.error('no such picture'); process.exit(3)")).rejects.toThrow("no such picture");
});

test("a child whose work is no longer wanted is ended at once", async () => {
  const controller = new AbortController();
  const running = run("setInterval(() => {}, 1000)", { signal: controller.signal });

  controller.abort(new Error("the server stops"));

  await expect(running).rejects.toThrow("the server stops");
});

test.skipIf(process.platform !== "linux")("a child does not outlive the process that watches over it", async () => {
  const hanging = "console.log(process.pid); setInterval(() => {}, 1000)";
  const parent = startChild(join(import.meta.dirname, "../testing/bounded-parent.ts"), { PROGRAM: hanging });
  const pid = Number(await parent.line(/^\d+$/));

  parent.process.kill("SIGKILL");
  await parent.ended;

  await expect.poll(() => isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    // A child that has ended stays in the process list as a zombie until it is waited for.
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}
