import { expect, test } from "vitest";

import { createStopSignals, type StopSignal } from "./stop-signals.ts";

function outcomeOf(signals: readonly (readonly [atMs: number, signal: StopSignal])[]): string[] {
  let nowMs = 0;
  const done: string[] = [];
  const handle = createStopSignals({
    now: () => nowMs,
    stop: () => done.push("stop"),
    endAtOnce: () => done.push("end at once"),
  });
  for (const [atMs, signal] of signals) {
    nowMs = atMs;
    handle(signal);
  }
  return done;
}

test.for([
  { what: "one signal", signals: [[0, "SIGTERM"]], done: ["stop"] },
  {
    what: "the same press from the terminal and from npm",
    signals: [
      [0, "SIGINT"],
      [900, "SIGINT"],
    ],
    done: ["stop"],
  },
  {
    what: "SIGTERM again and again",
    signals: [
      [0, "SIGTERM"],
      [500, "SIGTERM"],
      [20_000, "SIGTERM"],
    ],
    done: ["stop"],
  },
  {
    what: "a second Ctrl-C",
    signals: [
      [0, "SIGINT"],
      [5, "SIGINT"],
      [1001, "SIGINT"],
    ],
    done: ["stop", "end at once"],
  },
  {
    what: "Ctrl-C while SIGTERM drains",
    signals: [
      [0, "SIGTERM"],
      [2000, "SIGINT"],
    ],
    done: ["stop", "end at once"],
  },
  {
    what: "SIGTERM after Ctrl-C",
    signals: [
      [0, "SIGINT"],
      [2000, "SIGTERM"],
    ],
    done: ["stop"],
  },
] as const)("$what: $done", ({ signals, done }) => {
  expect(outcomeOf(signals)).toEqual(done);
});
