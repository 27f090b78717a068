import { spawn } from "node:child_process";
import { join } from "node:path";

import { endWithNpm } from "./end-with-npm.mjs";
import { ensureInstalled } from "./install.mjs";
import { refuseOldNode, runnerNode } from "./node.mjs";
import { modules, root } from "./paths.mjs";

refuseOldNode();
ensureInstalled();
endWithNpm();

const { PORT: apiPort = "3000" } = process.env;
const node = runnerNode();
const children = [
  spawn(node, ["--watch", "--watch-preserve-output", "apps/server/src/main.ts"], { cwd: root, stdio: "inherit" }),
  spawn(node, [join(modules, "vite/bin/vite.js")], {
    cwd: join(root, "apps/web"),
    stdio: "inherit",
    env: { ...process.env, API_PORT: apiPort },
  }),
];

// Neither process is of use alone: when one ends, both do.
for (const child of children) {
  child.on("exit", (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => children.forEach((child) => child.kill(signal)));
