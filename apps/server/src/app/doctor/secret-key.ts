import { type StoredKey, findStoredKey, secretsOf } from "#config/secrets.ts";
import { StartupError } from "#lib/app-error.ts";

import { attention, broken, type Check, type Finding, ok } from "./check.ts";
import { modeText } from "./data-folder.ts";
import type { DoctorContext } from "./doctor-context.ts";

const where = "DATA_DIR/secrets/key";

export const secretKey: Check = {
  name: "secret key",
  async run(context) {
    const { secretKey: given, dataDir } = context.config;
    const stored = await readable(findStoredKey(dataDir));
    if (given !== undefined) return givenFinding(given, stored);
    if (!stored) return absentFinding(context);
    // Throws with a sentence where it is too short.
    secretsOf(stored.text);
    if ((stored.mode & 0o077) !== 0 && process.platform !== "win32") {
      return attention(
        `The key in ${where} has mode ${modeText(stored.mode)}, so other users of this machine may read it.`,
        `Close it: chmod 600 "${dataDir}/secrets/key"`,
      );
    }
    return ok(`The key is in ${where}, and only its owner can read it.`);
  },
};

async function readable<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((cause: unknown) => {
    throw new StartupError(`The key in ${where} cannot be read. Run this as the server's user.`, { cause });
  });
}

function givenFinding(given: string, stored: StoredKey | undefined): Finding {
  if (!stored || stored.text === given) return ok("SECRET_KEY is set.");
  return attention(
    `SECRET_KEY is set, and ${where} has another key, which is not used.`,
    "If people had to sign in again since it was set, remove SECRET_KEY; otherwise remove the file.",
  );
}

async function absentFinding({ openDatabase }: DoctorContext): Promise<Finding> {
  const found = await openDatabase().catch(() => undefined);
  if (!found || found.schemaVersion === 0) {
    return attention("There is no key yet.", "Start the server, which makes one, and keep a copy of it elsewhere.");
  }
  return broken(
    `There is a database, and its key in ${where} is gone.`,
    "Restore the key from its backup before the server starts: with a new one everybody has to sign in again, and waiting mail is lost.",
  );
}
