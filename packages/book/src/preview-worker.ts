import { parentPort, workerData } from "node:worker_threads";

import { reasonOf } from "./failures.ts";
import type { PreviewAnswer, PreviewCall } from "./preview-calls.ts";
import { createPreviewSession } from "./preview-session.ts";

/** The thread of `preview-child.ts`: answers one call after another. */
const session = createPreviewSession(String(workerData));

async function answer(call: PreviewCall): Promise<PreviewAnswer> {
  try {
    return await (call.what === "lay out" ? session.layOut(call.book) : session.draw(call));
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return { type: "failed", reason };
  }
}

const calls: PreviewCall[] = [];
let isAnswering = false;

async function answerAll(): Promise<void> {
  isAnswering = true;
  for (let call = calls.shift(); call; call = calls.shift()) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(await answer(call));
  }
  isAnswering = false;
}

parentPort?.on("message", (call: PreviewCall) => {
  calls.push(call);
  if (!isAnswering) void answerAll();
});
