import { spawn } from "node:child_process";

import { runnerNode } from "./node.mjs";
import { root } from "./paths.mjs";

/** Runs a program of ours on Node 24 in this process's place: same terminal, same signals, same exit code. */
export function runInPlace(words, { env = process.env } = {}) {
  const child = spawn(runnerNode(), words, { cwd: root, stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
