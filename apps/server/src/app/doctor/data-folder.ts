import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

import { attention, type Check, ok } from "./check.ts";

const othersMode = 0o077;

/** Windows has neither owners nor modes that mean the same. */
const hasOwners = process.platform !== "win32";

export const dataFolder: Check = {
  name: "data folder",
  async run({ config: { dataDir }, dataFolder: find }) {
    const found = await find();
    if (found.kind === "unusable") throw found.reason;
    if (found.kind === "absent") {
      return attention(
        `DATA_DIR does not exist: ${dataDir}.`,
        "Start the server, which creates it, or correct DATA_DIR.",
      );
    }
    if (!hasOwners) return ok(`DATA_DIR can be written: ${dataDir}.`);
    const { uid, mode } = found.stats;
    const strangers = await belongingToOthers(dataDir, uid);
    if (strangers.length > 0) {
      return attention(
        `In DATA_DIR, ${strangers.join(", ")} belongs to another user than the folder itself.`,
        `Give everything to the server's user: chown -R --reference="${dataDir}" "${dataDir}"`,
      );
    }
    if ((mode & othersMode) !== 0) {
      return attention(
        `DATA_DIR has mode ${modeText(mode)}, so other users of this machine can look into it.`,
        `Close it: chmod 700 "${dataDir}"`,
      );
    }
    if (uid === 0) {
      return attention(
        `DATA_DIR belongs to root: ${dataDir}.`,
        "Let the server run as a user of its own, and give it the folder.",
      );
    }
    return ok(`DATA_DIR can be written and is closed to other users: ${dataDir}.`);
  },
};

/** Left behind where something was started as another user once: the server can't write them. */
async function belongingToOthers(folder: string, owner: number): Promise<string[]> {
  const names = await readdir(folder);
  const owners = await Promise.all(names.map(async (name) => ownerOf(join(folder, name))));
  return names.filter((_, index) => owners[index] !== undefined && owners[index] !== owner);
}

/** Undefined for a file that is gone by now. */
async function ownerOf(path: string): Promise<number | undefined> {
  return lstat(path).then(
    ({ uid }) => uid,
    () => undefined,
  );
}

export function modeText(mode: number): string {
  return (mode & 0o777).toString(8).padStart(4, "0");
}
