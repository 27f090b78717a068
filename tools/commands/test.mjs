import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { runSteps } from "./run-steps.mjs";
import { gates, journeys, tests } from "./steps.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";

refuseOldNode();
ensureInstalled();
ensureSystemPackages();
ensureWebBuilt();
await runSteps({ gates: [...gates, journeys.budget], tests: [...tests, journeys.walk] });
