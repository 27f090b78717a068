import { totalmem } from "node:os";
import { basename, join } from "node:path";

import { brokenParts } from "./outcomes.mjs";
import { cache, root } from "./paths.mjs";

const reporter = join(root, "tools", "commands", "vitest-outcome.mjs");

/** The checks before every commit, quickest first. Each is a program of node_modules and its arguments. */
export const gates = [
  { name: "format", words: ["oxfmt/bin/oxfmt", "--check"] },
  // Reads every file once for both, with the tsconfig.json nearest to it.
  {
    name: "lint and types",
    words: ["oxlint/bin/oxlint", "--deny-warnings", "--type-check"],
    env: rareGarbageCollection(),
  },
  // What the worker imports from the app must do without a page.
  { name: "types of the worker", words: ["typescript/bin/tsc", "-p", "apps/web/worker"] },
  { name: "unused code", words: ["knip/bin/knip.js", "--cache"] },
  { name: "texts known to every language", words: [...lingui("check", "sync"), "--clean", "--workers", "1"] },
  { name: "boundaries", ...vitest("boundaries", "tools") },
];

export const tests = [{ name: "packages, server on both engines, parts in the browser", ...vitest("tests", "!tools") }];

/** What a change of these files touches: their own format, the other gates, and every test that imports them. */
export function stepsFor(files) {
  const journeyFiles = files.filter((file) => file.endsWith(".journey.ts"));
  const [format, ...others] = gates;
  const related = vitest("tests", "*");
  return {
    gates: [{ ...format, words: [...format.words, ...files] }, ...others],
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

/** A program in Go collects its garbage only when it has a quarter of the memory, which saves a fifth of the time. */
function rareGarbageCollection() {
  return { GOGC: "off", GOMEMLIMIT: String(Math.floor(totalmem() / 4)) };
}

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
