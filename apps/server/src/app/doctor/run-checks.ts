import { StartupError } from "#lib/app-error.ts";

import { broken, type Check, type Finding } from "./check.ts";
import type { DoctorContext } from "./doctor-context.ts";

const patienceMs = 10_000;

export interface NamedFinding {
  readonly name: string;
  readonly finding: Finding;
}

/** Runs all checks at once, and yields what they find in their order, each as soon as it is known. */
export async function* runChecks(checks: readonly Check[], context: DoctorContext): AsyncGenerator<NamedFinding> {
  const running = checks.map((check) => ({ name: check.name, finding: findingOf(check, context) }));
  for (const { name, finding } of running) {
    const found = await finding;
    if (found) yield { name, finding: found };
  }
}

async function findingOf(check: Check, context: DoctorContext): Promise<Finding | undefined> {
  try {
    // Asynchronous also where it throws at once, so that no other check is lost.
    const looking = Promise.resolve().then(() => check.run(context));
    return await (check.isLong ? looking : Promise.race([looking, giveUp()]));
  } catch (error) {
    return brokenBy(error);
  }
}

function giveUp(): Promise<Finding> {
  return new Promise((resolve) => {
    const finding = broken(
      `There was no result within ${patienceMs / 1000} seconds.`,
      "See whether the disk or the server it is about answers at all.",
    );
    setTimeout(resolve, patienceMs, finding).unref();
  });
}

/** A `StartupError` is a sentence for the operator, and mostly a second one with what to do. */
function brokenBy(error: unknown): Finding {
  const message = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, " ").trim();
  if (!(error instanceof StartupError)) {
    return broken(
      `This could not be looked at: ${ended(message)}`,
      "Report it with this line, if the reason is not clear.",
    );
  }
  const [, says = message, todo = "Correct that, and look again."] = /^(.*?[.?]) ([A-Z].*)$/.exec(message) ?? [];
  return broken(ended(says), todo);
}

function ended(sentence: string): string {
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}
