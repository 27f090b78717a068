import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { runInPlace } from "./run-node.mjs";

refuseOldNode();
ensureInstalled();
runInPlace(["tools/print-culture-counts.ts"]);
