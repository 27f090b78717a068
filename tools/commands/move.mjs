import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { runInPlace } from "./run-node.mjs";

refuseOldNode();
ensureInstalled();
runInPlace(["apps/server/src/move.ts", ...process.argv.slice(2)]);
