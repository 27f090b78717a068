import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { expect, inject, onTestFinished, test, vi } from "vitest";
import { z } from "zod";

import { startProduct } from "#testing/running-product.ts";

// Traces a real program, because a container may have strace and forbid tracing.
const canTrace = inject("engine") === "sqlite" && spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;
const outOfReach = "We can't reach our storage right now. Please try again in a moment";
const timelineSchema = z.object({
  timeline: z.object({ _id: z.string() }),
  years: z.array(z.object({ _id: z.string() })),
});
const memoriesSchema = z.object({ memories: z.array(z.object({ memoryTitle: z.string() })) });

vi.setConfig({ testTimeout: 120_000 });

/** Makes every sync of one file fail as on a broken disk, until it is stopped. */
async function failSyncs(pid: number, file: string): Promise<{ stop(): Promise<void> }> {
  const options = ["-f", "-p", String(pid), "-P", file, "-e", "inject=fdatasync,fsync:error=EIO"];
  const tracer: ChildProcess = spawn("strace", options, { stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void tracer.kill("SIGKILL"));
  await new Promise<void>((resolve) => {
    tracer.stderr?.on("data", (chunk: Buffer) => chunk.includes("attached") && resolve());
  });
  return {
    async stop() {
      const ended = once(tracer, "exit");
      tracer.kill("SIGINT");
      await ended;
    },
  };
}

async function titlesIn(answer: Response): Promise<string[]> {
  return memoriesSchema.parse(await answer.json()).memories.map(({ memoryTitle }) => memoryTitle);
}

test.runIf(canTrace)(
  "a save whose sync failed is nowhere, not even under its key, and saving goes on when the disk does",
  async () => {
    const product = await startProduct({ PATH: "" });
    onTestFinished(() => product.stop());
    await product.post("/api/timeline/create", { startYear: 1990 });
    const { timeline, years } = timelineSchema.parse(await (await product.send("/api/timeline")).json());
    const yearId = years[0]?._id ?? "";

    const write = (title: string) =>
      product.send("/api/memories", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": `key of ${title}`.replaceAll(" ", "-") },
        body: JSON.stringify({
          timelineId: timeline._id,
          yearId,
          month: 7,
          memoryTitle: title,
          memoryDescription: "<p>It rained.</p>",
        }),
      });
    const read = () => product.send(`/api/memories?yearId=${yearId}&month=7`);
    const titles = async () => titlesIn(await read());

    const beside = new DatabaseSync(join(product.folder, "lane.sqlite"), { timeout: 5000 });
    // A reader of what was before the last commit keeps the log from beginning anew: SQLite syncs the head of a new log
    // itself, and where that fails first, nothing was committed, and reading goes on.
    beside.exec("begin; select count(*) from jobs");
    expect((await write("before")).status).toBe(200);
    const faults = await failSyncs(product.pid(), join(product.folder, "lane.sqlite-wal"));
    const failed = await Promise.all([write("lost one"), write("lost two"), write("lost three")]);
    const meanwhile = await read();
    await faults.stop();
    beside.close();
    await vi.waitFor(async () => expect((await product.send("/readyz")).status).toBe(200), { timeout: 30_000 });
    const seen = await titles();
    const again = await write("lost one");

    expect(failed.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(failed.map(({ headers }) => headers.get("retry-after"))).toEqual(["5", "5", "5"]);
    expect(await failed[0]?.json()).toMatchObject({ message: outOfReach });
    expect(meanwhile.status).toBe(503);
    expect(seen).toEqual(["before"]);
    expect(again.status).toBe(200);
    expect(again.headers.get("idempotency-replayed")).toBeNull();
    expect(await titles()).toEqual(["before", "lost one"]);
    await product.kill();
    await product.startAgain();
    expect(await titles()).toEqual(["before", "lost one"]);
  },
);
