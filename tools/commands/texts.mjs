import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { runInPlace } from "./run-node.mjs";

refuseOldNode();
ensureInstalled();
const languages = ["--config", "apps/web/lingui.config.ts", "--locale", "nl,de,fr,es"];
runInPlace(["node_modules/@lingui/cli/dist/lingui.js", "extract", "--clean", ...languages]);
