import { expect, test } from "vitest";

import { freeBytes } from "./free-bytes.ts";

test("a chunk of its own is empty afterwards, however often it is freed", () => {
  const chunk = Buffer.alloc(100_000, 7);

  freeBytes(chunk);
  freeBytes(chunk);

  expect(chunk.byteLength).toBe(0);
});

test("memory that others share stays as it is", () => {
  const whole = Buffer.alloc(100_000, 7);

  freeBytes(whole.subarray(10));
  freeBytes(Buffer.from("from the pool of all small buffers"));

  expect(whole.every((byte) => byte === 7)).toBe(true);
});
