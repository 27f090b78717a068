import { afterEach, expect, test, vi } from "vitest";

import { fine, flowerForLake, forgetDrafts, lake, serveMemories } from "#testing/memories.tsx";

import { keepOutbox } from "./outbox-keeper.ts";
import { currentOutbox, outboxUiState } from "./outbox-ui-state.ts";

const update = "PUT /api/memories";

afterEach(() => vi.unstubAllGlobals());

test("what one tab has sent is read anew in the others", async () => {
  await forgetDrafts();
  const server = serveMemories({ [update]: () => fine({ memory: { ...lake, memoryType: "Flower", version: 4 } }) });
  const other = openTab();
  await expect.poll(currentOutbox).toBeDefined();
  const first = currentOutbox();
  const sender = openTab();
  await expect.poll(() => currentOutbox() !== first).toBe(true);

  await currentOutbox()?.queue(flowerForLake);

  await expect.poll(() => other.onArrivedElsewhere.mock.calls.length).toBe(1);
  await expect.poll(() => outboxUiState().isSending).toBe(false);
  expect(sender.onArrived).toHaveBeenCalledExactlyOnceWith(1);
  expect(sender.onArrivedElsewhere).not.toHaveBeenCalled();
  expect(other.onArrived).not.toHaveBeenCalled();
  expect(server.sentTo(update)).toHaveLength(1);
  expect(outboxUiState().state.entries).toEqual([]);
  other.close();
  sender.close();
});

test("what another tab says of somebody else's outbox is not shown here", async () => {
  await forgetDrafts();
  const tab = openTab();
  await expect.poll(currentOutbox).toBeDefined();
  const stranger = new BroadcastChannel("lane-outbox");
  const heard = new BroadcastChannel("lane-outbox");
  const isHeard = new Promise((resolve) => heard.addEventListener("message", resolve, { once: true }));

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  stranger.postMessage({ is: "arrived", owner: "somebody", memoryId: "m-9", memory: { before: null, after: lake } });
  await isHeard;

  expect(outboxUiState().arrived.size).toBe(0);
  tab.close();
  stranger.close();
  heard.close();
});

function openTab() {
  const onArrived = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve());
  const onArrivedElsewhere = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const close = keepOutbox({ deliverFile: () => Promise.resolve({ is: "silence" }), onArrived, onArrivedElsewhere });
  return { onArrived, onArrivedElsewhere, close };
}
