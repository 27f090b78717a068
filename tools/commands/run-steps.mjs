import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

import { runnerNode } from "./node.mjs";
import { mergeOutcomes, readOutcome, sentencesOf } from "./outcomes.mjs";
import { cache, modules, root } from "./paths.mjs";
import { findChromium } from "./system-packages.mjs";

/** Runs every step, also after one has failed, and ends the process with the result: gates side by side, then tests. */
export async function runSteps({ gates = [], tests = [] }) {
  mkdirSync(cache, { recursive: true });
  const results = await sideBySide(gates, availableParallelism());
  for (const step of tests) {
    say(`\n▸ ${step.name}\n`);
    results.push(await timed(step, () => runTests(step, "inherit")));
  }
  summarise(results);
}

/** Each step prints its output when it is done, so that the outputs do not mix. */
async function sideBySide(steps, count) {
  const results = new Map();
  const waiting = [...steps];
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const current = step;
      const result = await timed(current, () => (current.outcome ? runTests(current, "pipe") : run(current, "pipe")));
      results.set(current.name, result);
      say(`${result.isGreen ? "✓" : "✗"} ${current.name}\n${result.isGreen ? "" : result.output}`);
    }
  }
  await Promise.all(Array.from({ length: count }, work));
  return steps.map(({ name }) => results.get(name));
}

async function timed({ name }, work) {
  const started = performance.now();
  const result = await work();
  return { name, ...result, seconds: (performance.now() - started) / 1000 };
}

/** A failed test is tried once more, by itself: one that passes only then is named at the end. */
async function runTests(step, stdio) {
  rmSync(step.outcome, { force: true });
  const { isGreen, output } = await run(step, stdio);
  const first = readOutcome(step.outcome);
  if (isGreen) return { isGreen, output, outcome: first };
  say(`\n▸ ${step.name}: retrying what failed\n`);
  rmSync(step.outcome, { force: true });
  const second = await run(step, stdio, step.again(first));
  return { ...second, outcome: mergeOutcomes(first, readOutcome(step.outcome)) };
}

async function run({ words: [program, ...words], env }, stdio, more = []) {
  const child = spawn(runnerNode(), [join(modules, program), ...words, ...more], {
    cwd: root,
    stdio: ["ignore", stdio, stdio],
    env: {
      ...process.env,
      ...env,
      CHROMIUM_PATH: findChromium(),
      PATH: `${join(modules, ".bin")}:${process.env.PATH}`,
    },
  });
  const said = [];
  child.stdout?.on("data", (bytes) => said.push(bytes));
  child.stderr?.on("data", (bytes) => said.push(bytes));
  const [status] = await once(child, "close");
  return { isGreen: status === 0, output: Buffer.concat(said).toString() };
}

function summarise(results) {
  listSteps(results);
  const outcomes = results.flatMap(({ outcome }) => outcome ?? []);
  const failures = nameFailures(outcomes);
  const red = results.filter(({ isGreen }) => !isGreen).length;
  const passed = outcomes.reduce((sum, outcome) => sum + countPassed(outcome), 0);
  say(red === 0 ? "\nAll checks passed.\n" : `\n${red} of ${results.length} steps failed.\n`);
  if (outcomes.length > 0) say(`${passed} passed, ${failures.length} failed\n`);
  process.exit(red === 0 && (outcomes.length === 0 || passed > 0) ? 0 : 1);
}

function listSteps(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  say("\n");
  for (const { name, isGreen, seconds, outcome } of results) {
    const count = outcome ? `  ${countPassed(outcome)} tests` : "";
    say(`${isGreen ? "✓" : "✗"} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(6)} s${count}\n`);
  }
}

/** Repeated at the end, because the output of a run is long and often only its end is kept. */
function nameFailures(outcomes) {
  const failures = outcomes.flatMap(sentencesOf);
  for (const one of outcomes.flatMap(({ unsteady = [] }) => unsteady))
    say(`\n! passed only on the second try: ${one}\n`);
  for (const failure of failures) say(`\n✗ ${failure}\n`);
  return failures;
}

function countPassed({ parts }) {
  return parts.reduce((sum, { passed }) => sum + passed, 0);
}

function say(text) {
  process.stdout.write(text);
}
