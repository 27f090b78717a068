import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** Gives a process a lower priority than those that answer requests. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or the system does not allow it: then it keeps its priority.
  }
}

/** Lowers the priority of the calling thread. Only Linux has priorities per thread. */
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
