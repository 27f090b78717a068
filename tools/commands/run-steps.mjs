import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { runnerNode } from "./node.mjs";
import { mergeOutcomes, readOutcome, sentencesOf } from "./outcomes.mjs";
import { cache, modules, root } from "./paths.mjs";
import { findChromium } from "./system-packages.mjs";

/** Runs every step, also after one has failed, and ends with what was found. */
export function runSteps(steps) {
  mkdirSync(cache, { recursive: true });
  summarise(steps.map(runStep));
}

function runStep(step) {
  process.stdout.write(`\n▸ ${step.name}\n`);
  const started = performance.now();
  const result = step.outcome ? runTests(step) : { isGreen: run(step) };
  return { name: step.name, seconds: (performance.now() - started) / 1000, ...result };
}

/** What fails is tried once more, by itself: whoever passes only then is named at the end. */
function runTests(step) {
  rmSync(step.outcome, { force: true });
  const isGreen = run(step);
  const first = readOutcome(step.outcome);
  if (isGreen) return { isGreen, outcome: first };
  process.stdout.write(`\n▸ ${step.name}: what failed, once more\n`);
  rmSync(step.outcome, { force: true });
  const isGreenNow = run(step, step.again(first));
  return { isGreen: isGreenNow, outcome: mergeOutcomes(first, readOutcome(step.outcome)) };
}

function run({ words: [program, ...words], env }, more = []) {
  const { status } = spawnSync(runnerNode(), [join(modules, program), ...words, ...more], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      ...env,
      CHROMIUM_PATH: findChromium(),
      PATH: `${join(modules, ".bin")}:${process.env.PATH}`,
    },
  });
  return status === 0;
}

function summarise(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  process.stdout.write("\n");
  for (const { name, isGreen, seconds, outcome } of results) {
    const count = outcome ? `  ${countPassed(outcome)} tests` : "";
    process.stdout.write(`${isGreen ? "✓" : "✗"} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(6)} s${count}\n`);
  }
  // Said again here, because what a run prints is long and often only its end is kept.
  const outcomes = results.flatMap(({ outcome }) => outcome ?? []);
  const failures = outcomes.flatMap(sentencesOf);
  for (const one of outcomes.flatMap(({ unsteady = [] }) => unsteady))
    process.stdout.write(`\n! only at the second try: ${one}\n`);
  for (const failure of failures) process.stdout.write(`\n✗ ${failure}\n`);
  const red = results.filter(({ isGreen }) => !isGreen).length;
  const passed = outcomes.reduce((sum, outcome) => sum + countPassed(outcome), 0);
  process.stdout.write(red === 0 ? "\nEverything holds.\n" : `\n${red} of ${results.length} steps failed.\n`);
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
  process.exit(red === 0 && passed > 0 ? 0 : 1);
}

function countPassed({ parts }) {
  return parts.reduce((sum, { passed }) => sum + passed, 0);
}
