import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { OfflinePage } from "#ports/offline-page.ts";

/** Compressed copies and source maps, which an archive does not need. */
const packed = /\.(?:br|gz|zst|map)$/;

interface BuiltPageDeps {
  readonly folder: string | undefined;
}

/** The files of the offline page as the web app's build leaves them. */
export function createBuiltPage({ folder }: BuiltPageDeps): OfflinePage {
  return {
    async files() {
      const names = folder === undefined ? [] : await namesIn(folder);
      const files = names.map(async (name) => ({ name, bytes: await readFile(join(folder ?? "", name)) }));
      return Promise.all(files);
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !packed.test(entry.name))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll("\\", "/"),
      )
      .toSorted();
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "ENOENT") return [];
    throw error;
  }
}
