import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { runInPlace } from "./run-node.mjs";

// What `npm start` does before it starts, in two steps for an image of a container: the first needs nothing but
// package.json and the lockfile. The second keeps only what runs.
refuseOldNode();
ensureInstalled();
if (process.argv[2] !== "packages") {
  ensureWebBuilt();
  runInPlace(["tools/keep-server-packages.ts"]);
}
