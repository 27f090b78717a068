import { writeFileSync } from "node:fs";
import { relative } from "node:path";

import { root } from "./paths.mjs";

/**
 * Writes down the outcome of every test file. Unlike Vitest's own JSON, it also contains hooks that failed, and files
 * that were lost together with their process.
 */
export default class OutcomeReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const parts = modules.map((module) => ({
      key: `${module.project.name} ${relative(root, module.moduleId)}`,
      file: relative(root, module.moduleId),
      passed: [...module.children.allTests("passed")].length,
      failures: failuresOf(module),
    }));
    const loose = unhandledErrors.map((error) => reasonOf([error]));
    writeFileSync(process.env.OUTCOME_FILE, JSON.stringify({ parts, loose }));
  }
}

function failuresOf(module) {
  const tests = [...module.children.allTests("failed")].map((test) => ({
    title: test.fullName,
    reason: reasonOf(test.result().errors),
  }));
  const suites = [module, ...module.children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => ({ title: suite.fullName ?? "the file itself", reason: reasonOf(suite.errors()) }));
  const found = [...suites, ...tests];
  if (found.length === 0 && !["passed", "skipped"].includes(module.state()))
    return [{ title: "the file itself", reason: `It never finished: ${module.state()}` }];
  return found;
}

function reasonOf(errors) {
  return errors.map(({ stack, message }) => stack ?? message).join("\n");
}
