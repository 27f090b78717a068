import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import { runnerNode } from "./node.mjs";
import { modules, root } from "./paths.mjs";
import { say, stopWith } from "./sentence.mjs";

const web = join(root, "apps/web");
const stamp = join(web, "dist/.sources");
/** The sources of the built app. */
const sources = [
  web,
  join(root, "packages/contract/src"),
  join(root, "packages/domain/src"),
  join(root, "package-lock.json"),
];
const ignored = /(^|\/)(node_modules|dist|__screenshots__)$|\.test\.tsx?$/;

/** Builds the web app when its sources are not the ones it was built from. */
export function ensureWebBuilt() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Building the web app ...");
  const vite = join(modules, "vite/bin/vite.js");
  const { status, stdout, stderr } = spawnSync(runnerNode(), [vite, "build", "--logLevel", "warn"], { cwd: web });
  if (status !== 0) stopWith(`The web app could not be built.\n${stdout}${stderr}`);
  // Written last: an interrupted build has no stamp and is repeated.
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((place) => filesOf(place))) {
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesOf(place) {
  if (ignored.test(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  // The oldest Node that may start us has no `toSorted`. `localeCompare` has another order in another language.
  const names = readdirSync(place).sort((one, other) => (one < other ? -1 : 1));
  return names.flatMap((name) => filesOf(join(place, name)));
}
