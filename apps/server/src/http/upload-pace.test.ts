import { expect, test } from "vitest";

import { createUploadPace } from "./upload-pace.ts";

const megabyte = 1_000_000;

function openAt() {
  let now = 0;
  const { asked, take } = createUploadPace({
    now: () => now,
    wait: async (ms) => {
      now += ms;
    },
  });
  return {
    asked,
    pass: (ms: number) => (now += ms),
    /** Returns how long the upload takes. */
    send: async (accountId: string, megabytes: number): Promise<number> => {
      const began = now;
      for (let sent = 0; sent < megabytes; sent += 1) await take(accountId, megabyte);
      return now - began;
    },
  };
}

test("while somebody else is looking, the files of one account come at a pace that nobody notices", async () => {
  const { asked, send } = openAt();
  asked("ben");

  expect(await send("ada", 25)).toBeCloseTo(2000);
});

test("nobody waits for the files of others", async () => {
  const { asked, send } = openAt();
  asked("ben");
  await send("ada", 20);

  expect(await send("cleo", 1)).toBe(0);
});

test("who looks at their own memories meanwhile keeps nobody from sending, nor does who has left", async () => {
  const { asked, send, pass } = openAt();
  asked("ben");
  pass(5000);
  asked("ada");

  expect(await send("ada", 100)).toBe(0);
});

test("own calls do not hide that somebody else is looking", async () => {
  const { asked, send } = openAt();
  asked("ben");
  for (let call = 0; call < 3; call += 1) asked("ada");

  expect(await send("ada", 13)).toBeCloseTo(1000);
});
