import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { runSteps } from "./run-steps.mjs";
import { journeys, tests } from "./steps.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";

refuseOldNode();
ensureInstalled();
ensureSystemPackages();
ensureWebBuilt();
// All tests and journeys, also those that `npm test` leaves out, with as many random rounds, rows and kills as
// packages/domain/src/testing/test-size.ts allows.
const long = (step) => ({ ...step, env: { ...step.env, TEST_SIZE: "long" } });
await runSteps({ tests: [...tests, journeys.walk].map(long) });
