import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { runInPlace } from "./run-node.mjs";

refuseOldNode();
ensureInstalled();
runInPlace(["apps/server/src/doctor.ts", ...process.argv.slice(2)]);
