import { execFileSync } from "node:child_process";

import { ensureWebBuilt } from "./build-web.mjs";
import { ensureInstalled } from "./install.mjs";
import { refuseOldNode } from "./node.mjs";
import { root } from "./paths.mjs";
import { runSteps } from "./run-steps.mjs";
import { stopWith } from "./sentence.mjs";
import { gates, stepsFor, tests } from "./steps.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";

const paths = process.argv.slice(2);

refuseOldNode();
ensureInstalled();
ensureSystemPackages();
if (paths.length === 0) {
  await runSteps({ gates, tests });
} else {
  const files = sourcesIn(paths);
  if (files.length === 0) stopWith(`There is no source file in ${paths.join(" ")}.`);
  if (files.some((file) => file.endsWith(".journey.ts"))) ensureWebBuilt();
  await runSteps(stepsFor(files));
}

/** Also files that git does not track yet. */
function sourcesIn(places) {
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate", "--", ...places];
  const names = execFileSync("git", listed, { cwd: root, encoding: "utf8" }).split("\n");
  return names.filter((name) => /\.(ts|tsx|mjs)$/.test(name));
}
