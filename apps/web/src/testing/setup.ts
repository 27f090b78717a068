import "#ui/tokens.css";
import * as React from "react";
import { afterEach, beforeEach, expect, vi } from "vitest";

import { signIn } from "./tokens.ts";

// React's development build profiles every component if `console.timeStamp` exists.
Reflect.deleteProperty(console, "timeStamp");

// It also records the stack of every element it makes, up to so many in a second, which is of no use here.
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
if (typeof internals === "object" && internals !== null) {
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Infinity,
    set() {
      // React counts up for each element, and starts again every second.
    },
  });
}

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
