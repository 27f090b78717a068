import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { runInPlace } from "./run-node.mjs";

refuseOldNode();
ensureInstalled();
// A path after it is that of another checkout, to keep a release that is over.
runInPlace(["apps/server/src/testing/releases/keep-release.ts", ...process.argv.slice(2)]);
