import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

export interface Child {
  readonly process: ChildProcess;
  /** The lines of standard output so far. */
  readonly lines: readonly string[];
  /** The standard error so far. */
  errors(): string;
  /** Resolves with the first line that fits, or rejects when the child ends without one. */
  line(pattern: RegExp): Promise<string>;
  /** Resolves when there are so many lines, or rejects when the child ends before. */
  lineCount(count: number): Promise<void>;
  /** Exit code; undefined when a signal ended it. */
  readonly ended: Promise<number | undefined>;
}

/** Without the cache each child strips types from and compiles hundreds of files: half of its start. */
const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, "../../../../node_modules/.cache/node-compile") };

/** Runs one of our programs in a child process that can be killed. */
export function startChild(file: string, env: Record<string, string>, words: readonly string[] = []): Child {
  const child = spawn(process.execPath, [file, ...words], {
    env: { PATH: process.env["PATH"] ?? "", ...compileCache, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return watch(child, () => child.kill("SIGKILL"));
}

/** Runs a command as a terminal does: as the leader of a process group, which can get a signal together. */
export function startGroup([command, ...words]: readonly [string, ...string[]], options: GroupOptions): Child {
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, ...compileCache, ...options.env };
  const child = spawn(command, words, { cwd: options.cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  return watch(child, () => signalGroup(child, "SIGKILL"));
}

interface GroupOptions {
  readonly cwd: string;
  readonly env: Record<string, string>;
}

/** A group that has ended is ignored. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

function watch(child: ChildProcessByStdio<null, Readable, Readable>, kill: () => void): Child {
  // Otherwise the child would outlive a test that ran out of time.
  const end = (): void => kill();
  process.once("exit", end);
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let errors = "";
  let isOver = false;
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    for (const look of waiting) look();
  });
  const ended = new Promise<number | undefined>((resolve) => {
    child.on("close", (code) => {
      process.off("exit", end);
      isOver = true;
      for (const look of waiting) look();
      resolve(code ?? undefined);
    });
  });

  function until<T>(find: () => T | undefined, what: string): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = find();
        if (found === undefined && !isOver) return;
        waiting.delete(look);
        if (found === undefined) reject(new Error(`The child ended without saying ${what}: ${errors}`));
        else resolve(found);
      };
      waiting.add(look);
      look();
    });
  }

  return {
    process: child,
    lines,
    errors: () => errors,
    ended,
    line: (pattern) => until(() => lines.find((line) => pattern.test(line)), String(pattern)),
    async lineCount(count) {
      await until(() => lines[count - 1], `${count} lines`);
    },
  };
}
