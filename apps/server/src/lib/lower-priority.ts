import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** Lets those who answer people go before this process. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or the system does not allow it: then it keeps its priority.
  }
}

/** The same for the thread that calls this. Only Linux ranks threads one by one. */
export function lowerThreadPriority(): void {
  const number = numberOfThread();
  if (number !== undefined) lowerPriority(number);
}

function numberOfThread(): number | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    return Number(readlinkSync("/proc/thread-self").split("/").at(-1));
  } catch {
    return undefined;
  }
}
