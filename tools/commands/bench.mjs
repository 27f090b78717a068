import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { runInPlace } from "./run-node.mjs";

refuseOldNode();
ensureInstalled();
ensureWebBuilt();
runInPlace(["bench/run.ts", ...process.argv.slice(2)]);
