import { once } from "node:events";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";

import { expect, test } from "vitest";

const source = `
  import { getPriority } from "node:os";
  import { readlinkSync } from "node:fs";
  import { parentPort } from "node:worker_threads";
  import { lowerThreadPriority } from ${JSON.stringify(import.meta.resolve("./lower-priority.ts"))};
  lowerThreadPriority();
  parentPort.postMessage(getPriority(Number(readlinkSync("/proc/thread-self").split("/").at(-1))));
`;

test.skipIf(process.platform !== "linux")("a thread lowers its own priority and no other", async () => {
  const before = getPriority();

  const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), { execArgv: [] });
  const [priority] = await once(thread, "message");

  expect(priority).toBeGreaterThan(before);
  expect(getPriority()).toBe(before);
});
