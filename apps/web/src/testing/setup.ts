import "#ui/tokens.css";
import { afterEach, beforeEach, expect, vi } from "vitest";

import { signIn } from "./tokens.ts";

// React's development build times every component for the browser's profiler as soon as it finds this method.
Reflect.deleteProperty(console, "timeStamp");

const complaints = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  localStorage.clear();
  // Most screens are a member's; a test about strangers empties it again.
  signIn();
  complaints.mockClear();
  vi.spyOn(console, "error").mockImplementation(complaints);
  vi.spyOn(console, "warn").mockImplementation(complaints);
});

// What React or Base UI complain about is a defect, not noise.
afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints.mock.calls.filter(([first]) => !isPutOff(first))).toEqual([]);
});

/** A size that changed while sizes were being reported is reported with the next picture: the browser's note, no defect. */
function isPutOff(complaint: unknown): boolean {
  return complaint instanceof Error && complaint.message.startsWith("ResizeObserver loop");
}
