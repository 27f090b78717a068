import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

interface OldFiles {
  readonly folder: string;
  /** Only files with such a name are removed; the folder may hold different ones. */
  readonly name: RegExp;
}

/** Removes files written before this moment. A missing folder counts as empty. */
export async function removeOldFiles({ folder, name }: OldFiles, before: number): Promise<void> {
  for (const entry of await namesIn(folder)) {
    const path = join(folder, entry);
    if (name.test(entry) && (await stat(path)).mtimeMs < before) await rm(path, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "ENOENT") return [];
    throw error;
  }
}
