export type StopSignal = "SIGTERM" | "SIGINT";

/** One Ctrl-C arrives from the terminal and, a moment later, once more from npm. */
const onePressMs = 1000;

interface StopSignalsOptions {
  readonly now: () => number;
  /** Called once: finish the running work, then end. */
  readonly stop: (signal: StopSignal) => void;
  readonly endAtOnce: () => void;
}

/** Tells a person's second Ctrl-C from repeats of the first signal. A second SIGTERM is always a repeat. */
export function createStopSignals({ now, stop, endAtOnce }: StopSignalsOptions): (signal: StopSignal) => void {
  let stoppedAt: number | undefined;
  return (signal) => {
    if (stoppedAt === undefined) {
      stoppedAt = now();
      stop(signal);
    } else if (signal === "SIGINT" && now() - stoppedAt > onePressMs) {
      endAtOnce();
    }
  };
}
