import { parseArgs } from "node:util";

import type { Config } from "#config/config.ts";
import { StartupError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";

import type { Check, Finding } from "./check.ts";
import { createDoctorContext, type DoctorOptions } from "./doctor-context.ts";
import { type NamedFinding, runChecks } from "./run-checks.ts";

const help = `npm run doctor
    Looks at this machine, the database, the files and everything the settings name. Changes nothing.
npm run doctor -- --mail ADDRESS
    Sends a mail to this address, too.
npm run doctor -- --deep
    Reads all of the embedded database, too.
npm run -s doctor -- --json
    Prints the same as JSON.
`;

interface DoctorDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly checks: readonly Check[];
  /** Taken out of everything that is printed. */
  readonly secrets: readonly string[];
  readonly print: (text: string) => void;
}

/** Answers with the exit code: 1 when something is broken. */
export async function examine(
  { checks, secrets, print, ...given }: DoctorDeps,
  words: readonly string[],
): Promise<number> {
  const { isJson, ...options } = optionsIn(words);
  const context = createDoctorContext({ ...given, options });
  const findings: NamedFinding[] = [];
  for await (const { name, finding } of runChecks(checks, context)) {
    const named = { name, finding: withoutSecrets(finding, secrets) };
    findings.push(named);
    if (!isJson) print(lineOf(named));
  }
  if (isJson) print(`${JSON.stringify(findings.map(recordOf), null, 2)}\n`);
  await context.close();
  return findings.some(({ finding }) => finding.state === "broken") ? 1 : 0;
}

/** What a check says may quote the answer of another program. */
export function withoutSecrets(finding: Finding, secrets: readonly string[]): Finding {
  const clean = (text: string): string =>
    secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, "(secret)"), text);
  const says = clean(finding.says);
  return finding.state === "ok" ? { ...finding, says } : { ...finding, says, todo: clean(finding.todo) };
}

const longestState = "attention".length;

function lineOf({ name, finding }: NamedFinding): string {
  const { state, says } = finding;
  const todo = state === "ok" ? "" : ` ${finding.todo}`;
  return `${state.padEnd(longestState)}  ${name}: ${says}${todo}\n`;
}

function recordOf({ name, finding }: NamedFinding) {
  return { check: name, ...finding };
}

function optionsIn(words: readonly string[]): DoctorOptions & { readonly isJson: boolean } {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        mail: { type: "string" },
        deep: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
      },
    });
    if (values.mail !== undefined && !/^[^\s@]+@[^\s@]+$/.test(values.mail)) throw new Error("This is no address");
    return { mailTo: values.mail, isDeep: values.deep, isJson: values.json };
  } catch (error) {
    throw new StartupError(help, { cause: error });
  }
}
