import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";

import { createAccountShare } from "./account-share.ts";

const long = 200_000;

function openAt() {
  let now = 0;
  const waits: number[] = [];
  const share = createAccountShare({
    now: () => now,
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
    },
  });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (who: string, bytes: number) =>
    share.run(who, bytes, () => {
      started.push(who);
      return new Promise<void>((resolve) => void ends.push(resolve));
    });
  return {
    ...share,
    started,
    waits,
    begin,
    endAll: () => ends.splice(0).forEach((end) => end()),
    pass: (ms: number) => (now += ms),
  };
}

/** Waits until the next queued work has begun, which takes an iteration of the event loop. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await setImmediate();
}

test("long texts of one account come one after the other, those of others beside them", async () => {
  const { begin, started, endAll } = openAt();

  const calls = [begin("ada", long), begin("ada", long), begin("ben", long), begin("ada", 500)];
  await settled();
  expect(started.toSorted()).toEqual(["ada", "ada", "ben"]);
  endAll();
  await settled();
  expect(started.filter((who) => who === "ada")).toHaveLength(3);
  endAll();
  await Promise.all(calls);
});

test("who has used far more than its share is asked to come back later, and others are not", async () => {
  const { run, answered, pass } = openAt();
  const ask = (who: string, bytes: number) => run(who, bytes, async () => "done");
  answered("ada", 50_000_000);

  await expect(ask("ada", 10)).rejects.toMatchObject({ code: "too_many_requests", retryAfterMs: expect.any(Number) });
  expect(await ask("ben", long)).toBe("done");
  pass(200_000);
  expect(await ask("ada", 10)).toBe("done");
});

test("a long text of who has used far more than its share is refused before it is read, a short one is not", async () => {
  const { refuseTooMuch, answered, pass } = openAt();
  answered("ada", 50_000_000);

  await expect(refuseTooMuch("ada", long)).rejects.toMatchObject({ code: "too_many_requests" });
  await refuseTooMuch("ada", 500);
  await refuseTooMuch("ben", long);
  pass(200_000);
  await refuseTooMuch("ada", long);
});

test("who is refused hears it after a moment, so that trying on and on costs nobody anything", async () => {
  const { refuseTooMuch, answered, waits } = openAt();
  answered("ada", 50_000_000);

  await expect(refuseTooMuch("ada", long)).rejects.toMatchObject({ code: "too_many_requests" });

  expect(waits).toEqual([2000]);
});

test("no more than ten wait", async () => {
  const { begin, endAll } = openAt();
  const calls = Array.from({ length: 12 }, () => begin("ada", 40_000));

  await expect(calls[11]).rejects.toMatchObject({ code: "too_many_requests" });
  await expect(calls[10]).rejects.toMatchObject({ code: "too_many_requests" });
  for (let turn = 0; turn < 12; turn += 1) {
    endAll();
    await settled();
  }
  await Promise.all(calls.slice(0, 10));
});

test("what people do all day is not counted", async () => {
  const { run, answered } = openAt();

  for (let call = 0; call < 10_000; call += 1) {
    await run("ada", 20_000, async () => undefined);
    answered("ada", 300_000);
  }

  expect(await run("ada", long, async () => "at once")).toBe("at once");
});
