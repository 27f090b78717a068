import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { runnerNode } from "./node.mjs";
import { cache, modules, root } from "./paths.mjs";
import { findChromium } from "./system-packages.mjs";

const vitestCounts = join(cache, "vitest.json");
const journeyCounts = join(cache, "journeys.json");

/** What must hold before every commit, quickest first. Each is a program of node_modules and its words. */
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
  { name: "walls", words: [...vitest("walls.json"), "--project", "tools"], counts: join(cache, "walls.json") },
];

/** Tried twice before it counts as broken: whoever passes only at the second try is named at the end. */
export const tests = [
  {
    name: "packages, server on both engines, parts in the browser",
    words: [...vitest("vitest.json"), "--project", "!tools", "--retry=1"],
    counts: vitestCounts,
  },
];

export const journeys = [
  { name: "JavaScript budget", words: ["../apps/web/check-budget.ts"] },
  {
    name: "journeys in the browser",
    words: ["@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts", "--retries=1"],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyCounts },
    counts: journeyCounts,
  },
];

/** Runs every step, also after one has failed, and ends with what was found. */
export function runSteps(steps) {
  mkdirSync(cache, { recursive: true });
  const node = runnerNode();
  const results = steps.map(({ name, words: [program, ...words], env, counts }) => {
    process.stdout.write(`\n▸ ${name}\n`);
    if (counts) rmSync(counts, { force: true });
    const started = performance.now();
    const { status } = spawnSync(node, [join(modules, program), ...words], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        ...env,
        CHROMIUM_PATH: findChromium(),
        PATH: `${join(modules, ".bin")}:${process.env.PATH}`,
      },
    });
    return { name, isGreen: status === 0, seconds: (performance.now() - started) / 1000, ...countsIn(counts) };
  });
  summarise(results);
}

function lingui(...command) {
  return ["@lingui/cli/dist/lingui.js", ...command, "--config", "apps/web/lingui.config.ts", "--locale", "nl,de,fr,es"];
}

function vitest(file) {
  const reports = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(cache, file)}`];
  return ["vitest/vitest.mjs", "run", ...reports];
}

/** Vitest and Playwright write different counts; a step without tests has none. */
function countsIn(file) {
  if (!file) return {};
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    if (report.stats) {
      const { expected, unexpected, flaky } = report.stats;
      return {
        passed: expected + flaky,
        failed: unexpected,
        failures: namedJourneys(report.suites, "unexpected"),
        unsteady: namedJourneys(report.suites, "flaky"),
      };
    }
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: [...namedTests(report, "failed"), ...brokenFiles(report)],
      unsteady: namedTests(report, "passed"),
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A test that passed at its second try keeps what was wrong with its first. */
function namedTests({ testResults }, outcome) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === outcome && failureMessages.length > 0)
      .map(({ title, failureMessages }) => sentence(relative(root, name), title, failureMessages.join("\n"))),
  );
}

/** Files that ended before their first test. */
function brokenFiles({ testResults }) {
  return testResults
    .filter(({ message, assertionResults }) => message && assertionResults.every(({ status }) => status !== "failed"))
    .map(({ name, message }) => `${relative(root, name)}: ${firstLines(message)}`);
}

function namedJourneys(suites, outcome) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ file, title, tests }) => sentence(file, title, reasonOf(tests))),
    ...namedJourneys(inner, outcome),
  ]);
}

function sentence(file, title, reason) {
  return `${file}: ${title}\n    ${firstLines(reason)}`;
}

function reasonOf(tests) {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
  return errors.join("\n");
}

function firstLines(text) {
  return stripVTControlCharacters(text).split("\n").slice(0, 6).join("\n    ");
}

function summarise(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  process.stdout.write("\n");
  for (const { name, isGreen, seconds, passed } of results) {
    const count = passed === undefined ? "" : `  ${passed} tests`;
    process.stdout.write(`${isGreen ? "✓" : "✗"} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(6)} s${count}\n`);
  }
  // Said again here, because what a run prints is long and often only its end is kept.
  for (const one of results.flatMap(({ unsteady = [] }) => unsteady))
    process.stdout.write(`\n! at the second try: ${one}\n`);
  for (const failure of results.flatMap(({ failures = [] }) => failures)) process.stdout.write(`\n✗ ${failure}\n`);
  const red = results.filter(({ isGreen }) => !isGreen).length;
  const passed = results.reduce((sum, result) => sum + (result.passed ?? 0), 0);
  const failed = results.reduce((sum, result) => sum + (result.failed ?? 0), 0);
  process.stdout.write(red === 0 ? "\nEverything holds.\n" : `\n${red} of ${results.length} steps failed.\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(red === 0 && passed > 0 ? 0 : 1);
}
