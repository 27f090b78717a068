import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { runSteps } from "./run-steps.mjs";
import { gates } from "./steps.mjs";

refuseOldNode();
ensureInstalled();
await runSteps({ gates });
