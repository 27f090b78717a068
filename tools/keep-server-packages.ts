import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";

import { type Lockfile, needsAt, readLockfile } from "./production-packages.ts";
import { root } from "./source-files.ts";

/**
 * The places in node_modules that the built product does without: what only development, or only building the web app,
 * needs.
 */
export function placesToRemove({ packages }: Lockfile): string[] {
  const kept = new Set(["", "apps/server"]);
  // A set also visits what is added while it is walked through.
  for (const place of kept) {
    for (const found of needsAt(packages, place)) {
      kept.add(found);
      const { link, resolved } = packages[found] ?? {};
      if (link && resolved) kept.add(resolved);
    }
  }
  return Object.keys(packages).filter((place) => place.includes("node_modules/") && !kept.has(place));
}

if (import.meta.main) {
  const removed = placesToRemove(readLockfile()).filter((place) => existsSync(join(root, place)));
  for (const place of removed) rmSync(join(root, place), { recursive: true, force: true });
  // Programs of packages that are gone; the server starts none of the others either.
  rmSync(join(root, "node_modules/.bin"), { recursive: true, force: true });
  console.log(`${removed.length} packages removed that the server does not need`);
}
