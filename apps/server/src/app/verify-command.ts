import { parseArgs } from "node:util";

import type { Config } from "#config/config.ts";
import type { RepairOutcome, RepairReport } from "#features/files/repair.service.ts";
import { createStoreKeysRepository } from "#features/files/store-keys.repository.ts";
import { createVerifyService, type Finding, type VerifyReport } from "#features/files/verify.service.ts";
import { StartupError } from "#lib/app-error.ts";
import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";

import { compose } from "./compose.ts";
import { openDatabaseAsItIs, openStoreForReading } from "./open-for-reading.ts";
import { openResources } from "./open-resources.ts";

const help = `npm run verify
    Compares every stored file with the database. Changes nothing.
npm run verify -- --quick
    The same without reading the files: changed bytes are not noticed.
npm run verify -- --repair
    Removes files that no row refers to and that are older than a day, and has damaged previews made again.
`;

interface VerifyContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly print: (line: string) => void;
}

/** Answers with the exit code: 1 when a file is missing or damaged and stays so. */
export async function verifyFiles(context: VerifyContext, words: readonly string[]): Promise<number> {
  const { isQuick, isRepairing } = optionsIn(words);
  const onFinding = (finding: Finding): void => context.print(findingLine(finding));
  if (isRepairing) return repairFiles(context, { isQuick, onFinding });
  const report = await readFiles(context, { isQuick, onFinding });
  if (report.orphaned > 0) context.print("Files that nothing refers to are removed with: npm run verify -- --repair");
  context.print(countsLine(report));
  return report.missing + report.changed > 0 ? 1 : 0;
}

interface VerifyOptions {
  readonly isQuick: boolean;
  readonly onFinding: (finding: Finding) => void;
}

async function readFiles({ config, logger }: VerifyContext, options: VerifyOptions): Promise<VerifyReport> {
  const database = await openDatabaseAsItIs(config);
  try {
    const store = await openStoreForReading(config.media, logger);
    const verify = createVerifyService({ keys: createStoreKeysRepository(database.db), store });
    try {
      return await verify.verify(options);
    } finally {
      await store.close();
    }
  } finally {
    await database.close();
  }
}

async function repairFiles(context: VerifyContext, options: VerifyOptions): Promise<number> {
  // Opening the resources would migrate an older database under the server that runs on it.
  await (await openDatabaseAsItIs(context.config)).close();
  const composition = compose({ ...context, ...(await openResources(context)) });
  const onOutcome = (outcome: RepairOutcome): void => context.print(outcomeLine(outcome));
  try {
    const report = await composition.services.repair.repair({ ...options, onOutcome });
    context.print(`${countsLine(report)} ${repairedLine(report)}`);
    return report.unrepaired > 0 ? 1 : 0;
  } finally {
    await composition.close();
  }
}

function optionsIn(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { quick: { type: "boolean", default: false }, repair: { type: "boolean", default: false } },
    });
    return { isQuick: values.quick, isRepairing: values.repair };
  } catch (error) {
    throw new StartupError(help, { cause: error });
  }
}

const explained = {
  missing: "is in the database but missing from the store",
  changed: "has changed since it was stored",
} as const;

/** What to do about a missing or changed blob. */
const advice = {
  original: "Restore it from a backup.",
  variant: "It can be made again from its original: npm run verify -- --repair",
  upload: "Whoever is uploading has to begin again.",
  piece: "Whoever is sending this answer has to record it again.",
  made: "The member can have this download made again.",
  printed: "Restore it from a backup; without it the order can't be printed.",
} as const;

function findingLine(finding: Finding): string {
  const { problem, key } = finding;
  if (problem === "orphaned") return `orphaned: ${key} is in the store but nothing refers to it`;
  const { what, ownerId } = finding;
  return `${problem}: ${key} ${explained[problem]} (${what} of ${ownerId}). ${advice[what]}`;
}

function outcomeLine(outcome: RepairOutcome): string {
  switch (outcome.what) {
    case "removed":
      return `removed: ${outcome.key}`;
    case "kept":
      return `kept: ${outcome.key} ${outcome.why === "young" ? "is younger than a day and may be part of an upload" : "is referred to by now"}`;
    case "refused":
      return `kept: all of them. The database refers to ${outcome.named} files, and the store has ${outcome.orphans} others: is it the database of these files?`;
    case "queued":
      return `queued: the running server makes the previews of ${outcome.fileId} again`;
    case "unrepaired":
      return outcome.needs === "original"
        ? `not repaired: the previews of ${outcome.fileId} can't be made again before its original is restored from a backup`
        : `not repaired: the previews of ${outcome.fileId} can't be made again without ffmpeg. Install it, or restore them from a backup`;
  }
}

function countsLine({ checked, missing, changed, orphaned }: VerifyReport): string {
  return `${checked} checked: ${missing} missing, ${changed} changed, ${orphaned} orphaned.`;
}

function repairedLine({ removed, unrepaired }: RepairReport): string {
  return `${removed} removed, ${unrepaired} not repaired.`;
}
