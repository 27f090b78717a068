import { readdir, readFile } from "node:fs/promises";

import { type Child, startChild } from "@lane/server/src/testing/child-process.ts";

/** What a child process of this bench is to do; it tells its outcome as JSON when its time is over. */
export interface CrowdWish {
  readonly address: string;
  readonly forMs: number;
  readonly count: number;
}

export interface ReadersWish extends CrowdWish {
  readonly tokens: readonly string[];
  /** What each of them reads by turns; one list for each token. */
  readonly paths: readonly (readonly string[])[];
  readonly everyMs: number;
}

export interface ReadersOutcome {
  readonly answered: number;
  readonly errors: Readonly<Record<string, number>>;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

export interface IdleOutcome {
  readonly opened: number;
  readonly refused: number;
}

export interface SlowWish extends CrowdWish {
  /** A large answer that its asker does not read. */
  readonly largePath: string;
  readonly token: string;
}

/** Load comes from processes of its own, so that it does not hold up what is measured. */
export function startCrowd(program: string, wish: CrowdWish | ReadersWish | SlowWish): Child {
  return startChild(`${import.meta.dirname}/${program}`, { CROWD: JSON.stringify(wish) });
}

export async function outcomeOf<T>(child: Child): Promise<T> {
  const line = await child.line(/^\{/);
  await child.ended;
  return JSON.parse(line);
}

/** Open files and connections of a process. */
export async function descriptorsOf(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}

/** How many files a process of this machine may have open at once. */
export async function mostDescriptors(): Promise<number> {
  const limits = await readFile("/proc/self/limits", "utf8");
  return Number(/Max open files\s+\d+\s+(\d+)/.exec(limits)?.[1] ?? Infinity);
}

/** Loopback has many addresses: with one of them alone, a connection could run out of ports. */
export function sourceOf(at: number): string {
  return `127.0.0.${2 + (at % 8)}`;
}
