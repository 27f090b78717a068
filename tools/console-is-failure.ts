import { afterEach, beforeEach, expect, vi } from "vitest";

/** An unread warning hides a bug: whatever is written to the console's error stream fails its test. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.mocked(console.error).mockRestore();
  vi.mocked(console.warn).mockRestore();
  expect(said, "the test wrote to the console").toEqual([]);
});
