import module from "node:module";
import { join } from "node:path";

import { ensureWebBuilt } from "./build-web.mjs";
import { endWithNpm } from "./end-with-npm.mjs";
import { ensureInstalled } from "./install.mjs";
import { isRunner, refuseOldNode } from "./node.mjs";
import { cache, root } from "./paths.mjs";
import { runInPlace } from "./run-node.mjs";

const server = join(root, "apps/server/src/main.ts");

refuseOldNode();
ensureInstalled();
ensureWebBuilt();
process.chdir(root);
endWithNpm();
if (isRunner()) {
  // npm puts the installed Node 24 first on PATH, so from the second start on no other process is needed.
  module.enableCompileCache(join(cache, "compiled"));
  await import(server);
} else {
  runInPlace([server]);
}
