import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { runSteps } from "./run-steps.mjs";
import { tests } from "./steps.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";

refuseOldNode();
ensureInstalled();
ensureSystemPackages();
// The same tests as in `npm test`, with as many random rounds, rows and kills as packages/domain/src/testing/test-size.ts
// allows.
await runSteps({ tests: tests.map((step) => ({ ...step, env: { ...step.env, TEST_SIZE: "long" } })) });
