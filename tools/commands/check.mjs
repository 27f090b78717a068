import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { runSteps } from "./run-steps.mjs";
import { gates, tests } from "./steps.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";

refuseOldNode();
ensureInstalled();
ensureSystemPackages();
runSteps([...gates, ...tests]);
