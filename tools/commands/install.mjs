import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { linkRunner } from "./node.mjs";
import { npm } from "./npm.mjs";
import { modules, root } from "./paths.mjs";
import { say, stopWith } from "./sentence.mjs";

const stamp = join(modules, ".installed");

/** Installs exactly what the lockfile says, unless it is installed already. */
export function ensureInstalled() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Installing the packages in the lockfile ...");
  const { status } = npm(["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (status !== 0) stopWith("The packages could not be installed. Is the package registry reachable?");
  linkRunner();
  // Written last: an interrupted installation has no stamp and is repeated.
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const lockfile = readFileSync(join(root, "package-lock.json"));
  return createHash("sha256").update(lockfile).update(`${process.platform} ${process.arch}`).digest("hex");
}
