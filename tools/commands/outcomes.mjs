import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * The outcome of a step's tests: for each part (a file, or a journey) how many tests passed, and which failed and why.
 * Empty for a step that ended before it could write a report.
 */
export function readOutcome(file) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    return report.suites ? { parts: journeysIn(report.suites), loose: errorsIn(report) } : report;
  } catch {
    return { parts: [], loose: ["It ended before running any test."] };
  }
}

/** The second try decides for the parts it tried. */
export function mergeOutcomes(first, second) {
  const tried = new Map(second.parts.map((part) => [part.key, part]));
  const kept = first.parts.map((part) => tried.get(part.key) ?? part);
  const known = new Set(kept.map(({ key }) => key));
  const failing = new Set(brokenParts(second).map(({ key }) => key));
  return {
    parts: [...kept, ...second.parts.filter(({ key }) => !known.has(key))],
    loose: second.loose,
    unsteady: sentencesOf({ ...first, parts: first.parts.filter(({ key }) => !failing.has(key)) }),
  };
}

export function brokenParts({ parts }) {
  return parts.filter(({ failures }) => failures.length > 0);
}

export function sentencesOf(outcome) {
  const named = brokenParts(outcome).flatMap(({ key, failures }) =>
    failures.map(({ title, reason }) => `${key}: ${title}\n    ${firstLines(reason)}`),
  );
  return [...named, ...outcome.loose.map(firstLines)];
}

function journeysIn(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        key: `${file}:${line} ${title} [${projectName}]`,
        passed: status === "expected" ? 1 : 0,
        failures: status === "unexpected" ? [{ title: "failed", reason: reasonOf(results) }] : [],
      })),
    ),
    ...journeysIn(inner),
  ]);
}

function reasonOf(results) {
  return results.map(({ error }) => error?.message ?? "").join("\n");
}

function errorsIn({ errors = [] }) {
  return errors.map(({ message }) => message ?? "");
}

function firstLines(text) {
  return stripVTControlCharacters(text).split("\n").slice(0, 6).join("\n    ");
}
