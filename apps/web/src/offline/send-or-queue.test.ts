import { afterEach, expect, test, vi } from "vitest";

import { ApiError } from "#api/errors.ts";
import { clearTokens } from "#api/token-store.ts";
import { flowerForLake } from "#testing/memories.tsx";
import { signIn } from "#testing/tokens.ts";

import { type Outbox, refuseOutbox, serveOutbox } from "./outbox-ui-state.ts";
import { queued, sendOrQueue } from "./send-or-queue.ts";

let close = () => {};

afterEach(() => {
  close();
  clearTokens();
});

test("whoever saves before the outbox has been opened waits for it", async () => {
  const saving = sendOrQueue(flowerForLake, nobodyAnswers);
  const queue = openOutbox();

  expect(await saving).toBe(queued);
  expect(queue).toHaveBeenCalledExactlyOnceWith(flowerForLake);
});

test("where nothing can be kept, it is said at once that nobody answers", async () => {
  const saving = sendOrQueue(flowerForLake, nobodyAnswers);
  refuseOutbox();

  await expect(saving).rejects.toThrow("Network error - no response received");
});

test("what one member wrote never gets into the outbox of the next", async () => {
  signIn("member-1");
  const saving = sendOrQueue(flowerForLake, nobodyAnswers);
  signIn("member-2");
  const queue = openOutbox();

  await expect(saving).rejects.toThrow(ApiError);
  expect(queue).not.toHaveBeenCalled();
});

async function nothing(): Promise<void> {}

async function nobodyAnswers(): Promise<never> {
  throw new ApiError({ success: false, error: "nobody" });
}

function openOutbox() {
  const queue = vi.fn<Outbox["queue"]>(() => Promise.resolve(true));
  const outbox = { queue, takeBack: nothing, tryAgain: nothing, insist: nothing, dropTexts: nothing, makeNew: nothing };
  close = serveOutbox({ ...outbox, sendNow: () => undefined });
  return queue;
}
