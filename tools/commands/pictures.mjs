import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { runInPlace } from "./run-node.mjs";

refuseOldNode();
ensureInstalled();
ensureWebBuilt();
runInPlace(["e2e/pictures/run.ts", ...process.argv.slice(2)]);
