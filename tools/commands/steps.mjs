import { basename, join } from "node:path";

import { brokenParts } from "./outcomes.mjs";
import { cache, root } from "./paths.mjs";

const reporter = join(root, "tools", "commands", "vitest-outcome.mjs");

/** The checks before every commit, quickest first. Each is a program of node_modules and its arguments. */
export const gates = [
  { name: "format", words: ["oxfmt/bin/oxfmt", "--check"] },
  { name: "lint", words: ["oxlint/bin/oxlint", "--deny-warnings"] },
  { name: "types", words: ["typescript/bin/tsc", "-p", "."] },
  { name: "types of the web app", words: ["typescript/bin/tsc", "-p", "apps/web"] },
  { name: "types of its worker", words: ["typescript/bin/tsc", "-p", "apps/web/worker"] },
  { name: "types of the journeys", words: ["typescript/bin/tsc", "-p", "e2e"] },
  { name: "unused code", words: ["knip/bin/knip.js"] },
  { name: "texts known to every language", words: [...lingui("check", "sync"), "--clean"] },
  { name: "texts said in every language", words: [...lingui("check", "missing"), "--mode", "catalog"] },
  { name: "boundaries", ...vitest("boundaries", "tools") },
];

export const tests = [{ name: "packages, server on both engines, parts in the browser", ...vitest("tests", "!tools") }];

/**
 * What a change of these files touches: their own format and lint, the types of the whole tree, and every test that
 * imports them.
 */
export function stepsFor(files) {
  const own = (step) => ({ ...step, words: [...step.words, ...files] });
  const journeyFiles = files.filter((file) => file.endsWith(".journey.ts"));
  const [format, lint, ...others] = gates;
  const related = vitest("tests", "*");
  return {
    gates: [own(format), own(lint), ...others],
    tests: [
      {
        ...related,
        name: "tests that import what has changed",
        words: [related.words[0], "related", "--run", "--passWithNoTests", ...related.words.slice(4), ...files],
        again: () => [],
      },
      ...(journeyFiles.length > 0 ? [{ name: "journeys that have changed", ...playwright(journeyFiles) }] : []),
    ],
  };
}

export const journeys = {
  budget: { name: "JavaScript budget", words: ["../apps/web/check-budget.ts"] },
  walk: { name: "journeys in the browser", ...playwright() },
};

function lingui(...command) {
  return ["@lingui/cli/dist/lingui.js", ...command, "--config", "apps/web/lingui.config.ts", "--locale", "nl,de,fr,es"];
}

function vitest(name, project) {
  const outcome = join(cache, `${name}.json`);
  return {
    words: ["vitest/vitest.mjs", "run", "--project", project, "--reporter=default", `--reporter=${reporter}`],
    env: { OUTCOME_FILE: outcome },
    outcome,
    again: (first) => brokenParts(first).map(({ file }) => file),
  };
}

function playwright(files = []) {
  const outcome = join(cache, "journeys.json");
  return {
    words: [
      "@playwright/test/cli.js",
      "test",
      "--config",
      "e2e/playwright.config.ts",
      ...files.map((file) => basename(file)),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: outcome },
    outcome,
    again: (first) => (brokenParts(first).length > 0 ? ["--last-failed"] : []),
  };
}
