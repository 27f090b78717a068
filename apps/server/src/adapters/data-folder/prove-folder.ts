import { fork } from "node:child_process";
import { join } from "node:path";

import { StartupError } from "#lib/app-error.ts";

import type { FolderFinding } from "./folder-findings.ts";

const program = join(import.meta.dirname, "folder-child.ts");
/** Counted from when the child runs: a machine that is slow to start it has no broken disk. */
const patienceMs = 5000;

interface FolderNeeds {
  /** Whether the folder has to support locks, as the embedded database needs. */
  readonly locks: boolean;
}

/**
 * Creates the folder where it is missing, and refuses with a sentence one that cannot be written or locked, or does not
 * answer.
 */
export async function proveFolder(folder: string, needs: FolderNeeds): Promise<void> {
  const finding = await findingsOf(folder, needs);
  if (finding === undefined) {
    throw new StartupError(
      `DATA_DIR does not answer: ${folder}. Is it on a network drive or a disk that is out of reach?`,
    );
  }
  if (finding.kind === "unwritable") {
    throw new StartupError(`DATA_DIR cannot be written: ${folder}. Choose another folder or correct its permissions.`, {
      cause: finding.reason,
    });
  }
  if (finding.kind === "unlockable") {
    throw new StartupError(
      `DATA_DIR is on a file system that cannot lock files, which the database needs: ${folder}. Choose a folder on a local disk.`,
      { cause: finding.reason },
    );
  }
}

/** Undefined when the child did not answer in time. */
async function findingsOf(folder: string, { locks }: FolderNeeds): Promise<FolderFinding | undefined> {
  const child = fork(program, [folder, locks ? "locks" : ""], { execArgv: [], stdio: "ignore", env: {} });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve) => {
      child.on("message", (finding: FolderFinding) => {
        if (finding.kind === "started") timer = setTimeout(resolve, patienceMs, undefined);
        else resolve(finding);
      });
      child.on("error", (error) => resolve({ kind: "unwritable", reason: String(error) }));
      child.on("exit", () => resolve({ kind: "unwritable", reason: "The check ended without an answer" }));
    });
  } finally {
    clearTimeout(timer);
    // The child may hang in a system call that no signal ends, so its exit is not awaited.
    child.kill("SIGKILL");
    if (child.connected) child.disconnect();
    child.unref();
  }
}
