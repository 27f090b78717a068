import "#ui/tokens.css";
import { afterEach, beforeEach, expect, vi } from "vitest";

import { signIn } from "./tokens.ts";

// React's development build profiles every component if `console.timeStamp` exists.
Reflect.deleteProperty(console, "timeStamp");

const complaints = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  localStorage.clear();
  // Most screens are for members; a test about guests removes the tokens again.
  signIn();
  complaints.mockClear();
  vi.spyOn(console, "error").mockImplementation(complaints);
  vi.spyOn(console, "warn").mockImplementation(complaints);
});

// A warning of React or Base UI fails the test.
afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints.mock.calls.filter(([first]) => !isPutOff(first))).toEqual([]);
});

/** The browser reports a resize that happened during resize callbacks with the next frame; its notice is no defect. */
function isPutOff(complaint: unknown): boolean {
  return complaint instanceof Error && complaint.message.startsWith("ResizeObserver loop");
}
