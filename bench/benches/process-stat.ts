import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

/** Linux counts the time of processes in hundredths of a second. */
const msPerTick = 10;

/** What follows the name in /proc/PID/stat; the name itself may hold spaces. Empty fields once the process has ended. */
export async function statOf(pid: number | "self"): Promise<readonly string[]> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => ") ");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

/** Processor time, in user and in system mode, of the process itself and of its children that have ended. */
export async function cpuOfProcess(pid: number | "self"): Promise<{ ownMs: number; childrenMs: number }> {
  const fields = await statOf(pid);
  const ms = (...places: number[]) => places.reduce((sum, at) => sum + Number(fields[at]) * msPerTick, 0);
  return { ownMs: ms(11, 12), childrenMs: ms(13, 14) };
}

const lookEveryMs = 50;

/** Resolves when every child of the process has ended, and its time is counted. */
export async function untilChildless(pid: number): Promise<void> {
  while (await hasChildren(pid)) await pause(lookEveryMs);
}

async function hasChildren(pid: number): Promise<boolean> {
  for (const task of await readdir(`/proc/${pid}/task`)) {
    // A thread may end meanwhile.
    if ((await readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => "")).trim() !== "") return true;
  }
  return false;
}
