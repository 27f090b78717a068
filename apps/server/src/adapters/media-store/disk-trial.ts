import { randomBytes } from "node:crypto";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { temporaryFolderOf, unlessMissing } from "./disk-layout.ts";

/**
 * Writes, reads back and removes a small file among the unfinished ones, which are swept after a day. False where no
 * store was created yet.
 */
export async function tryDisk(folder: string): Promise<boolean> {
  const temporary = temporaryFolderOf(folder);
  if (!(await unlessMissing(stat(temporary)))) return false;
  const file = join(temporary, `trial-${randomBytes(8).toString("hex")}`);
  const bytes = randomBytes(1024);
  try {
    await writeFile(file, bytes, { flag: "wx", mode: 0o600, flush: true });
    if (!(await readFile(file)).equals(bytes)) throw new Error("The disk returns other bytes than it was given");
  } finally {
    await rm(file, { force: true });
  }
  return true;
}
