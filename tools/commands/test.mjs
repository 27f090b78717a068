import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { gates, journeys, runSteps, tests } from "./steps.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";

refuseOldNode();
ensureInstalled();
ensureSystemPackages();
ensureWebBuilt();
runSteps([...gates, ...tests, ...journeys]);
