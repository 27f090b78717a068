import { spawnSync } from "node:child_process";

/** Limits the memory of this process where the system supports it: an allocation beyond the limit fails at once. */
export function limitMemory(megabytes: number): void {
  spawnSync("/usr/bin/prlimit", [`--data=${megabytes * 1024 * 1024}`, "--pid", String(process.pid)]);
}
